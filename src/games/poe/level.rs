use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// How well the computer plays. Its mistakes are those of a learner, each at a stated rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Sees a P-flub that shows at a glance (no line is left for an R, or none at all) and an A-flub that a P shows; of
    /// moves before the latest it sees nothing.
    Beginner,
    /// Sees every A-flub, a P-flub as far as it can be shown (no line is left for an R, or too few connections, or too
    /// many are required), and whether the move before the latest was such a flub.
    Student,
    /// Sees everything, and writes letters that leave most ways to go wrong.
    Expert,
}

impl Level {
    /// The levels from the gentlest up.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Student, Level::Expert];

    /// How often of a hundred times it does not look at what a move brings: lets it pass, joins the mover, or writes any
    /// letter.
    pub const fn overlooks(self) -> u8 {
        match self {
            Level::Beginner => 35,
            Level::Student => 15,
            Level::Expert => 0,
        }
    }

    /// How often of a hundred times it takes a network to be impossible because P in every vacant square gives no
    /// solution. An R or F might, so what it challenges as a P-flub then may be none.
    pub const fn jumps(self) -> u8 {
        match self {
            Level::Beginner => 10,
            Level::Student => 4,
            Level::Expert => 0,
        }
    }

    /// How many of a hundred proofs it gives up although there is one.
    pub const fn gives_up(self) -> u8 {
        match self {
            Level::Beginner => 25,
            Level::Student => 5,
            Level::Expert => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Beginner => "beginner",
            Level::Student => "student",
            Level::Expert => "expert",
        })
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Level::ALL, text, "a level is beginner, student or expert")
    }
}
