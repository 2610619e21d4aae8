use super::{Flub, Side};
use crate::{
    network::{Goal, Placement},
    play::Seat,
};

/// What an action brings about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The goal of a round was set.
    GoalSet {
        /// By whom.
        by: Seat,
        /// The goal.
        goal: Goal,
    },
    /// A letter was written.
    Wrote {
        /// By whom.
        by: Seat,
        /// The letter.
        letter: Placement,
    },
    /// The latest move was challenged.
    Challenged {
        /// By whom.
        by: Seat,
        /// As what.
        kind: Flub,
    },
    /// A force-out was declared.
    ForceOut(Seat),
    /// A side was joined.
    Joined {
        /// By whom.
        by: Seat,
        /// The side.
        side: Side,
    },
    /// A proof was handed in under seal, or given up: which of them is not told before the verdict.
    HandedIn(Seat),
    /// The last proof was in: the round is over, and its points are on the sheet.
    RoundScored {
        /// Its place among the rounds that are finished, from 0.
        round: usize,
    },
    /// Time was called: the round in progress is the last.
    TimeCalled,
    /// The match is over.
    Ended,
}
