//! A board of Floating Tic-Tac-Toe to play with beside the text.

use flub::{
    games::floating::{Action, Floating, Side, Square, Turn},
    play::{Game, Record},
};
use yew::prelude::*;

use super::{
    board::{Drawings, sign},
    describe,
    scene::{Frame, Stroke},
};
use crate::{
    context::use_words,
    i18n::{Id, Words},
    ui::{article::Drawn, choice::TryChoices, renewed::renewed},
};

/// Games to begin with: a name, and a game such as `7x7 plain seed 0; x d4`. A touched square takes the next turn.
#[derive(Debug)]
pub struct TryBoard(pub &'static [(Id, &'static str)]);

impl Drawn for TryBoard {
    fn draw(&'static self) -> Html {
        html! { <TryBoardView games={self.0} /> }
    }
}

#[derive(Properties, PartialEq)]
struct TryBoardProps {
    games: &'static [(Id, &'static str)],
}

fn game(text: &str) -> Floating {
    let record = format!("flub 1 floating {text}").parse::<Record<Floating>>();
    *record.expect("the pages show games that the rules allow").state()
}

#[component]
fn TryBoardView(&TryBoardProps { games }: &TryBoardProps) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| 0);
    let state = use_state_eq(|| game(games[0].1));
    let says = use_state_eq(|| None::<String>);
    let board = state.setup().board;
    let side = board.side();
    let squares = (0..side * side).filter_map(|place| Square::new(place % side, side - 1 - place / side));
    let cells = squares.map(|square| {
        let onclick = {
            let (words, state, says) = (words.clone(), state.clone(), says.clone());
            move |_| match played(&state, square) {
                Some(Ok(next)) => {
                    state.set(next);
                    says.set(None);
                }
                Some(Err(refusal)) => says.set(Some(describe::refused(&words, refusal))),
                None => {}
            }
        };
        let lies = Side::BOTH.into_iter().find(|&side| state.of(side).has(square));
        let label = match lies {
            Some(side) => describe::filled(&words, square, side, false),
            None => describe::empty(&words, square, None),
        };
        let closed = lies.is_none() && !state.open().has(square);
        let class = classes!("square", closed.then_some("closed"));
        html! {
            <button key={square.to_string()} type="button" {class} {onclick}>
                <span class="visually-hidden">{ renewed(label) }</span>
                <span class="square-drawn" aria-hidden="true">
                    { lies.map(|side| sign(board, side, "square-sign")) }
                </span>
            </button>
        }
    });
    let lines = Side::BOTH.map(|side| (side, state.score(side)));
    let lines = lines.iter().flat_map(|(side, score)| score.tic_tac_toes().iter().map(|&line| (*side, line)));
    let strokes: Vec<Stroke> = lines.map(|(side, line)| Stroke { side, line }).collect();
    let frame = Frame::around(board, state.reach());
    let on_choose = {
        let (chosen, state, says) = (chosen.clone(), state.clone(), says.clone());
        Callback::from(move |place| {
            chosen.set(place);
            state.set(game(games[place].1));
            says.set(None);
        })
    };
    let said = (*says).clone().unwrap_or_else(|| counted(&words, &state, frame));
    html! {
        <div class="try">
            <TryChoices names={games.iter().map(|(name, _)| words.text(name)).collect::<Vec<_>>()} chosen={*chosen} {on_choose} />
            <div class="mat board try-mat try-board">
                <div class="try-squares">{ for cells }</div>
                <Drawings {board} {frame} {strokes} />
            </div>
            <div class="try-says" role="status"><p>{ renewed(said) }</p></div>
        </div>
    }
}

/// The game after the next turn is played here. `None` once it is over.
fn played(state: &Floating, square: Square) -> Option<Result<Floating, <Floating as Game>::Refusal>> {
    let by = state.to_move()?;
    let mut next = *state;
    Some(next.apply(&Action { by, turn: Turn::at(square) }).map(|_| next))
}

/// What the frame shows, and both scores.
fn counted(words: &Words, state: &Floating, frame: Option<Frame>) -> String {
    let score = |side| state.score(side).points();
    let closed = if frame.is_some_and(Frame::is_closed) { "yes" } else { "no" };
    let values = [("closed", closed.into()), ("x", score(Side::X).into()), ("o", score(Side::O).into())];
    words.with("how-to-floating-try", &values)
}
