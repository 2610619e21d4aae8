//! LawToe's table.

mod coach;
mod computers;
mod proofs;
mod record;
mod turns;

use flub::{games::lawtoe::Role, network::Square};
use flub_tables::games::lawtoe::{scene, table::LawToeTable};

use crate::{At, words::english};

/// A P in 3 completes 123.
const FLUB: &[&str] = &["plaintiff goal odd", "defendant P1 P2"];
/// The same, but the Plaintiff moved on: the Defendant can challenge boldly.
const MISSED: &[&str] = &["plaintiff goal odd", "defendant P1 P2", "plaintiff F9"];
/// A P in 8 makes 147 and 148 a solution; much else is none.
const RICH: &[&str] = &["plaintiff goal even", "defendant O4 F3", "plaintiff P1", "defendant P7"];
/// The Defendant's last square is due, and no triplet is left.
const WON: &[&str] = &[
    "plaintiff goal odd",
    "defendant F1 F5",
    "plaintiff F2",
    "defendant F9",
    "plaintiff F3",
    "defendant F4",
    "plaintiff F6",
];
/// A full mat whose only triplet is 789; the move before the last was an A-flub.
const FULL: &[&str] = &[
    "plaintiff goal odd",
    "defendant F1 F2",
    "plaintiff P7",
    "defendant F3",
    "plaintiff P8",
    "defendant F4",
    "plaintiff F5",
    "defendant F6",
    "plaintiff P9",
];

/// A match as a record, after these actions.
fn record(variant: &str, actions: &[&str]) -> String {
    format!("flub 1 lawtoe {variant} seed 7\n{}\n", actions.join("\n"))
}

/// A match between two people after these actions.
fn sit_down(variant: &str, actions: &[&str]) -> At<LawToeTable> {
    At::sit_down(&format!("# plaintiff person\n# defendant person\n{}", record(variant, actions)))
}

/// The same with a challenge of this kind by the side to act.
fn challenged(actions: &[&str], challenge: &str) -> At<LawToeTable> {
    sit_down("pedagogue", &[actions, &[challenge]].concat())
}

fn square(number: usize) -> Square {
    Square::from_number(number).expect("there is such a square")
}

/// The letters on the mat, `.` for a vacant square, row by row.
fn letters(at: &At<LawToeTable>) -> String {
    let view = scene::view(&english(), &at.table);
    view.squares.iter().map(|square| square.letter.map_or(".", |letter| letter.as_str())).collect()
}

/// Both scores, the Plaintiff's first.
fn scores(at: &At<LawToeTable>) -> [i32; 2] {
    let verdict = at.table.state().verdict().expect("the match is over");
    Role::BOTH.map(|role| verdict.score(role))
}
