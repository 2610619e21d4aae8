use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// How well the computer plays. It makes the mistakes of a learner, at a stated rate. At every level its challenges are
/// right, and it finds a proof whenever there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Overlooks half of the right challenges and makes two moves of five without looking ahead.
    Beginner,
    /// Overlooks one right challenge of five and makes one move of five without looking ahead.
    Student,
    /// Never overlooks a right challenge, never gives away a won match and sets traps in a lost one.
    Expert,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Student, Level::Expert];

    /// Returns the percentage of right challenges it overlooks.
    pub const fn misses(self) -> u8 {
        match self {
            Level::Beginner => 50,
            Level::Student => 20,
            Level::Expert => 0,
        }
    }

    /// Returns the percentage of goals and moves that it chooses at random among plausible ones.
    pub const fn strays(self) -> u8 {
        match self {
            Level::Beginner => 40,
            Level::Student => 20,
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
