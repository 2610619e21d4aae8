//! A board without opponents: its state, and its page with the mat, the letters, undo, and what is so about the position.

use std::{fmt::Debug, rc::Rc};

use flub::network::{Goal, Letter, Line, LineSet, Listing, Network, Placement, Rules, Square};
use yew::{Callback, Reducible, UseReducerHandle, prelude::*};

use super::{
    analysis::{Analysis, BoardKind},
    mat::{Mat, MatKey},
    mat_view::{LetterNote, MatView, Safety, SquareView, StrokeView},
    naming::{lines_key, square_label},
    pencil_pad::LetterPalette,
};
use crate::{
    context::{AppContext, use_app, use_words},
    i18n::{Value, Words},
    ui::{
        choice::{Choice, ChoiceGroup},
        presenter::{Presenter, Veil, use_revealed},
        renewed::renewed,
    },
};

/// What a game adds to its kinds of boards.
pub trait BoardGame: BoardKind {
    /// What can be drawn on its mat on request.
    type Shown: Clone + PartialEq + Debug;
}

/// Letters on a mat and a goal, to look at without opponents.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<K: BoardGame> {
    /// What lies on it.
    pub analysis: Analysis<K>,
    /// The focused square.
    pub cursor: Square,
    /// The connections that are drawn.
    pub lines: Lines,
    /// What is drawn on request.
    pub shown: Option<K::Shown>,
    /// What lay on it before, the latest last.
    past: Vec<Analysis<K>>,
    /// What was undone, the next to redo last.
    undone: Vec<Analysis<K>>,
}

/// The connections that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    None,
    Required,
    Permitted,
}

impl Lines {
    /// In the order they are offered.
    pub const ALL: [Lines; 3] = [Lines::None, Lines::Required, Lines::Permitted];
}

/// A change to the board.
#[derive(Clone)]
pub enum Change<K: BoardGame> {
    Kind(K),
    Goal(Goal),
    Point(Square),
    /// Write a letter into the focused square, replacing the one there.
    Write(Letter),
    Erase,
    Clear,
    Undo,
    Redo,
    Lines(Lines),
    Show(Option<K::Shown>),
}

impl<K: BoardGame> Board<K> {
    /// The board with the focus inside the mat.
    pub fn new(analysis: Analysis<K>) -> Self {
        let cursor = Self::inside(analysis.kind);
        Self { analysis, cursor, lines: Lines::None, shown: None, past: Vec::new(), undone: Vec::new() }
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn inside(kind: K) -> Square {
        let size = kind.vacant().size();
        size.square(size.side() + 2).expect("a mat has a second row")
    }

    fn with(self, change: Change<K>) -> Self {
        let board = Self { shown: None, ..self };
        let (analysis, cursor) = (board.analysis.clone(), board.cursor);
        match change {
            Change::Kind(kind) if kind.vacant().size() == analysis.kind.vacant().size() => {
                board.changed(analysis.of_kind(kind))
            }
            Change::Kind(kind) => board.changed(Analysis::vacant(kind)),
            Change::Goal(goal) => board.changed(Analysis { goal, ..analysis }),
            Change::Write(letter) => board.changed(analysis.written(Placement { letter, square: cursor })),
            Change::Erase => board.changed(analysis.erased(cursor)),
            Change::Clear => board.changed(Analysis { letters: Vec::new(), ..analysis }),
            Change::Undo => board.undone(),
            Change::Redo => board.redone(),
            Change::Point(cursor) => Self { cursor, ..board },
            Change::Lines(lines) => Self { lines, ..board },
            Change::Show(shown) => Self { shown, ..board },
        }
    }

    fn changed(mut self, analysis: Analysis<K>) -> Self {
        if analysis == self.analysis {
            return self;
        }
        self.past.push(self.analysis.clone());
        self.undone.clear();
        self.holding(analysis)
    }

    fn undone(mut self) -> Self {
        let Some(analysis) = self.past.pop() else { return self };
        self.undone.push(self.analysis.clone());
        self.holding(analysis)
    }

    fn redone(mut self) -> Self {
        let Some(analysis) = self.undone.pop() else { return self };
        self.past.push(self.analysis.clone());
        self.holding(analysis)
    }

    fn holding(self, analysis: Analysis<K>) -> Self {
        let fits = analysis.kind.vacant().size() == self.analysis.kind.vacant().size();
        let cursor = if fits { self.cursor } else { Self::inside(analysis.kind) };
        Self { analysis, cursor, ..self }
    }
}

impl<K: BoardGame> Reducible for Board<K> {
    type Action = Change<K>;

    fn reduce(self: Rc<Self>, change: Change<K>) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(change).into()
    }
}

/// A callback that makes this change of its argument.
pub fn changes<K: BoardGame, E: 'static>(
    board: &UseReducerHandle<Board<K>>,
    change: impl Fn(E) -> Change<K> + 'static,
) -> Callback<E> {
    let board = board.dispatcher();
    Callback::from(move |value| board.dispatch(change(value)))
}

/// Properties of [`BoardFrame`].
#[derive(Properties, PartialEq)]
pub struct BoardFrameProps<K: BoardGame> {
    /// The board.
    pub board: UseReducerHandle<Board<K>>,
    /// The game's name in addresses.
    pub game: AttrValue,
    /// What the mat shows.
    pub view: MatView,
    /// The mat's accessible name.
    pub label: AttrValue,
    /// What the game knows of the position, and its choices.
    pub children: Html,
}

/// A board without opponents.
#[component]
pub fn BoardFrame<K: BoardGame>(props: &BoardFrameProps<K>) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let board = &props.board;
    let on_key = {
        let board = board.clone();
        move |key| press(&board, key)
    };
    let button = |label: String, off: bool, change: Change<K>| {
        let onclick: Callback<MouseEvent> = changes(board, move |_| change.clone());
        html! {
            <button type="button" class="button" aria-disabled={off.to_string()} {onclick}>{ label }</button>
        }
    };
    let revealed = use_revealed(board.analysis.clone());
    let (is, set) = (revealed.is, revealed.set);
    let step = |can: bool, change: Change<K>| can.then(|| changes(board, move |()| change.clone()));
    html! {
        <section class={classes!("table-page", "board-page", presenting.classes(is))}>
            <Presenter revealed={is} on_back={step(board.can_undo(), Change::Undo)}
                on_next={step(board.can_redo(), Change::Redo)}
                on_reveal={presenting.is_hiding().then(|| set.reform(move |()| !is))} />
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("table-board") }</h1>
                <Mat view={props.view.clone()} label={&props.label} cursor={board.cursor}
                    on_choose={changes(board, Change::Point)} on_point={changes(board, Change::Point)} {on_key} />
            </div>
            <div class="table-side">
                <Veil />
                <h2>{ words.text("table-board") }</h2>
                <p class="quiet">{ words.text("table-board-about") }</p>
                <div class="actions board-letters">
                    <LetterPalette rules={board.analysis.kind.vacant().rules()} on_letter={changes(board, Change::Write)} />
                    <div class="action-row board-changes">
                        { button(words.text("table-undo"), !board.can_undo(), Change::Undo) }
                        { button(words.text("table-redo"), !board.can_redo(), Change::Redo) }
                        { button(words.text("table-board-erase"), false, Change::Erase) }
                        { button(words.text("table-board-clear"), false, Change::Clear) }
                    </div>
                </div>
                { props.children.clone() }
                <div><a class="button" href={format!("#/{}", props.game)}>{ words.text("table-board-back") }</a></div>
            </div>
        </section>
    }
}

/// A key was pressed on the mat.
fn press<K: BoardGame>(board: &UseReducerHandle<Board<K>>, key: MatKey) {
    let mat = board.analysis.kind.vacant();
    match key {
        MatKey::Number(number) => {
            if let Some(square) = mat.size().square(number) {
                board.dispatch(Change::Point(square));
            }
        }
        MatKey::Letter(symbol) => {
            let letter = symbol.encode_utf8(&mut [0; 4]).parse().ok();
            if let Some(letter) = letter.filter(|letter| mat.rules().letters().contains(letter)) {
                board.dispatch(Change::Write(letter));
            }
        }
        MatKey::Erase => board.dispatch(Change::Erase),
        MatKey::Enter => {}
    }
}

/// What is drawn on the mat besides its letters.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// Letters in pencil.
    pub pencil: Vec<Placement>,
    /// Strokes.
    pub strokes: Vec<StrokeView>,
}

impl Drawn {
    /// A proof: its letters and connections.
    pub fn proof(network: &Network, letters: &[Placement], counted: &[Listing]) -> Self {
        let written = letters.iter().fold(*network, |network, &letter| network.with(letter).unwrap_or(network));
        Self { pencil: letters.to_vec(), strokes: StrokeView::of_proof(&written, counted) }
    }

    /// The connections that are chosen to be drawn.
    pub fn lines(network: &Network, lines: Lines) -> Self {
        let (required, permitted) = network.connections();
        let listings = |lines: LineSet| lines.lines(network.size()).map(|line: &Line| Listing::from(line)).collect();
        let counted: Vec<Listing> = match lines {
            Lines::None => Vec::new(),
            Lines::Required => listings(required),
            Lines::Permitted => listings(permitted),
        };
        Self { pencil: Vec::new(), strokes: StrokeView::of_proof(network, &counted) }
    }
}

/// The mat of a board, with a note of each letter that could be written.
pub fn view<K: BoardGame>(words: &Words, board: &Board<K>, drawn: Drawn, notes: &[(Placement, Safety)]) -> MatView {
    let network = board.analysis.network();
    let latest = board.analysis.letters.last().map(|letter| letter.square);
    let squares = network.size().squares().map(|square| {
        let pencil = drawn.pencil.iter().find(|placement| placement.square == square).map(|placement| placement.letter);
        let entered = network.letter(square);
        let letter = entered.or(pencil);
        let (pencilled, latest) = (entered.is_none() && pencil.is_some(), latest == Some(square));
        let of_square = notes.iter().filter(|(placement, _)| placement.square == square && letter.is_none());
        let notes: Vec<_> = of_square.map(|&(at, safety)| LetterNote { letter: at.letter, safety }).collect();
        let label = match letter {
            None => {
                let safe = notes.iter().filter(|note| note.safety == Safety::Safe).map(|note| note.letter.as_str());
                let safe: Vec<&str> = safe.collect();
                let values = [
                    ("square", square.number().into()),
                    ("count", safe.len().into()),
                    ("letters", safe.join(", ").into()),
                ];
                words.with("table-board-square", &values)
            }
            Some(_) => square_label(words, square.number(), letter, pencilled, latest),
        };
        SquareView { letter, pencilled, latest, open: true, notes, label, ..SquareView::default() }
    });
    MatView { size: network.size(), squares: squares.collect(), strokes: drawn.strokes, standing: None }
}

/// Properties of [`FactsFrame`].
#[derive(Properties, PartialEq)]
pub struct FactsFrameProps<K: BoardGame> {
    /// The board.
    pub board: UseReducerHandle<Board<K>>,
    /// The facts, as list items.
    pub children: Html,
    /// What the marks in vacant squares mean.
    pub legend: AttrValue,
}

/// The number of connections, which of them are drawn, and the facts.
#[component]
pub fn FactsFrame<K: BoardGame>(FactsFrameProps { board, children, legend }: &FactsFrameProps<K>) -> Html {
    let words = use_words();
    let network = use_memo(board.analysis.clone(), |analysis| analysis.network());
    let (required, permitted): (LineSet, LineSet) = network.connections();
    let lines = ("lines", Value::from(lines_key(network.rules())));
    let counts = [lines, ("required", required.len().into()), ("permitted", permitted.len().into())];
    let choices = kinds(&words, &network).map(Choice::new).to_vec();
    html! {
        <div class="sheet stack facts">
            <p role="status">{ renewed(words.with("table-board-connections", &counts)) }</p>
            <ChoiceGroup name="lines" legend={words.text("table-lines")} {choices}
                chosen={Lines::ALL.iter().position(|&lines| lines == board.lines)}
                on_choose={changes(board, |index: usize| Change::Lines(Lines::ALL[index]))} />
            <ul class="fact-list" aria-live="polite">{ children.clone() }</ul>
            <p class="quiet">{ renewed(legend) }</p>
        </div>
    }
}

fn kinds(words: &Words, network: &Rc<Network>) -> [String; 3] {
    let none = words.text("table-lines-none");
    match network.rules() {
        Rules::Poe => [none, words.text("table-lines-required"), words.text("table-lines-permitted")],
        Rules::LawToe => [none, words.text("table-lines-with-o"), words.text("table-lines-without-o")],
    }
}

/// A fact: whether it is so, a sentence, and a button that draws it.
pub fn fact(sign: bool, sentence: String, show: Option<Html>) -> Html {
    html! { <li class={if sign { "fact yes" } else { "fact no" }}><span>{ renewed(sentence) }</span>{ show }</li> }
}

/// The button that draws something on the mat, or takes it away.
pub fn show_button<K: BoardGame>(words: &Words, board: &UseReducerHandle<Board<K>>, shown: K::Shown) -> Html {
    let pressed = board.shown.as_ref() == Some(&shown);
    let onclick: Callback<MouseEvent> = changes(board, move |_| Change::Show((!pressed).then(|| shown.clone())));
    html! {
        <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
            { words.text("table-board-show") }
        </button>
    }
}
