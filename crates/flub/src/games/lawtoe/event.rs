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
    /// This role let the full mat stand.
    LetStand(Role),
    /// This role handed in a proof.
    Proved(Role),
    /// This role gave up the proof that was due.
    GaveUp(Role),
    /// The match is over, with this verdict.
    Ended(Verdict),
}
