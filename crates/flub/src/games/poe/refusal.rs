use crate::{
    network::{Goal, Letter, Square},
    play::Seat,
};

/// Why the rules do not allow an action. Checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Nobody sits there.
    NoSeat(Seat),
    /// Time can be called only in a timed match.
    NotTimed,
    /// Time has been called.
    TimeCalled,
    /// This player has to set the goal first.
    GoalDue(Seat),
    /// The goal has been set.
    GoalSet,
    /// The version does not offer this goal.
    GoalNotOffered(Goal),
    /// A challenge or force-out is being heard: players may only join sides and write proofs.
    Hearing,
    /// Nobody has to join a side or to prove anything now.
    NoHearing,
    /// It is this player's turn, also to join a side.
    NotYourTurn(Seat),
    /// Sides can no longer be joined, or this case has none.
    SidesJoined,
    /// This player has to join a side before proofs are written.
    JoinDue(Seat),
    /// The player does not bear the burden of proof.
    NoBurden,
    /// The player has handed in a proof, or given it up.
    HandedIn,
    /// The proof is longer than any solution could be ([`super::Proof::LONGEST`]).
    ProofTooLong,
    /// Players cannot challenge their own move.
    OwnMove,
    /// A goal can be challenged only as a P-flub: no letter was written that could have been another.
    GoalIsNoLetter,
    /// The mat is full: challenge, or declare a force-out.
    MatFull,
    /// The letter is not F, P or R.
    WrongLetter(Letter),
    /// The mat has no such square.
    NoSquare(Square),
    /// The square holds a letter.
    Filled(Square),
}
