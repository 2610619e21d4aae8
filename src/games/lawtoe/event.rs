use super::{Flub, Role, Verdict};
use crate::network::{Goal, Placement};

/// What an action brings about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The goal was set.
    GoalSet {
        /// By whom.
        by: Role,
        /// The goal.
        goal: Goal,
    },
    /// Letters were written.
    Wrote {
        /// By whom.
        by: Role,
        /// One or two letters.
        letters: Vec<Placement>,
    },
    /// The latest move was challenged.
    Challenged {
        /// By whom.
        by: Role,
        /// As what.
        kind: Flub,
    },
    /// A full mat was let stand.
    LetStand(Role),
    /// A proof was handed in.
    Proved(Role),
    /// The proof that was due was given up.
    GaveUp(Role),
    /// The match is over.
    Ended(Verdict),
}
