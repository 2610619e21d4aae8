use super::{Side, Squares, Turn};

/// An effect of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A checker was put down, perhaps after another was moved.
    Played {
        /// The side whose turn it was.
        by: Side,
        /// What the side did.
        turn: Turn,
    },
    /// The points of a side changed: more tic-tac-toes, or fewer after a checker was moved.
    Scored {
        /// The side whose points changed.
        side: Side,
        /// The points of the side now.
        points: i32,
    },
    /// The checkers span so much that the game ends in this area, unless one is moved.
    AreaSettled(Squares),
    /// All checkers are on the board.
    Ended,
}
