use super::{Side, Squares, Turn};

/// An effect of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A checker was put down, perhaps after another moved.
    Played {
        /// Whose turn it was.
        by: Side,
        /// The turn.
        turn: Turn,
    },
    /// A side has more points than before, or fewer after moving a checker.
    Scored {
        /// The side.
        side: Side,
        /// Its points now.
        points: i32,
    },
    /// The checkers are so far apart that the game ends in this area, unless one is moved.
    AreaSettled(Squares),
    /// All checkers are played.
    Ended,
}
