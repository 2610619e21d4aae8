//! A board without opponents: its state, and its page with the mat, the letters, undo, and the facts of the position.

use std::{fmt::Debug, rc::Rc};

use flub::network::{Goal, Letter, Line, LineSet, Listing, Network, Placement, Rules, Size, Square};
use flub_tables::{
    i18n::{Value, Words},
    letters::{
        analysis::{Analysis, BoardKind},
        mat_view::{LetterNote, MatKey, MatView, Safety},
        naming::lines_key,
        scene::Scene,
    },
};
use yew::{Callback, Reducible, UseReducerHandle, prelude::*};

use super::{mat::Mat, pencil_pad::LetterPalette};
use crate::{
    context::{AppContext, use_app},
    ui::{
        choice::{Choice, ChoiceGroup},
        presenter::{Presenter, Veil, use_revealed},
        renewed::renewed,
        sending::sends_as,
    },
};

/// A kind of board that has a page.
pub trait BoardGame: BoardKind {
    /// What a button of the page shows on the mat, such as a proof.
    type Shown: Clone + PartialEq + Debug;
}

/// The state of the page: letters on a mat and a goal, without opponents.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<K: BoardGame> {
    /// Its kind, goal and letters.
    pub analysis: Analysis<K>,
    /// The focused square.
    pub cursor: Square,
    /// The connections that are drawn.
    pub lines: Lines,
    /// What a button of the page has put on the mat.
    pub shown: Option<K::Shown>,
    /// The earlier boards, the latest last.
    past: Vec<Analysis<K>>,
    /// The boards that were undone, the next one to redo last.
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

/// A change to a board of any kind.
#[derive(Clone, Copy)]
pub enum Edit {
    Point(Square),
    /// Write a letter into the focused square, replacing the one there.
    Write(Letter),
    Erase,
    Clear,
    Undo,
    Redo,
    Lines(Lines),
}

/// A change to the board.
#[derive(Clone)]
pub enum Change<K: BoardGame> {
    Kind(K),
    Goal(Goal),
    Edit(Edit),
    Show(Option<K::Shown>),
}

impl<K: BoardGame> From<Edit> for Change<K> {
    fn from(edit: Edit) -> Self {
        Change::Edit(edit)
    }
}

/// What the page of a board shows and changes, whatever its kind.
#[derive(Clone, PartialEq)]
pub struct BoardView {
    /// The rules of its letters.
    pub rules: Rules,
    /// The kind, goal and letters, as text.
    pub text: String,
    /// The focused square.
    pub cursor: Square,
    /// The square of the latest letter.
    pub latest: Option<Square>,
    /// The connections that are drawn. `None` while something else is shown.
    pub drawn: Option<Lines>,
    /// Whether a change can be undone.
    pub can_undo: bool,
    /// Whether an undone change can be redone.
    pub can_redo: bool,
    /// Called with a change.
    pub on_edit: Callback<Edit>,
}

impl<K: BoardGame> Board<K> {
    /// The board with the focus inside the mat.
    pub fn new(analysis: Analysis<K>) -> Self {
        let cursor = Self::inside(analysis.kind);
        Self { analysis, cursor, lines: Lines::None, shown: None, past: Vec::new(), undone: Vec::new() }
    }

    /// What its page shows of it.
    pub fn view(board: &UseReducerHandle<Self>) -> BoardView {
        BoardView {
            rules: board.analysis.kind.vacant().rules(),
            text: board.analysis.to_string(),
            cursor: board.cursor,
            latest: board.analysis.letters.last().map(|letter| letter.square),
            drawn: board.shown.is_none().then_some(board.lines),
            can_undo: !board.past.is_empty(),
            can_redo: !board.undone.is_empty(),
            on_edit: sends_as(board, |edit: Edit| edit),
        }
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
            Change::Edit(Edit::Write(letter)) => board.changed(analysis.written(Placement { letter, square: cursor })),
            Change::Edit(Edit::Erase) => board.changed(analysis.erased(cursor)),
            Change::Edit(Edit::Clear) => board.changed(Analysis { letters: Vec::new(), ..analysis }),
            Change::Edit(Edit::Undo) => board.undone(),
            Change::Edit(Edit::Redo) => board.redone(),
            Change::Edit(Edit::Point(cursor)) => Self { cursor, ..board },
            Change::Edit(Edit::Lines(lines)) => Self { lines, ..board },
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

#[derive(Properties, PartialEq)]
pub struct BoardFrameProps {
    /// The board.
    pub board: BoardView,
    /// The game's name in addresses.
    pub game: AttrValue,
    /// What the mat shows.
    pub view: MatView,
    /// The mat's accessible name.
    pub label: AttrValue,
    /// The goal that the facts are about, as a sentence.
    pub goal: AttrValue,
    /// The facts of the position, and the choice of board and goal.
    pub children: Html,
}

/// The page of a board without opponents.
#[component]
pub fn BoardFrame(props: &BoardFrameProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let BoardView { rules, cursor, can_undo, can_redo, on_edit, .. } = &props.board;
    let on_key = {
        let (on_edit, size, rules) = (on_edit.clone(), props.view.size, *rules);
        move |key| {
            if let Some(edit) = pressed(size, rules, key) {
                on_edit.emit(edit);
            }
        }
    };
    let button = |label: String, off: bool, edit: Edit| {
        let onclick = on_edit.reform(move |_: MouseEvent| edit);
        html! {
            <button type="button" class="button" aria-disabled={off.to_string()} {onclick}>{ label }</button>
        }
    };
    let revealed = use_revealed(props.board.text.clone());
    let (is, set) = (revealed.is, revealed.set);
    let step = |can: bool, edit: Edit| can.then(|| on_edit.reform(move |()| edit));
    html! {
        <section class={classes!("table-page", "board-page", presenting.classes(is))}>
            <Presenter revealed={is} on_back={step(*can_undo, Edit::Undo)} on_next={step(*can_redo, Edit::Redo)}
                on_reveal={presenting.is_hiding().then(|| set.reform(move |()| !is))} />
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("table-board") }</h1>
                <Mat view={props.view.clone()} label={&props.label} cursor={*cursor}
                    on_choose={on_edit.reform(Edit::Point)} on_point={on_edit.reform(Edit::Point)} {on_key} />
            </div>
            <div class="table-side">
                <Veil />
                <div class="status">
                    <h2 class="status-turn">{ words.text("table-board") }</h2>
                    <p class="status-goal">{ renewed(&props.goal) }</p>
                </div>
                <p class="quiet">{ words.text("table-board-about") }</p>
                <div class="actions board-letters">
                    <LetterPalette rules={*rules} on_letter={on_edit.reform(Edit::Write)} />
                    <div class="action-row board-changes">
                        { button(words.text("table-undo"), !can_undo, Edit::Undo) }
                        { button(words.text("table-redo"), !can_redo, Edit::Redo) }
                        { button(words.text("table-board-erase"), false, Edit::Erase) }
                        { button(words.text("table-board-clear"), false, Edit::Clear) }
                    </div>
                </div>
                { props.children.clone() }
                <div><a class="button" href={format!("#/{}", props.game)}>{ words.text("table-board-back") }</a></div>
            </div>
        </section>
    }
}

/// What a key that was pressed on the mat changes.
fn pressed(size: Size, rules: Rules, key: MatKey) -> Option<Edit> {
    match key {
        MatKey::Number(number) => size.square(number).map(Edit::Point),
        MatKey::Letter(symbol) => {
            let letter: Option<Letter> = symbol.encode_utf8(&mut [0; 4]).parse().ok();
            letter.filter(|letter| rules.letters().contains(letter)).map(Edit::Write)
        }
        MatKey::Erase => Some(Edit::Erase),
        MatKey::Enter => None,
    }
}

/// The scene of a board on which the chosen connections are drawn.
pub fn show_lines(network: Network, lines: Lines) -> Scene {
    let (required, permitted) = network.connections();
    let listings = |lines: LineSet| lines.lines(network.size()).map(|line: &Line| Listing::from(line)).collect();
    let counted: Vec<Listing> = match lines {
        Lines::None => Vec::new(),
        Lines::Required => listings(required),
        Lines::Permitted => listings(permitted),
    };
    Scene::with_proof(network, &[], &counted)
}

/// The view of a board's mat, with a note for each letter that could be written.
pub fn view_mat(words: &Words, board: &BoardView, scene: Scene, notes: &[(Placement, Safety)]) -> MatView {
    let latest = board.latest.into_iter().collect();
    let network = scene.network;
    let mut view = Scene { latest, ..scene }.view(words);
    for (square, shown) in network.size().squares().zip(&mut view.squares).filter(|(_, shown)| shown.letter.is_none()) {
        let of_square = notes.iter().filter(|(placement, _)| placement.square == square);
        shown.notes = of_square.map(|&(at, safety)| LetterNote { letter: at.letter, safety }).collect();
        let safe = shown.notes.iter().filter(|note| note.safety == Safety::Safe).map(|note| note.letter.as_str());
        let safe: Vec<&str> = safe.collect();
        let values =
            [("square", square.number().into()), ("count", safe.len().into()), ("letters", words.series(&safe).into())];
        shown.label = words.with("table-board-square", &values);
    }
    view
}

/// The facts of a position as list items, above the number of its connections and the choice of those that are drawn: none is chosen while
/// something else is shown. `legend` explains the marks in vacant squares.
pub fn draw_facts(words: &Words, board: &BoardView, network: &Network, legend: String, facts: Html) -> Html {
    let (required, permitted): (LineSet, LineSet) = network.connections();
    let lines = ("lines", Value::from(lines_key(network.rules())));
    let counts = [lines, ("required", required.len().into()), ("permitted", permitted.len().into())];
    let choices = name_lines(words, network.rules()).map(Choice::new).to_vec();
    html! {
        <div class="sheet stack facts">
            <ul class="fact-list" aria-live="polite">{ facts }</ul>
            <p class="quiet">{ renewed(legend) }</p>
            <p role="status">{ renewed(words.with("table-board-connections", &counts)) }</p>
            <ChoiceGroup name="lines" legend={words.text("table-lines")} {choices}
                chosen={Lines::ALL.iter().position(|&lines| board.drawn == Some(lines))}
                on_choose={board.on_edit.reform(|index: usize| Edit::Lines(Lines::ALL[index]))} />
        </div>
    }
}

/// The names of [`Lines::ALL`].
fn name_lines(words: &Words, rules: Rules) -> [String; 3] {
    let none = words.text("table-lines-none");
    match rules {
        Rules::Poe => [none, words.text("table-lines-required"), words.text("table-lines-permitted")],
        Rules::LawToe => [none, words.text("table-lines-with-o"), words.text("table-lines-without-o")],
    }
}

/// A list item with a sentence, marked as a yes or a no, and a button that shows it on the mat.
pub fn draw_fact(yes: bool, sentence: String, show: Option<Html>) -> Html {
    html! { <li class={if yes { "fact yes" } else { "fact no" }}><span>{ renewed(sentence) }</span>{ show }</li> }
}

/// The button that shows something on the mat, or hides it again.
pub fn draw_show_button<K: BoardGame>(words: &Words, board: &UseReducerHandle<Board<K>>, shown: K::Shown) -> Html {
    let pressed = board.shown.as_ref() == Some(&shown);
    let onclick: Callback<MouseEvent> = sends_as(board, move |_| Change::Show((!pressed).then(|| shown.clone())));
    html! {
        <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
            { words.text("table-board-show") }
        </button>
    }
}
