//! LawToe's ladder: thirteen steps from a triplet to Dragoman Defendant.

mod court;
mod generate;
mod judge;
mod reply;
mod rivals;
mod step;
mod task;
mod turning;

use crate::{
    games::lawtoe::LawToe,
    lessons::TurningPoint,
    network::lessons::{self, LetterLadder},
    play::{Record, Seat},
};

pub use self::judge::Flaw;
pub use self::reply::Reply;
pub use self::step::Step;
pub use self::task::{Ask, MatchTask};

/// A task of LawToe's ladder: about one mat, or about a match.
pub type Task = lessons::Task<MatchTask>;

/// An answer to such a task.
pub type Answer = lessons::Answer<MatchTask>;

impl LetterLadder for LawToe {
    type Step = Step;

    // Lists of every triplet with an O, and proofs of an A-flub.
    const PROOFS: [Step; 2] = [Step::Obliged, Step::Used];

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        turning::points(record, seat)
    }
}
