use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Square, squares::Squares};
use crate::play::Unreadable;

/// A board. Written `7x7` or `8x8`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Board {
    /// Paper: seven by seven squares, and X begins in the centre.
    #[default]
    #[serde(rename = "7x7")]
    Paper,
    /// A checkerboard: eight by eight squares, and X begins on any of the four in the centre.
    #[serde(rename = "8x8")]
    Checkerboard,
}

impl Board {
    /// Both boards.
    pub const BOTH: [Board; 2] = [Board::Paper, Board::Checkerboard];

    /// Returns the number of squares on a side.
    pub const fn side(self) -> usize {
        match self {
            Board::Paper => 7,
            Board::Checkerboard => 8,
        }
    }

    /// Returns all squares of the board.
    pub const fn squares(self) -> Squares {
        Squares::board(self.side() as u32)
    }

    /// Returns the squares on which X may begin.
    pub fn centre(self) -> Squares {
        let half = self.side() / 2;
        let middle = match self {
            Board::Paper => half..=half,
            Board::Checkerboard => half - 1..=half,
        };
        middle.clone().flat_map(|rank| middle.clone().filter_map(move |file| Square::new(file, rank))).collect()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.side())
    }
}

impl FromStr for Board {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Board::BOTH, text, "a board is 7x7 or 8x8")
    }
}
