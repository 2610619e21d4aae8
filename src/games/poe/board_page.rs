//! The page of the board without opponents, and the match that starts from it.

use flub::{
    games::poe::{Position, Proof, Version},
    network::{Completion, Goal, Network, Placement},
    play::Seed,
};
use flub_tables::{
    games::poe::{
        analysis::{Analysis, position},
        coach::{Note, describe_obstacle},
        save::{Save, SetUp},
        screen::{Shown, ShownBy},
        table::PoeTable,
        wording::describe_goal,
    },
    i18n::{Value, Words},
    letters::{mat_view::Safety, scene::Scene},
};
use yew::prelude::*;

use super::{
    actions::{draw_goal_picker, is_offered},
    setup_page::draw_version_choice,
};
use crate::{
    context::{use_app, use_words},
    letters::board::{
        Board, BoardFrame, BoardGame, Change, draw_fact, draw_facts, draw_show_button, show_lines, view_mat,
    },
    table::{
        effects::latest_game,
        keeping::{Kept, keep},
        link::{LinkKind, LinkProps},
        link_button::LinkButton,
        table_page::TablePage,
    },
    ui::{renewed::renewed, sending::sends_as},
};

impl BoardGame for Version {
    type Shown = Shown;
}

/// The board without opponents, and once a match is started from it, the set-up of that match.
#[component]
pub fn BoardRoom(LinkProps { link }: &LinkProps) -> Html {
    let storage = use_app().storage;
    let given = use_state(|| None::<Save>);
    let on_start = {
        let (given, storage) = (given.clone(), storage.clone());
        Callback::from(move |opening: (Goal, Network)| {
            let before = latest_game::<PoeTable>(&storage).as_ref().map_or_else(SetUp::default, SetUp::from);
            given.set(before.opened(opening, Seed(0)));
        })
    };
    // A match that begins at the board's address moves to its own, so that a reload finds it.
    let on_begin = move |save: Save| {
        let is_kept = storage.reported(keep(&storage, &save, None)) == Ok(Kept::Here);
        if is_kept {
            let _ = gloo::utils::window().location().set_hash("#/poe");
        }
        !is_kept
    };
    match &*given {
        Some(given) => html! { <TablePage<PoeTable> key="table" given={given.clone()} {on_begin} /> },
        None => {
            let sent = link.as_ref().and_then(|link| link.read(LinkKind::Position));
            html! { <BoardPage key="board" {sent} {on_start} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct BoardPageProps {
    /// The linked board.
    sent: Option<Analysis>,
    /// Starts a match whose first round begins like this.
    on_start: Callback<(Goal, Network)>,
}

/// The board without opponents: any letters, any goal, and the full analysis.
#[component]
fn BoardPage(props: &BoardPageProps) -> Html {
    let words = use_words();
    let board = use_reducer(|| Board::new(props.sent.clone().unwrap_or_else(|| Analysis::vacant(Version::Beginning))));
    let Analysis { kind, goal, .. } = board.analysis;
    let facts = use_memo(position(&board.analysis), Facts::of);
    let scene = match &board.shown {
        Some(Shown { proof, .. }) => Scene::with_proof(facts.network, &proof.letters, &proof.counted),
        None => show_lines(facts.network, board.lines),
    };
    let on_goal = {
        let board = board.clone();
        Callback::from(move |goal| {
            if is_offered(kind, goal) {
                board.dispatch(Change::Goal(goal));
            }
        })
    };
    let found = html! {
        <>
            { draw_solution(&words, &board, &facts) }
            { draw_completion(&words, &board, &facts) }
            { draw_one_letter(&words, &board, &facts) }
            { draw_safe_letters(&words, &board, &facts) }
            { draw_latest(&words, &board, &facts) }
        </>
    };
    let view = Board::view(&board);
    html! {
        <BoardFrame board={view.clone()} game="poe" view={view_mat(&words, &view, scene, &facts.notes)}
            label={words.text("poe-mat")} goal={describe_goal(&words, goal)}>
            { draw_facts(&words, &view, &facts.network, words.text("poe-board-legend"), found) }
            <div class="sheet stack board-setup">
                { draw_version_choice(&words, kind, &[], &sends_as(&board, Change::Kind)) }
                { draw_goal_picker(&words, kind, goal, &on_goal) }
            </div>
            { draw_start(&words, goal, facts.network, &props.on_start) }
            <LinkButton game="poe" kind={LinkKind::Position} text={view.text}
                label={words.text("table-link-board")} />
        </BoardFrame>
    }
}

/// The button that starts a match from here, if one can begin here.
fn draw_start(words: &Words, goal: Goal, network: Network, on_start: &Callback<(Goal, Network)>) -> Html {
    let playable = !network.is_full() && network.is_possible(goal);
    let onclick = playable.then(|| on_start.reform(move |_| (goal, network)));
    html! {
        <div class="actions">
            <button type="button" class="button primary wide" aria-disabled={(!playable).to_string()} {onclick}>
                { words.text("poe-board-start") }
            </button>
            <p class="quiet">{ (!playable).then(|| renewed(words.text("poe-board-no-start"))) }</p>
        </div>
    }
}

/// The facts of a position.
#[derive(Clone, Debug, PartialEq)]
struct Facts {
    network: Network,
    /// The letters that could be written next, and how safe each is.
    notes: Vec<(Placement, Safety)>,
    /// The explanation of the latest letter.
    latest: Note,
}

impl Facts {
    /// Analyses a position.
    fn of(position: &Position) -> Self {
        let (network, goal) = (position.network(), position.goal());
        let safety = |letter: Placement| {
            let after = network.with(letter)?;
            let safety = match (after.is_ripe(goal), after.is_possible(goal)) {
                (true, _) => Safety::Ripe,
                (false, true) => Safety::Safe,
                (false, false) => Safety::Impossible,
            };
            Some((letter, safety))
        };
        let notes = network.placements().filter_map(safety).collect();
        Self { network, notes, latest: Note::on(position, position.latest()) }
    }
}

/// Whether there is a solution now.
fn draw_solution(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    let solution =
        facts.network.solution(board.analysis.goal, None).map(|counted| Proof { counted, ..Proof::default() });
    let sentence = match &solution {
        Some(proof) => words.with("poe-board-solved", &[("list", words.series(&proof.counted).into())]),
        None => words.text("poe-board-unsolved"),
    };
    draw_fact(solution.is_some(), sentence, draw_show(words, board, facts, solution))
}

/// Whether a solution can still be reached, or why not.
fn draw_completion(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    let (network, goal) = (facts.network, board.analysis.goal);
    let way = network.completion(goal);
    let way = way.map(|way| Proof { letters: way.letters, counted: way.counted, ..Proof::default() });
    let is_possible = way.is_some();
    let sentence = match &way {
        Some(_) => words.text("poe-board-possible"),
        // What is said of the latest letter has the reason.
        None if facts.latest.obstacle.is_some() => words.text("how-to-poe-flubs-p"),
        None => {
            let why = network.obstacle(goal).map(|obstacle| describe_obstacle(words, goal, &obstacle));
            words.with("poe-board-impossible", &[("why", why.unwrap_or_default().into())])
        }
    };
    // Where one letter does it, its own fact shows it.
    let farther = way.filter(|way| way.letters.len() > 1);
    draw_fact(is_possible, sentence, draw_show(words, board, facts, farther))
}

/// Whether one more letter makes a solution.
fn draw_one_letter(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    // A solution that exists already needs no letter.
    let standing = facts.network.solution(board.analysis.goal, None);
    let standing = standing.map(|counted| Completion { letters: Vec::new(), counted });
    let one = standing.or_else(|| facts.network.one_letter_completion(board.analysis.goal));
    let one = one.map(|one| Proof { letters: one.letters, counted: one.counted, ..Proof::default() });
    let sentence = match &one {
        Some(one) => {
            let letter = one.letters.first().map_or_else(|| "none".to_owned(), Placement::to_string);
            words.with("poe-board-ripe", &[("letter", letter.into()), ("list", words.list(&one.counted).into())])
        }
        None => words.text("poe-board-unripe"),
    };
    draw_fact(one.is_some(), sentence, draw_show(words, board, facts, one))
}

/// The number of letters that are safe to write.
fn draw_safe_letters(words: &Words, board: &Board<Version>, facts: &Facts) -> Html {
    let network = facts.network;
    let safe = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let forced = safe == 0 && !network.is_full() && network.is_possible(board.analysis.goal);
    let forced = ("forced", Value::from(if forced { "yes" } else { "no" }));
    draw_fact(safe > 0, words.with("poe-board-safe", &[("count", safe.into()), forced]), None)
}

/// The latest letter's flub, if any.
fn draw_latest(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Option<Html> {
    let note = Some(&facts.latest).filter(|note| note.is_flub())?;
    let sentence = words.sentences(note.sentences(words, &position(&board.analysis)));
    Some(draw_fact(false, sentence, draw_show(words, board, facts, note.shown.clone().map(|shown| shown.proof))))
}

/// The button that shows a proof on the mat, if there is one.
fn draw_show(
    words: &Words,
    board: &UseReducerHandle<Board<Version>>,
    facts: &Facts,
    proof: Option<Proof>,
) -> Option<Html> {
    proof.map(|proof| draw_show_button(words, board, Shown { network: facts.network, proof, by: ShownBy::Nobody }))
}
