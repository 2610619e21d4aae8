use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Side, Square};
use crate::play::Unreadable;

/// A turn and the side that takes it. Written `x d4`, `o e5`, or `x d4-e4, c3` if a checker is moved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// The side whose turn it is.
    pub by: Side,
    /// What the side does.
    pub turn: Turn,
}

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The move of a checker before the new one is put down, with *moving*.
    pub shift: Option<Shift>,
    /// The square for the new checker.
    pub square: Square,
}

/// A move of a checker on the board. Written `d4-e4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// The square where the checker stands.
    pub from: Square,
    /// The square where it goes.
    pub to: Square,
}

impl Turn {
    /// Returns the turn that only puts a new checker on this square.
    pub const fn at(square: Square) -> Self {
        Self { shift: None, square }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.by, self.turn)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shift {
            Some(shift) => write!(f, "{shift}, {}", self.square),
            None => write!(f, "{}", self.square),
        }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts = text.trim().split_once(char::is_whitespace);
        let (by, turn) = parts.ok_or(Unreadable("an action is a side and its turn, as x d4"))?;
        Ok(Action { by: by.parse()?, turn: turn.parse()? })
    }
}

impl FromStr for Turn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(',') {
            Some((shift, square)) => Ok(Turn { shift: Some(shift.parse()?), square: square.trim().parse()? }),
            None => text.trim().parse().map(Turn::at),
        }
    }
}

impl FromStr for Shift {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts = text.split_once('-');
        let (from, to) = parts.ok_or(Unreadable("a checker moves from a square to a square, as d4-e4"))?;
        Ok(Shift { from: from.trim().parse()?, to: to.trim().parse()? })
    }
}
