use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// A square of a board of at most eight by eight, by file and rank. Written as in chess: `d4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square(u8);

impl Square {
    /// Returns the square of this file and rank, both counted from 0 at the lower left, or `None` if one is above 7.
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self((8 * rank + file) as u8)) } else { None }
    }

    pub(super) const fn at(index: u32) -> Self {
        Self(index as u8 % 64)
    }

    /// Returns the file, from 0 for a to 7 for h.
    pub const fn file(self) -> usize {
        self.0 as usize % 8
    }

    /// Returns the rank, from 0 at the bottom to 7 at the top.
    pub const fn rank(self) -> usize {
        self.0 as usize / 8
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

impl FromStr for Square {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let square = match *text.as_bytes() {
            [file, rank] => {
                let file = file.to_ascii_lowercase().checked_sub(b'a');
                file.zip(rank.checked_sub(b'1')).and_then(|(file, rank)| Square::new(file.into(), rank.into()))
            }
            _ => None,
        };
        square.ok_or(Unreadable("a square is a file from a to h and a rank from 1 to 8, as d4"))
    }
}

impl TryFrom<String> for Square {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}
