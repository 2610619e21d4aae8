use serde::{Deserialize, Serialize};

use crate::play::written;

/// How well the computer plays. It makes the mistakes of a learner, each at a stated rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Sees a P-flub that is visible at a glance (no line is left for an R, or none at all) and an A-flub that a P
    /// shows. Sees nothing in moves before the latest.
    Beginner,
    /// Sees every A-flub and a P-flub that can be shown (no line is left for an R, too few connections, or too many
    /// required ones), also in the move before the latest.
    Student,
    /// Sees everything, and writes letters that leave the most ways to go wrong.
    Expert,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Student, Level::Expert];

    /// Returns the percentage of moves whose consequences it does not look at. It then does not challenge, joins the
    /// mover, or writes any letter.
    pub const fn overlooks(self) -> u8 {
        match self {
            Level::Beginner => 35,
            Level::Student => 15,
            Level::Expert => 0,
        }
    }

    /// Returns the percentage of cases in which it takes a network for impossible because P in every vacant square does
    /// not solve it. R or F might solve it, so its challenge may be wrong.
    pub const fn jumps(self) -> u8 {
        match self {
            Level::Beginner => 10,
            Level::Student => 4,
            Level::Expert => 0,
        }
    }

    /// Returns the percentage of proofs that it gives up although there is one.
    pub const fn gives_up(self) -> u8 {
        match self {
            Level::Beginner => 25,
            Level::Student => 5,
            Level::Expert => 0,
        }
    }
}

written! {
    Level: Beginner "beginner", Student "student", Expert "expert";
    else "a level is beginner, student or expert"
}
