use crate::{
    network::{Goal, Letter, Square},
    play::Seat,
};

/// Why the rules do not allow an action. Reasons are looked for in the order in which they stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Nobody sits there.
    NoSeat(Seat),
    /// Time is called in a match that is played for a stated time only.
    NotTimed,
    /// Time has been called.
    TimeCalled,
    /// This player has to set the goal first.
    GoalDue(Seat),
    /// The goal has been set.
    GoalSet,
    /// The version does not offer this goal.
    GoalNotOffered(Goal),
    /// A challenge or a force-out is being heard: sides are joined and proofs written, and nothing else.
    Hearing,
    /// Nobody has to join a side or to prove anything now.
    NoHearing,
    /// It is this player's turn, also to join a side.
    NotYourTurn(Seat),
    /// Sides are not joined any more, or not in this case.
    SidesJoined,
    /// Before proofs are written this player has to join a side.
    JoinDue(Seat),
    /// The player does not bear the burden of proof.
    NoBurden,
    /// The player has handed in a proof, or given it up.
    HandedIn,
    /// The proof is longer than any solution could be ([`super::Proof::LONGEST`]).
    ProofTooLong,
    /// Players do not challenge their own move.
    OwnMove,
    /// A goal can be challenged as a P-flub only: no letter was written that another could have been written for.
    GoalIsNoLetter,
    /// The mat is full: challenge, or declare a force-out.
    MatFull,
    /// The letter is not one of F, P and R.
    WrongLetter(Letter),
    /// The mat has no such square.
    NoSquare(Square),
    /// The square holds a letter.
    Filled(Square),
}
