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

impl<Answer> Hint<Answer> {
    /// The hint with another answer to begin with.
    pub fn map<Other>(self, begin: impl FnOnce(Answer) -> Other) -> Hint<Other> {
        match self {
            Hint::Look(squares) => Hint::Look(squares),
            Hint::LookAtMove(number) => Hint::LookAtMove(number),
            Hint::Begin(answer) => Hint::Begin(begin(answer)),
        }
    }
}
