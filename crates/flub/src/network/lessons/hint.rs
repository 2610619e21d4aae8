use crate::network::SquareSet;

/// A hint, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint<Answer> {
    /// Look at these squares.
    Look(SquareSet),
    /// Look at this move, counted from 1; 0 is the goal.
    LookAtMove(usize),
    /// Begin the answer so.
    Begin(Answer),
}
