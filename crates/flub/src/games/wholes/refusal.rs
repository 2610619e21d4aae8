use super::{Card, Face, Value};
use crate::play::Seat;

/// Why the rules do not allow an action. Reasons are checked in the order listed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// This seat is empty in this game.
    NoSeat(Seat),
    /// It is the turn of this player.
    NotYourTurn(Seat),
    /// The turn must begin with drawing a card.
    DrawFirst,
    /// The card of this turn is already drawn.
    Drawn,
    /// No play can be called: it was called already, or the time to call is over.
    NothingToCall,
    /// Players cannot call their own play.
    OwnPlay,
    /// The player has already let this play be.
    LeftBe,
    /// Players cannot swap with themselves.
    SwapWithSelf,
    /// A second turn is only possible right after one's own turn, before the next player draws.
    NoReplayNow,
    /// The player does not hold this card, or not as many copies.
    NotHeld(Card),
    /// SWAP and REPLAY cannot be part of a play.
    NotPlayable(Card),
    /// A play has at least one card.
    NoCards,
    /// The number of values said is not the number of cards played.
    SaidOther {
        /// The number of cards played.
        cards: usize,
        /// The number of values said.
        said: usize,
    },
    /// No card of the deck shows this face.
    NotInDeck(Face),
    /// The values said add up to this, not to one whole.
    SaidNoWhole(Value),
    /// The cards are one whole, but other values are said. Only a bluff may be misstated.
    WholeSaidOtherwise,
}
