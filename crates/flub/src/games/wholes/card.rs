use std::{fmt, str::FromStr};

use super::Face;
use crate::play::Unreadable;

/// A card. Equal cards are indistinguishable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A part of a whole.
    Face(Face),
    /// Counts as a card of a play. If the play is called, the caller pays.
    Bait,
    /// Gives a second turn in a row.
    Replay,
    /// Changes places with another player, even out of turn.
    Swap,
}

impl Card {
    /// Returns the face of the card, or `None` if it is a special card.
    pub const fn face(&self) -> Option<Face> {
        match self {
            Card::Face(face) => Some(*face),
            Card::Bait | Card::Replay | Card::Swap => None,
        }
    }

    /// Whether the card can be part of a play.
    pub const fn is_playable(&self) -> bool {
        matches!(self, Card::Face(_) | Card::Bait)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Face(face) => face.fmt(f),
            Card::Bait => f.write_str("BAIT"),
            Card::Replay => f.write_str("REPLAY"),
            Card::Swap => f.write_str("SWAP"),
        }
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.trim() {
            "BAIT" => Ok(Card::Bait),
            "REPLAY" => Ok(Card::Replay),
            "SWAP" => Ok(Card::Swap),
            face => face.parse().map(Card::Face),
        }
    }
}
