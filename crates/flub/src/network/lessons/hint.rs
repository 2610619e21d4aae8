use crate::network::SquareSet;

/// A hint for an answer about letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint<Answer> {
    /// Look at these squares of the mat.
    Look(SquareSet),
    /// Look at this move, counted from 1; 0 is the goal.
    LookAtMove(usize),
    /// Begin the answer like this.
    Begin(Answer),
}
