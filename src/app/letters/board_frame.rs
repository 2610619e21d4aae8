//! The page of a board without opponents: the mat, the letters, undo, and what the game knows.

use flub::network::{Line, LineSet, Listing, Network, Placement};
use yew::prelude::*;

use super::{
    board::{Board, BoardGame, Change, Lines, changes},
    letter_palette::LetterPalette,
    mat::{Mat, MatKey},
    mat_view::{LetterNote, MatView, Safety, SquareView, StrokeView},
    naming::square_label,
};
use crate::app::{
    context::{AppContext, use_app},
    i18n::Words,
    ui::presenter::{Presenter, Veil, use_revealed},
};

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
