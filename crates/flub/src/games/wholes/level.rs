use serde::{Deserialize, Serialize};

use crate::play::written;

/// How the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Plays only wholes, and calls only a play that is impossible because too few unseen cards have the values said.
    /// Swaps with a player who is far ahead, in its own turn.
    Careful,
    /// Bluffs and calls by the odds of the cards, and expects the same from every other player. Swaps as a careful
    /// player does, and with a player who is about to win.
    Sly,
    /// Bluffs and calls as a sly player does, but learns from past calls how often each of the others bluffs and calls.
    /// Keeps SWAP until another player is about to win, or until it can win from another player's space.
    Expert,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Careful, Level::Sly, Level::Expert];
}

written! { Level: Careful "careful", Sly "sly", Expert "expert"; else "a level is careful, sly or expert" }
