use super::{Side, Square};

/// Why a checker cannot be put on a square. Checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The board has no such square.
    OffBoard,
    /// The first checker goes to the centre.
    NotCentre,
    /// A checker of this side is there.
    Filled(Side),
    /// All checkers would span this many files and ranks, at least one of them more than four.
    TooLarge {
        /// Files.
        wide: usize,
        /// Ranks.
        high: usize,
    },
    /// With *touching*: no other checker is beside it.
    Apart,
}

/// Why the rules do not allow an action. Checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is this side's turn.
    NotYourTurn(Side),
    /// A checker is moved, but *moving* is not played.
    NotMoving,
    /// The side has already moved a checker, and may only once.
    MovedBefore,
    /// The side has no checker on the square to move from.
    NotYours(Square),
    /// The checker cannot move to this square.
    To(Square, Bar),
    /// The new checker cannot be put on this square.
    At(Square, Bar),
}
