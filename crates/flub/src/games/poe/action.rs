use std::{fmt, str::FromStr};

use super::{Flub, Proof, Side};
use crate::{
    network::{Goal, Placement},
    play::{Seat, Unreadable},
};

/// An action of a player, written with the seat first, counted from 1: `1 goal O`, `2 R4`, `3 challenges CA`, `1 joins
/// challenger`, `3 proves move 2 P3: 453 instead F1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The seat that acts.
    pub by: Seat,
    /// What the player does.
    pub act: Act,
}

/// What a player can do, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Sets the goal of the round: `goal A6`.
    SetGoal(Goal),
    /// Writes a letter: `F2`.
    Write(Placement),
    /// Challenges the latest move: `challenges CA`.
    Challenge(Flub),
    /// Declares a force-out: `forces out`.
    ForceOut,
    /// Joins a side: `joins mover`.
    Join(Side),
    /// Hands in a proof: `proves ...`.
    Prove(Proof),
    /// Hands in no proof: `gives up`.
    GiveUp,
    /// Declares that the time of the match is up: `calls time`.
    CallTime,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.by)?;
        match &self.act {
            Act::SetGoal(goal) => write!(f, "goal {goal}"),
            Act::Write(letter) => write!(f, "{letter}"),
            Act::Challenge(kind) => write!(f, "challenges {kind}"),
            Act::ForceOut => f.write_str("forces out"),
            Act::Join(side) => write!(f, "joins {side}"),
            Act::Prove(proof) => write!(f, "proves{proof}"),
            Act::GiveUp => f.write_str("gives up"),
            Act::CallTime => f.write_str("calls time"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("an action is a seat and what it does, as 2 R4");
        let (seat, rest) = text.trim().split_once(' ').ok_or(FORM)?;
        Ok(Action { by: seat.parse()?, act: rest.parse()? })
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if let Some(proof) = text.trim_start().strip_prefix("proves") {
            return proof.parse().map(Act::Prove);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["goal", goal] => goal.parse().map(Act::SetGoal),
            ["challenges", kind] => kind.parse().map(Act::Challenge),
            ["forces", "out"] => Ok(Act::ForceOut),
            ["joins", side] => side.parse().map(Act::Join),
            ["gives", "up"] => Ok(Act::GiveUp),
            ["calls", "time"] => Ok(Act::CallTime),
            [letter] => letter.parse().map(Act::Write),
            _ => Err(Unreadable("no player can do this")),
        }
    }
}
