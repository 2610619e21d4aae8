use super::{Side, Square};

/// Why a checker cannot be put on a square. Reasons are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The square is not on the board.
    OffBoard,
    /// The first checker must go to the centre.
    NotCentre,
    /// A checker of this side is on the square.
    Filled(Side),
    /// All checkers together would span this many files and ranks, and one of the numbers is more than four.
    TooLarge {
        /// The number of files.
        wide: usize,
        /// The number of ranks.
        high: usize,
    },
    /// With *touching*: the square is next to no other checker.
    Apart,
}

/// Why the rules do not allow an action. Reasons are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is the turn of this side.
    NotYourTurn(Side),
    /// A checker is moved, but the game is played without *moving*.
    NotMoving,
    /// The side has already moved a checker, which is allowed only once.
    MovedBefore,
    /// The side has no checker on this square, from which it wants to move one.
    NotYours(Square),
    /// The checker cannot move to this square.
    To(Square, Bar),
    /// The new checker cannot be put on this square.
    At(Square, Bar),
}
