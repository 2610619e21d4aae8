use super::{Called, Card, Face};
use crate::play::Seat;

/// An effect of an action. Some events name cards that not everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began with a card drawn.
    Drew {
        /// The seat whose turn it is.
        by: Seat,
        /// The card, which is hidden from others. `None` if no card was left, or if the game ended instead.
        card: Option<Card>,
    },
    /// Cards were played face down.
    Played {
        /// The acting seat.
        by: Seat,
        /// The cards, which are hidden from others until the game is over.
        cards: Vec<Card>,
        /// The values that were said, one for each card.
        said: Vec<Face>,
    },
    /// This seat played nothing.
    Passed(Seat),
    /// This seat let the play on the table be.
    LetBe(Seat),
    /// A play was called, and its cards were turned over.
    Called(Called),
    /// Two players changed places.
    Swapped {
        /// The seat that played SWAP.
        by: Seat,
        /// The seat with which it changed places.
        with: Seat,
    },
    /// This seat took a second turn.
    Replayed(Seat),
    /// A piece moved. This event also comes for the payer of a call who has no space to go back.
    Moved {
        /// The seat whose piece moved.
        seat: Seat,
        /// The space on which the piece was.
        from: u8,
        /// The space on which the piece is now.
        to: u8,
    },
    /// The game is over.
    Ended,
}
