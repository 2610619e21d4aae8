use super::{Flub, Role, Verdict};

use crate::network::{Goal, Placement};

/// An effect of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The goal was set.
    GoalSet {
        /// The acting role.
        by: Role,
        /// The goal.
        goal: Goal,
    },
    /// Letters were written.
    Wrote {
        /// The acting role.
        by: Role,
        /// One or two letters.
        letters: Vec<Placement>,
    },
    /// The latest move was challenged.
    Challenged {
        /// The acting role.
        by: Role,
        /// The kind of flub.
        kind: Flub,
    },
    /// A full mat was let stand.
    LetStand(Role),
    /// A proof was handed in.
    Proved(Role),
    /// The proof due was given up.
    GaveUp(Role),
    /// The match is over.
    Ended(Verdict),
}
