use super::{Side, Squares, Turn};

/// What a turn brings about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A checker was put down, and another moved before, perhaps.
    Played {
        /// Whose turn it was.
        by: Side,
        /// The turn.
        turn: Turn,
    },
    /// A side has more points than before, or fewer, having moved a checker.
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
