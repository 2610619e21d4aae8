use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::Square;
use crate::play::Unreadable;

/// What a player writes in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Letter {
    /// Forbidden: no connection runs through it.
    F,
    /// Permitted: connections may run through it.
    P,
    /// Required, in POE: must lie on a connection that has no other R.
    R,
    /// Obligatory, in LawToe: must lie on a counted triplet, and every triplet through it counts.
    O,
}

impl Letter {
    /// All letters of both games.
    pub const ALL: [Letter; 4] = [Letter::F, Letter::P, Letter::R, Letter::O];

    /// Returns the letter as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Letter::F => "F",
            Letter::P => "P",
            Letter::R => "R",
            Letter::O => "O",
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Letter {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Letter::ALL, text, "a letter is F, P, R or O")
    }
}

/// A letter in a square, written `F2` or `P16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placement {
    /// The letter that is written.
    pub letter: Letter,
    /// The square in which it is written.
    pub square: Square,
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.square)
    }
}

impl FromStr for Placement {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a placement is a letter and the number of a square, as F2 or P16");
        let (letter, number) = text.split_at_checked(1).ok_or(FORM)?;
        let square = Some(number)
            .filter(|number| !number.starts_with(['+', '0']))
            .and_then(|number| Square::from_number(number.parse().ok()?));
        Ok(Placement { letter: letter.parse()?, square: square.ok_or(FORM)? })
    }
}
