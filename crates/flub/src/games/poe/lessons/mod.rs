//! POE's ladder: sixteen steps from a line to a force-out.

mod court;
mod generate;
mod judge;
mod reply;
mod rivals;
mod step;
mod task;
mod turning;

use crate::{
    games::poe::Poe,
    lessons::TurningPoint,
    network::lessons::{self, LetterLadder},
    play::{Record, Seat},
};

pub use self::judge::Flaw;
pub use self::reply::Reply;
pub use self::step::Step;
pub use self::task::{Ask, PositionTask};

/// A task of POE's ladder: about one mat, or about a goal and the letters since.
pub type Task = lessons::Task<PositionTask>;

/// An answer to such a task.
pub type Answer = lessons::Answer<PositionTask>;

impl LetterLadder for Poe {
    type Step = Step;

    // Lists for a mat as it stands, and proofs of an A-flub.
    const PROOFS: [Step; 2] = [Step::Counted, Step::Proof];

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        turning::points(record, seat)
    }
}
