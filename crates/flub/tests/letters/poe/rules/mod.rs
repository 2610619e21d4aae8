//! The rules of POE, sentence by sentence: positions and records in, what the rules say of them out. Sentences in
//! quotation marks are from `poe.md` and `networks.md`.

mod examples;
pub mod flubs;
mod listed;
mod matches;
mod proofs;
mod scores;
mod sides;
mod turns;

use flub::{
    games::poe::{Poe, Position, Refusal, Round},
    network::Size,
    play::{Record, RecordFault, Seat},
};

/// The usual set-up.
const THREE: &str = "beginning seats 3 for 1 rounds";

/// Returns a goal and letters on 3x3, as in the rule book.
fn position(text: &str) -> Position {
    Position::read(Size::Three, text).unwrap_or_else(|unreadable| panic!("{text}: {unreadable}"))
}

fn record(setup: &str, lines: &str) -> Result<Record<Poe>, (usize, Refusal)> {
    let text = format!("flub 1 poe {setup} seed 0; {lines}");
    text.parse::<Record<Poe>>().map_err(|error| match error.fault {
        RecordFault::Refused(refusal) => (error.line, refusal),
        fault => panic!("{text}: {fault:?}"),
    })
}

/// Returns the state after these lines of a match.
fn after(setup: &str, lines: &str) -> Poe {
    record(setup, lines).unwrap_or_else(|fault| panic!("{lines}: {fault:?}")).state().clone()
}

/// Why the last of these lines is refused; the others must be accepted.
fn refused(setup: &str, lines: &str) -> Refusal {
    let (line, refusal) = record(setup, lines).expect_err(lines);
    assert_eq!(line, 2 + lines.matches(';').count(), "{lines}: {refusal:?}");
    refusal
}

/// Returns the first round of these lines.
fn round(setup: &str, lines: &str) -> Round {
    after(setup, lines).finished().first().unwrap_or_else(|| panic!("{lines}: the round is not over")).clone()
}

/// Returns the points of the first round of these lines, seat by seat.
fn points(setup: &str, lines: &str) -> Vec<i32> {
    round(setup, lines).findings().iter().map(|finding| finding.points).collect()
}

/// Returns the seat with this number, counted from 1.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("1 to 6")
}
