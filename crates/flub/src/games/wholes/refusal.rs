use super::{Card, Face, Value};

use crate::play::Seat;

/// Why the rules do not allow an action. Checked in the order listed here.
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
    /// The card of this turn has already been drawn.
    Drawn,
    /// There is no play to call: it has been called, or its time is over.
    NothingToCall,
    /// Players cannot call their own play.
    OwnPlay,
    /// The player has already let this play be.
    LeftBe,
    /// Players cannot swap with themselves.
    SwapWithSelf,
    /// A second turn comes only after one's own turn and before the next player draws.
    NoReplayNow,
    /// The player does not hold this card, or not that many.
    NotHeld(Card),
    /// SWAP and REPLAY cannot be part of a play.
    NotPlayable(Card),
    /// A play has at least one card.
    NoCards,
    /// There must be as many values said as cards played.
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
    /// The cards are one whole of values other than those said: only a bluff may be misstated.
    WholeSaidOtherwise,
}
