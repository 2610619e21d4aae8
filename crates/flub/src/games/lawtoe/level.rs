use serde::{Deserialize, Serialize};

use crate::play::written;

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

written! {
    Level: Beginner "beginner", Student "student", Expert "expert";
    else "a level is beginner, student or expert"
}
