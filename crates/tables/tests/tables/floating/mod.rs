//! The table of Floating Tic-Tac-Toe.

mod computers;
mod suspects;
mod turns;
mod values;

use flub::games::floating::{Side, Square};
use flub_tables::games::floating::{
    scene::{self, BoardView},
    table::{FloatingTable, Intent},
};

use crate::{At, words::english};

/// A whole game: X makes two tic-tac-toes in a row and one on a diagonal, O one in a row and two on diagonals.
const WHOLE: &str = "d4 d5 e4 e5 f4 f5 g4 g6 d6 e6 f6 d7 e7 f7 g5 g7";

/// A game as a record: the turns of both sides by spaces, those that begin with a move as `e5-d5,e4`.
fn record(setup: &str, turns: &str) -> String {
    let turn = |(place, turn): (usize, &str)| format!("{} {}\n", ["x", "o"][place % 2], turn.replace(',', ", "));
    format!("flub 1 floating {setup} seed 7\n{}", turns.split_whitespace().enumerate().map(turn).collect::<String>())
}

/// A game between two people after these turns.
fn sit_down(setup: &str, turns: &str) -> At<FloatingTable> {
    At::sit_down(&format!("# x person\n# o person\n{}", record(setup, turns)))
}

/// A game of a person with this computer, which plays that side.
fn against(side: Side, level: &str, setup: &str) -> At<FloatingTable> {
    let player = |one| if one == side { format!("computer {level}") } else { "person".to_owned() };
    At::sit_down(&format!("# x {}\n# o {}\n{}", player(Side::X), player(Side::O), record(setup, "")))
}

fn square(name: &str) -> Square {
    name.parse().expect("there is such a square")
}

/// Taps on these squares.
fn taps(squares: &str) -> Vec<Intent> {
    squares.split_whitespace().map(|name| Intent::Tap(square(name))).collect()
}

/// What the board shows.
fn board(at: &At<FloatingTable>) -> BoardView {
    scene::view(&english(), &at.table)
}

/// The squares with a checker, and whose: `d4 X`.
fn filled(at: &At<FloatingTable>) -> Vec<String> {
    let squares = board(at).squares.into_iter();
    let mut filled: Vec<String> = squares.filter_map(|one| Some(format!("{} {:?}", one.square, one.side?))).collect();
    filled.sort();
    filled
}

/// Both sides' points, X first.
fn points(at: &At<FloatingTable>) -> [usize; 2] {
    Side::BOTH.map(|side| at.table.state().score(side).points().try_into().expect("a score"))
}
