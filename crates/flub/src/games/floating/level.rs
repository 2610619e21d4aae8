use serde::{Deserialize, Serialize};

use crate::play::written;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks only at the tic-tac-toes on the board: makes as many as it can at once, and among equal places picks one
    /// that leaves the other side the fewest next. Overlooks what takes longer, and the end; never moves a checker, and
    /// forgets that the other side may.
    Easy,
    /// Until eight checkers are left, looks at its own turn and the answer, and counts the places that can still become
    /// tic-tac-toes; never moves a checker, and forgets that the other side may. From then on it overlooks nothing.
    Strong,
    /// Overlooks nothing, so it never gives away a point.
    Perfect,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Strong, Level::Perfect];

    /// Returns the percentage of turns taken without looking.
    pub const fn strays(self) -> u8 {
        match self {
            Level::Easy => 25,
            Level::Strong | Level::Perfect => 0,
        }
    }

    /// Returns the number of checkers left from which on it overlooks nothing.
    pub const fn foresight(self) -> usize {
        match self {
            Level::Easy => 0,
            Level::Strong => 8,
            Level::Perfect => 16,
        }
    }
}

written! { Level: Easy "easy", Strong "strong", Perfect "perfect"; else "a level is easy, strong or perfect" }
