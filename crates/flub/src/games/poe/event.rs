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
    /// This seat declared a force-out.
    ForceOut(Seat),
    /// A side was joined.
    Joined {
        /// The acting seat.
        by: Seat,
        /// The side.
        side: Side,
    },
    /// This seat handed in a sealed proof or gave it up. Which of the two stays secret until the verdict.
    HandedIn(Seat),
    /// The last proof is in, so the round is over and scored.
    RoundScored {
        /// The index of the round among the finished rounds, from 0.
        round: usize,
    },
    /// Time was called, so the round in progress is the last.
    TimeCalled,
    /// The match is over.
    Ended,
}
