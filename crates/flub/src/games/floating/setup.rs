use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Board, Variations};
use crate::play::Unreadable;

/// The settings of a game. Written `7x7 plain` or `8x8 moving touching`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The board on which the game is played.
    pub board: Board,
    /// The variations in play.
    pub variations: Variations,
}

impl Setup {
    /// Returns all setups: the combinations of the sixteen mixes of variations with both boards.
    pub fn all() -> impl Iterator<Item = Self> {
        Board::BOTH.into_iter().flat_map(|board| Variations::all().map(move |variations| Self { board, variations }))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.board, self.variations)
    }
}

impl FromStr for Setup {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let text = text.trim();
        let parts = text.split_once(char::is_whitespace);
        let (board, variations) =
            parts.ok_or(Unreadable("a set-up is a board and its variations, as 7x7 moving touching"))?;
        Ok(Self { board: board.parse()?, variations: variations.parse()? })
    }
}
