use super::{Side, Square};

/// Why a checker cannot be put on a square. Reasons are looked for in the order in which they stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The board has no such square.
    OffBoard,
    /// The first checker goes to the centre.
    NotCentre,
    /// A checker of this side is there.
    Filled(Side),
    /// All checkers would take up an area so many files wide and so many ranks high; at least one of them is more than
    /// four.
    TooLarge {
        /// Files.
        wide: usize,
        /// Ranks.
        high: usize,
    },
    /// With *touching*: no other checker is beside it.
    Apart,
}

/// Why the rules do not allow an action. Reasons are looked for in the order in which they stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is this side's turn.
    NotYourTurn(Side),
    /// A checker is moved, but *moving* is not played.
    NotMoving,
    /// The side has moved a checker before, and may once only.
    MovedBefore,
    /// No checker of the side is on the square that one should move from.
    NotYours(Square),
    /// The checker cannot move to this square.
    To(Square, Bar),
    /// The new checker cannot be put on this square.
    At(Square, Bar),
}
