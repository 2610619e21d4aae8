use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::{Seat, Unreadable};

/// A side. X begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that writes X or has the dark checkers.
    X,
    /// The side that writes O or has the light checkers.
    O,
}

impl Side {
    /// Both sides, X first.
    pub const BOTH: [Side; 2] = [Side::X, Side::O];

    /// Returns the side that plays against this one.
    pub const fn other(self) -> Side {
        match self {
            Side::X => Side::O,
            Side::O => Side::X,
        }
    }

    /// Returns the seat of the side: X has the first one.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize).expect("two seats are at every table")
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::X => "x",
            Side::O => "o",
        })
    }
}

impl FromStr for Side {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Side::BOTH, text, "a side is x or o")
    }
}
