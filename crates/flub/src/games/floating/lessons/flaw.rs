use super::{Line, shapes::Fault};
use crate::games::floating::{Bar, Refusal, Score, Side, Square, Squares, Turn};

/// What is wrong with an answer, and what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The answer has another form than the task asks for.
    OtherForm,
    /// This square is marked, but no checker may be put there.
    Barred(Square, Bar),
    /// This square is not marked, but a checker may be put there.
    Missed(Square),
    /// A checker may be put there: all checkers then fit into this four by four area.
    Fits(Squares),
    /// The answer does not show which checker is too far away.
    Unshown,
    /// This square does not hold a checker that is too far away.
    NotTooFar(Square),
    /// The rules refuse this turn.
    Refused(Refusal),
    /// The area is not closed: it can still extend to these squares, more than sixteen.
    StillOpen(Squares),
    /// These squares are not a tic-tac-toe of the side.
    NoTicTacToe(Line, Fault),
    /// This tic-tac-toe is listed twice.
    Twice(Line),
    /// This tic-tac-toe is not listed.
    NotListed(Line),
    /// A side has a different number of points, with these tic-tac-toes.
    Miscounted(Side, Score),
    /// The turn makes no tic-tac-toe.
    MakesNone,
    /// The other side can answer with this turn.
    Answered(Turn),
    /// The turn uses this square, which it should put out of reach.
    Used(Square),
    /// This square is still within reach.
    StillInReach(Square),
    /// The turn gives away points.
    Loses {
        /// How many points the best possible result has become worse.
        points: i32,
        /// The best turns of both sides that follow.
        line: Vec<Turn>,
    },
}
