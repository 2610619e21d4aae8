//! Floating Tic-Tac-Toe, sentence by sentence of `floating.md`.

mod moving;
mod places;
mod scores;

use flub::{
    games::floating::{Action, Floating, Refusal, Side, Square, Squares, Turn},
    play::{Game, Record, RecordError},
};

/// Returns the state after a record without its first words: `7x7 plain: x d4; o e5`.
fn state(text: &str) -> Floating {
    *read(text).unwrap_or_else(|error| panic!("{text}: {error}")).state()
}

fn read(text: &str) -> Result<Record<Floating>, RecordError<Refusal>> {
    let (setup, actions) = text.split_once(':').expect("a setup and its actions");
    format!("flub 1 floating {setup} seed 0;{actions}").parse()
}

fn square(text: &str) -> Square {
    text.parse().expect("it is a square")
}

/// Returns a list of squares: `a1 b2`.
fn squares(text: &str) -> Squares {
    text.split_whitespace().map(square).collect()
}

fn turn(text: &str) -> Turn {
    text.parse().expect("it is a turn")
}

/// Returns the end of a game with the area filled like this, ranks from the top. Its first x is the one in the centre.
fn filled(setup: &str, ranks: [&str; 4]) -> Floating {
    let places = |mark: char| -> Vec<(usize, usize)> {
        let ranks = ranks.iter().rev().enumerate();
        let marks = ranks.flat_map(|(rank, marks)| marks.chars().enumerate().map(move |(file, at)| (at, (file, rank))));
        marks.filter(|&(at, _)| at == mark).map(|(_, place)| place).collect()
    };
    let (x, o) = (places('x'), places('o'));
    let mut state = state(&format!("{setup}:"));
    for (&x, &o) in x.iter().zip(&o) {
        for (by, (file, rank)) in [(Side::X, x), (Side::O, o)] {
            // d4 is in the centre of both boards.
            let square = Square::new(file + 3 - places('x')[0].0, rank + 3 - places('x')[0].1).expect("it is near");
            state.apply(&Action { by, turn: Turn::at(square) }).expect("it fits into the area");
        }
    }
    state
}

fn refused(text: &str, action: &str) -> Refusal {
    let mut state = state(text);
    state.apply(&action.parse().expect("it is an action")).expect_err(action)
}
