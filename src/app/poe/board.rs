use std::rc::Rc;

use flub::{
    games::poe::{Position, Proof, Version},
    network::{Goal, Letter, LineSet, Listing, Network, Placement, Rules, Square},
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    coach::{Note, listed, obstacle_told},
    goal_choice::goal_picker,
    scene::Scene,
    setup_page::version_name,
    study::Study,
    table::Shown,
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    sent::Carried,
    shared::{
        choice::{Choice, ChoiceGroup},
        letter_palette::LetterPalette,
        link_button::LinkButton,
        mat::{Mat, MatKey},
        mat_view::{LetterNote, MatView, Safety, StrokeView},
    },
    words::{Value, Words},
};

/// Letters on a mat and a goal, to look at without opponents.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    study: Study,
    cursor: Square,
    lines: Lines,
    shown: Option<Shown>,
}

/// The connections that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    None,
    Required,
    Permitted,
}

impl Lines {
    const ALL: [Lines; 3] = [Lines::None, Lines::Required, Lines::Permitted];
}

/// A change to the board.
pub enum Change {
    Version(Version),
    Goal(Goal),
    Point(Square),
    /// Write a letter where the cursor is, in place of the one that is there.
    Write(Letter),
    Erase,
    Clear,
    Lines(Lines),
    Show(Option<Shown>),
}

impl Board {
    /// What lies there, and the cursor inside the mat.
    fn new(study: Study) -> Self {
        let size = study.version.size();
        let cursor = size.square(size.side() + 2).expect("a mat has a second row");
        Self { study, cursor, lines: Lines::None, shown: None }
    }

    fn with(self, change: Change) -> Self {
        let board = Self { shown: None, ..self };
        let (cursor, lines) = (board.cursor, board.lines);
        match change {
            Change::Version(version) if version.size() == board.study.version.size() => {
                Self { study: board.study.of_version(version), ..board }
            }
            Change::Version(version) => Self { lines, ..Self::new(Study::vacant(version)) },
            Change::Goal(goal) => Self { study: Study { goal, ..board.study }, ..board },
            Change::Point(cursor) => Self { cursor, ..board },
            Change::Write(letter) => Self { study: board.study.written(Placement { letter, square: cursor }), ..board },
            Change::Erase => Self { study: board.study.erased(cursor), ..board },
            Change::Clear => Self { study: Study { letters: Vec::new(), ..board.study }, ..board },
            Change::Lines(lines) => Self { lines, ..board },
            Change::Show(shown) => Self { shown, ..board },
        }
    }
}

impl Reducible for Board {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(change).into()
    }
}

/// What there is to know of a board.
struct Facts {
    network: Network,
    required: LineSet,
    permitted: LineSet,
    notes: Vec<(Placement, Safety)>,
    latest: Note,
}

impl Facts {
    fn of(position: &Position) -> Self {
        let (network, goal) = (position.network(), position.goal());
        let (required, permitted) = network.connections();
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
        Self { network, required, permitted, notes, latest: Note::on(position, position.latest()) }
    }
}

/// What the board begins with, and where it leads.
#[derive(PartialEq)]
pub struct BoardProps {
    /// What somebody sent as a link.
    pub sent: Option<Study>,
    /// Starts a match whose first round begins like this.
    pub on_start: Callback<(Goal, Network)>,
}

/// The board without opponents: any letters, any goal, and everything there is to know of them.
pub fn board_page(props: BoardProps) -> Html {
    part("board", props, |props, context| use_board_page(props).run(context))
}

#[hook]
fn use_board_page(props: &BoardProps) -> Html {
    let words = use_desk().words;
    let board = use_reducer(|| Board::new(props.sent.clone().unwrap_or_else(|| Study::vacant(Version::Beginning))));
    let position = board.study.position();
    let facts = use_memo(position.clone(), Facts::of);
    let dispatcher = board.dispatcher();
    let change = Callback::from(move |change: Change| dispatcher.dispatch(change));
    let on_key = {
        let (change, size) = (change.clone(), board.study.version.size());
        Callback::from(move |key: MatKey| match key {
            MatKey::Number(number) => {
                size.square(number).into_iter().for_each(|square| change.emit(Change::Point(square)))
            }
            MatKey::Letter(symbol) => {
                let letter = symbol.encode_utf8(&mut [0; 4]).parse().ok();
                let letter = letter.filter(|letter| Rules::Poe.letters().contains(letter));
                letter.into_iter().for_each(|letter| change.emit(Change::Write(letter)));
            }
            MatKey::Erase => change.emit(Change::Erase),
            MatKey::Enter => {}
        })
    };
    let on_point = change.reform(Change::Point);
    let (view, label, cursor) = (view(&words, &board, &facts), words.text("poe-mat"), board.cursor);
    let (carried, text) = (Carried::Position, board.study.to_string());
    let mat = yew::html! { <Mat {view} {label} {cursor} on_choose={on_point.clone()} {on_point} {on_key} /> };
    html! {
        <section class="table-page board-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("poe-board") }</h1>
                { mat }
            </div>
            <div class="table-side">
                <h2>{ words.text("poe-board") }</h2>
                <p class="quiet">{ words.text("poe-board-about") }</p>
                <div class="actions">
                    { yew::html! { <LetterPalette rules={Rules::Poe} on_letter={change.reform(Change::Write)} /> } }
                    <div class="action-row">
                        <button type="button" class="button" onclick={change.reform(|()| Change::Erase)}>{ words.text("poe-board-erase") }</button>
                        <button type="button" class="button" onclick={change.reform(|()| Change::Clear)}>{ words.text("poe-board-clear") }</button>
                    </div>
                </div>
                { said(&words, &board, &facts, &change) }
                <div class="sheet stack board-setup">
                    { version_choice(&words, &board, &change) }
                    { goal_picker(&words, board.study.version, board.study.goal, change.reform(Change::Goal)) }
                </div>
                { start(&words, &board, &facts, &props.on_start) }
                { yew::html! { <LinkButton game="poe" {carried} {text} label={words.text("table-link-board")} /> } }
            </div>
        </section>
    }
}

fn view(words: &Words, board: &Board, facts: &Facts) -> MatView {
    let latest = board.study.letters.last().map(|letter| letter.square);
    let mut scene = Scene { latest, ..Scene::plain(facts.network) };
    let listings = |lines: LineSet| lines.lines(facts.network.size()).map(Listing::from).collect::<Vec<_>>();
    match (&board.shown, board.lines) {
        (Some(Shown { proof, .. }), _) => {
            let letters = &proof.letters;
            let written =
                letters.iter().fold(facts.network, |network, &letter| network.with(letter).unwrap_or(network));
            scene.pencil = letters.clone();
            scene.strokes = StrokeView::of_proof(&written, &proof.counted);
        }
        (None, Lines::Required) => scene.strokes = StrokeView::of_proof(&facts.network, &listings(facts.required)),
        (None, Lines::Permitted) => scene.strokes = StrokeView::of_proof(&facts.network, &listings(facts.permitted)),
        (None, Lines::None) => {}
    }
    let mut view = scene.view(words);
    for square in view.size.squares() {
        let of_square = facts.notes.iter().filter(|(letter, _)| letter.square == square);
        let notes: Vec<LetterNote> =
            of_square.map(|&(Placement { letter, .. }, safety)| LetterNote { letter, safety }).collect();
        let shown = &mut view.squares[square.index()];
        if shown.letter.is_none() {
            let safe = notes.iter().filter(|note| note.safety == Safety::Safe).map(|note| note.letter.as_str());
            let safe: Vec<&str> = safe.collect();
            shown.label = words.with(
                "poe-board-square",
                &[
                    ("square", square.number().into()),
                    ("count", safe.len().into()),
                    ("letters", safe.join(", ").into()),
                ],
            );
            shown.notes = notes;
        }
    }
    view
}

fn version_choice(words: &Words, board: &Board, change: &Callback<Change>) -> Html {
    let choices = Version::ALL.map(|version| Choice::new(version_name(words, version)));
    let place = Version::ALL.iter().position(|&version| version == board.study.version);
    let choose = change.reform(|index: usize| Change::Version(Version::ALL[index]));
    yew::html! { <ChoiceGroup name="version" legend={words.text("poe-setup-version")} choices={Vec::from_iter(choices)} chosen={place} on_choose={choose} /> }
}

/// What is so, line by line, each with what shows it.
fn said(words: &Words, board: &Board, facts: &Facts, change: &Callback<Change>) -> Html {
    let (network, goal) = (facts.network, board.study.goal);
    let show = |proof: Option<Proof>| {
        proof.map(|proof| {
            let shown = Shown { network, proof };
            let pressed = board.shown.as_ref() == Some(&shown);
            let show = change.reform(move |()| Change::Show((!pressed).then(|| shown.clone())));
            html! {
                <button type="button" class="button small" aria-pressed={pressed.to_string()} onclick={show}>{ words.text("poe-board-show") }</button>
            }
        })
    };
    let line = |sign: bool, text: String, shown: Option<Html>| {
        html! { <li class={if sign { "fact yes" } else { "fact no" }}><span>{ text }</span>{ shown }</li> }
    };
    let solution = network.solution(goal, None).map(|counted| Proof { counted, ..Proof::default() });
    let solved = match &solution {
        Some(proof) => words.with("poe-board-solved", &[("list", listed(&proof.counted).into())]),
        None => words.text("poe-board-unsolved"),
    };
    let completion = network.completion(goal);
    let possible = match &completion {
        Some(_) => words.text("poe-board-possible"),
        None => {
            let why = network.obstacle(goal).map(|obstacle| obstacle_told(words, goal, &obstacle));
            words.with("poe-board-impossible", &[("why", why.unwrap_or_default().into())])
        }
    };
    let way = completion.map(|way| Proof { letters: way.letters, counted: way.counted, ..Proof::default() });
    let one = network.one_letter_completion(goal);
    let ripe = match &one {
        Some(one) => {
            let letters: Vec<String> = one.letters.iter().map(Placement::to_string).collect();
            words.with("poe-board-ripe", &[("letter", letters.join(" ").into()), ("list", listed(&one.counted).into())])
        }
        None => words.text("poe-board-unripe"),
    };
    let one = one.map(|one| Proof { letters: one.letters, counted: one.counted, ..Proof::default() });
    let safe = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let forced = safe == 0 && !network.is_full() && network.is_possible(goal);
    let forced = ("forced", Value::from(if forced { "yes" } else { "no" }));
    let safe_told = words.with("poe-board-safe", &[("count", safe.into()), forced]);
    let latest = facts.latest.is_flub().then(|| {
        let told = facts.latest.sentences(words, &board.study.position()).join(" ");
        line(false, told, show(facts.latest.shown.clone().map(|shown| shown.proof)))
    });
    let counts = [("required", Value::from(facts.required.len())), ("permitted", facts.permitted.len().into())];
    let names = [words.text("poe-lines-none"), words.text("poe-lines-required"), words.text("poe-lines-permitted")];
    let place = Lines::ALL.iter().position(|&lines| lines == board.lines);
    let choose = change.reform(|index: usize| Change::Lines(Lines::ALL[index]));
    html! {
        <div class="sheet stack facts">
            <p role="status">{ words.with("poe-board-connections", &counts) }</p>
            { yew::html! { <ChoiceGroup name="lines" legend={words.text("poe-lines")} choices={Vec::from_iter(names.map(Choice::new))} chosen={place} on_choose={choose} /> } }
            <ul class="fact-list" aria-live="polite">
                { line(solution.is_some(), solved, show(solution)) }
                { line(way.is_some(), possible, show(way)) }
                { line(one.is_some(), ripe, show(one)) }
                { line(safe > 0, safe_told, None) }
                { latest }
            </ul>
            <p class="quiet">{ words.text("poe-board-legend") }</p>
        </div>
    }
}

/// A match from here, where one can begin.
fn start(words: &Words, board: &Board, facts: &Facts, on_start: &Callback<(Goal, Network)>) -> Html {
    let opening = (board.study.goal, facts.network);
    let playable = !facts.network.is_full() && facts.network.is_possible(board.study.goal);
    let onclick = playable.then(|| on_start.reform(move |()| opening));
    html! {
        <div class="actions">
            <button type="button" class="button primary wide" aria-disabled={(!playable).to_string()} {onclick}>{ words.text("poe-board-start") }</button>
            <p class="quiet">{ (!playable).then(|| words.text("poe-board-no-start")) }</p>
        </div>
    }
}
