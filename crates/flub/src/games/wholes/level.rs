use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// How the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Plays only wholes, and calls only what is impossible: too few unseen cards have the values said. Swaps with
    /// somebody far ahead, on its own turn.
    Careful,
    /// Bluffs and calls by the odds of the cards, as if all others were strangers. Swaps as the careful do, and with
    /// whoever is about to win.
    Sly,
    /// Bluffs and calls as the sly do, and learns from past calls how often each of the others bluffs and calls. Keeps
    /// SWAP until somebody is about to win, or it can win itself from another's space.
    Expert,
}

impl Level {
    /// The levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Careful, Level::Sly, Level::Expert];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Careful => "careful",
            Level::Sly => "sly",
            Level::Expert => "expert",
        })
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Level::ALL, text, "a level is careful, sly or expert")
    }
}
