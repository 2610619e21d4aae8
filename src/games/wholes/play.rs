use super::{Card, Face};
use crate::play::Seat;

/// A play on the table, face down. It lies there while it can be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// Who played it.
    pub by: Seat,
    /// The space on which the turn began.
    pub from: u8,
    /// What was said.
    pub said: Vec<Face>,
    pub(super) cards: Vec<Card>,
    pub(super) left_be: Vec<Seat>,
}

impl Play {
    /// The cards. Hidden from others.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Who has let it be, in order.
    pub fn left_be(&self) -> &[Seat] {
        &self.left_be
    }
}

/// The result of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// Who called.
    pub by: Seat,
    /// Whose play it was.
    pub player: Seat,
    /// The cards, turned over.
    pub cards: Vec<Card>,
    /// What was said.
    pub said: Vec<Face>,
    /// Whether the call was right: the cards are not exactly one whole, and there is no BAIT among them.
    pub right: bool,
}

impl Called {
    /// Who pays for the call: whoever was wrong.
    pub const fn payer(&self) -> Seat {
        if self.right { self.player } else { self.by }
    }
}
