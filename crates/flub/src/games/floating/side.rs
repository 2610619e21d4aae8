use serde::{Deserialize, Serialize};

use crate::play::{Seat, written};

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

written! { Side: X "x", O "o"; else "a side is x or o" }
