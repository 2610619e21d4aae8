use super::{Called, Card, Face};

use crate::play::Seat;

/// An effect of an action. Some name cards that not everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began with a card drawn.
    Drew {
        /// Whose turn it is.
        by: Seat,
        /// The card, hidden from others; `None` if none was left or the game ended instead.
        card: Option<Card>,
    },
    /// Cards were played face down.
    Played {
        /// The acting seat.
        by: Seat,
        /// The cards. Hidden from others until the game is over.
        cards: Vec<Card>,
        /// What was said, card by card.
        said: Vec<Face>,
    },
    /// Nothing was played.
    Passed(Seat),
    /// A play was let be.
    LetBe(Seat),
    /// A play was called, and its cards turned over.
    Called(Called),
    /// Two players changed places.
    Swapped {
        /// Who played SWAP.
        by: Seat,
        /// Whom they changed places with.
        with: Seat,
    },
    /// A second turn was taken.
    Replayed(Seat),
    /// A piece moved. Sent for the payer of a call even if there was no space to go back.
    Moved {
        /// Whose piece.
        seat: Seat,
        /// The space it was on.
        from: u8,
        /// The space it is on.
        to: u8,
    },
    /// The game is over.
    Ended,
}
