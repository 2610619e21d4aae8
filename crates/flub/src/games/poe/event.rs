use super::{Flub, Side};

use crate::{
    network::{Goal, Placement},
    play::Seat,
};

/// An effect of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The goal of a round was set.
    GoalSet {
        /// The acting seat.
        by: Seat,
        /// The goal.
        goal: Goal,
    },
    /// A letter was written.
    Wrote {
        /// The acting seat.
        by: Seat,
        /// The letter.
        letter: Placement,
    },
    /// The latest move was challenged.
    Challenged {
        /// The acting seat.
        by: Seat,
        /// The kind of flub.
        kind: Flub,
    },
    /// A force-out was declared.
    ForceOut(Seat),
    /// A side was joined.
    Joined {
        /// The acting seat.
        by: Seat,
        /// The side.
        side: Side,
    },
    /// A sealed proof was handed in, or given up: which one stays secret until the verdict.
    HandedIn(Seat),
    /// The last proof is in: the round is over and scored.
    RoundScored {
        /// Its index among the finished rounds, from 0.
        round: usize,
    },
    /// Time was called: the round in progress is the last.
    TimeCalled,
    /// The match is over.
    Ended,
}
