use super::{Card, Face, Value};
use crate::play::Seat;

/// Why the rules do not allow an action. Reasons are looked for in the order in which they stand here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Nobody sits there.
    NoSeat(Seat),
    /// It is this player's turn.
    NotYourTurn(Seat),
    /// A card has to be drawn before the turn.
    DrawFirst,
    /// The card of this turn has been drawn.
    Drawn,
    /// There is no play to call: it has been called, or its time is over.
    NothingToCall,
    /// Nobody calls their own play.
    OwnPlay,
    /// The player has let this play be.
    LeftBe,
    /// Nobody changes places with themselves.
    SwapWithSelf,
    /// A second turn is taken after one's own turn and before the next player draws.
    NoReplayNow,
    /// The player does not hold this card, or not so often.
    NotHeld(Card),
    /// SWAP and REPLAY cannot be part of a play.
    NotPlayable(Card),
    /// A play has at least one card.
    NoCards,
    /// As many values are said as cards are played.
    SaidOther {
        /// The cards played.
        cards: usize,
        /// The values said.
        said: usize,
    },
    /// No card of the deck shows this.
    NotInDeck(Face),
    /// What is said does not add up to exactly one whole.
    SaidNoWhole(Value),
    /// The cards are one whole of other values than are said: only a bluff is said otherwise than it is.
    WholeSaidOtherwise,
}
