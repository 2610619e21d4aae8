use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks only at the tic-tac-toes on the board: makes what it can at once and, of equal places, picks one that
    /// keeps the other side from making some next. Overlooks what takes longer, and the end; never moves a checker, and
    /// forgets that the other side may.
    Easy,
    /// Before the last eight checkers it looks at its turn and the answer, counts the places that can still become
    /// tic-tac-toes, never moves a checker, and forgets that the other side may. From then on it overlooks nothing.
    Strong,
    /// Overlooks nothing: never gives away a point.
    Perfect,
}

impl Level {
    /// The levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Strong, Level::Perfect];

    /// Returns the percentage of turns it takes without looking.
    pub const fn strays(self) -> u8 {
        match self {
            Level::Easy => 25,
            Level::Strong | Level::Perfect => 0,
        }
    }

    /// With at most this many checkers to come, it overlooks nothing.
    pub const fn foresight(self) -> usize {
        match self {
            Level::Easy => 0,
            Level::Strong => 8,
            Level::Perfect => 16,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Easy => "easy",
            Level::Strong => "strong",
            Level::Perfect => "perfect",
        })
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Level::ALL, text, "a level is easy, strong or perfect")
    }
}
