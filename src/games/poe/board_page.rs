use std::rc::Rc;

use flub::{
    games::poe::{Proof, Version},
    network::{Completion, Goal, Network, Placement},
};
use yew::prelude::*;

use super::{
    actions::GoalPicker,
    analysis::{Analysis, position},
    coach::describe_obstacle,
    facts::Facts,
    screen::{Shown, ShownBy},
    setup_page::VersionChoice,
};
use crate::{
    context::use_words,
    i18n::{Value, Words},
    letters::{
        board::{Board, BoardFrame, BoardGame, Change, Drawn, FactsFrame, fact, show_button, view},
        mat_view::Safety,
        naming::listed,
    },
    table::{link::LinkKind, link_button::LinkButton, sending::sends_as},
    ui::renewed::renewed,
};

impl BoardGame for Version {
    type Shown = Shown;
}

/// Properties of [`BoardPage`].
#[derive(Properties, PartialEq)]
pub struct BoardPageProps {
    /// The linked board.
    pub sent: Option<Analysis>,
    /// Starts a match whose first round begins like this.
    pub on_start: Callback<(Goal, Network)>,
}

/// The board without opponents: any letters, any goal, and the full analysis.
#[component]
pub fn BoardPage(props: &BoardPageProps) -> Html {
    let words = use_words();
    let board = use_reducer(|| Board::new(props.sent.clone().unwrap_or_else(|| Analysis::vacant(Version::Beginning))));
    let facts = use_memo(position(&board.analysis), Facts::of);
    let drawn = match &board.shown {
        Some(Shown { proof, .. }) => Drawn::proof(&facts.network, &proof.letters, &proof.counted),
        None => Drawn::lines(&facts.network, board.lines),
    };
    html! {
        <BoardFrame<Version> board={board.clone()} game="poe" view={view(&words, &board, drawn, &facts.notes)}
            label={words.text("poe-mat")}>
            <FactsPanel board={&board} facts={&facts} />
            <div class="sheet stack board-setup">
                <VersionChoice chosen={board.analysis.kind} on_choose={sends_as(&board, Change::Kind)} />
                <GoalPicker version={board.analysis.kind} goal={board.analysis.goal}
                    on_pick={sends_as(&board, Change::Goal)} />
            </div>
            { start(&words, board.analysis.goal, facts.network, &props.on_start) }
            <LinkButton game="poe" kind={LinkKind::Position} text={board.analysis.to_string()}
                label={words.text("table-link-board")} />
        </BoardFrame<Version>>
    }
}

/// A match from here, where one can begin.
fn start(words: &Words, goal: Goal, network: Network, on_start: &Callback<(Goal, Network)>) -> Html {
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

/// Properties of [`FactsPanel`].
#[derive(Properties, PartialEq)]
pub struct FactsPanelProps {
    /// The board.
    pub board: UseReducerHandle<Board<Version>>,
    /// The analysis.
    pub facts: Rc<Facts>,
}

/// The facts, a line each, with proofs to show.
#[component]
pub fn FactsPanel(FactsPanelProps { board, facts }: &FactsPanelProps) -> Html {
    let words = use_words();
    html! {
        <FactsFrame<Version> {board} legend={words.text("poe-board-legend")}>
            { solved(&words, board, facts) }
            { possible(&words, board, facts) }
            { ripe(&words, board, facts) }
            { safe(&words, board, facts) }
            { latest(&words, board, facts) }
        </FactsFrame<Version>>
    }
}

/// Whether there is a solution now.
fn solved(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    let solution =
        facts.network.solution(board.analysis.goal, None).map(|counted| Proof { counted, ..Proof::default() });
    let sentence = match &solution {
        Some(proof) => words.with("poe-board-solved", &[("list", listed(&proof.counted).into())]),
        None => words.text("poe-board-unsolved"),
    };
    fact(solution.is_some(), sentence, show(words, board, facts, solution))
}

/// Whether there can still be one, or why not.
fn possible(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    let (network, goal) = (facts.network, board.analysis.goal);
    let way = network.completion(goal);
    let way = way.map(|way| Proof { letters: way.letters, counted: way.counted, ..Proof::default() });
    let sentence = match &way {
        Some(_) => words.text("poe-board-possible"),
        None => {
            let why = network.obstacle(goal).map(|obstacle| describe_obstacle(words, goal, &obstacle));
            words.with("poe-board-impossible", &[("why", why.unwrap_or_default().into())])
        }
    };
    fact(way.is_some(), sentence, show(words, board, facts, way))
}

/// Whether one more letter makes a solution.
fn ripe(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    // What stands already needs no letter.
    let standing = facts.network.solution(board.analysis.goal, None);
    let standing = standing.map(|counted| Completion { letters: Vec::new(), counted });
    let one = standing.or_else(|| facts.network.one_letter_completion(board.analysis.goal));
    let one = one.map(|one| Proof { letters: one.letters, counted: one.counted, ..Proof::default() });
    let sentence = match &one {
        Some(one) => {
            let letter = one.letters.first().map_or_else(|| "none".to_owned(), Placement::to_string);
            words.with("poe-board-ripe", &[("letter", letter.into()), ("list", listed(&one.counted).into())])
        }
        None => words.text("poe-board-unripe"),
    };
    fact(one.is_some(), sentence, show(words, board, facts, one))
}

/// The number of letters that are no flub.
fn safe(words: &Words, board: &Board<Version>, facts: &Facts) -> Html {
    let network = facts.network;
    let safe = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let forced = safe == 0 && !network.is_full() && network.is_possible(board.analysis.goal);
    let forced = ("forced", Value::from(if forced { "yes" } else { "no" }));
    fact(safe > 0, words.with("poe-board-safe", &[("count", safe.into()), forced]), None)
}

/// The latest letter's flub, if any.
fn latest(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Option<Html> {
    let note = Some(&facts.latest).filter(|note| note.is_flub())?;
    let sentence = note.sentences(words, &position(&board.analysis)).join(" ");
    Some(fact(false, sentence, show(words, board, facts, note.shown.clone().map(|shown| shown.proof))))
}

/// The button that draws a proof on the mat, where there is one.
fn show(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts, proof: Option<Proof>) -> Option<Html> {
    proof.map(|proof| show_button(words, board, Shown { network: facts.network, proof, by: ShownBy::Nobody }))
}
