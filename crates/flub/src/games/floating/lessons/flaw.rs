use super::{Line, shapes::Fault};

use crate::games::floating::{Bar, Refusal, Score, Side, Square, Squares, Turn};

/// Why an answer is wrong, with what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Something else is asked for.
    OtherForm,
    /// No checker may be put on this marked square.
    Barred(Square, Bar),
    /// This square may be used and is not marked.
    Missed(Square),
    /// It may be put there: all checkers fit into this area of four by four.
    Fits(Squares),
    /// It is not said which checker is too far away.
    Unshown,
    /// This is no checker that is too far away.
    NotTooFar(Square),
    /// The rules refuse this turn.
    Refused(Refusal),
    /// The area can still reach these squares beyond its sixteen.
    StillOpen(Squares),
    /// This is no tic-tac-toe.
    NoTicTacToe(Line, Fault),
    /// This is listed twice.
    Twice(Line),
    /// This is a tic-tac-toe and is not listed.
    NotListed(Line),
    /// A side has other points, with these tic-tac-toes.
    Miscounted(Side, Score),
    /// The turn makes no tic-tac-toe.
    MakesNone,
    /// The other side answers so.
    Answered(Turn),
    /// This square was not to be used.
    Used(Square),
    /// This square is still within reach.
    StillInReach(Square),
    /// The turn gives away this many points; so it may go on.
    Loses {
        /// By how much the best end is worse.
        points: i32,
        /// The best turns of both sides from there.
        line: Vec<Turn>,
    },
}
