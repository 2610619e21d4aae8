use crate::{
    network::{Goal, Letter, Square},
    play::Seat,
};

/// Why the rules do not allow an action. Reasons are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// This seat is empty in this match.
    NoSeat(Seat),
    /// Time can only be called in a timed match.
    NotTimed,
    /// Time has already been called.
    TimeCalled,
    /// This player must set the goal first.
    GoalDue(Seat),
    /// The goal is already set.
    GoalSet,
    /// The version does not offer this goal.
    GoalNotOffered(Goal),
    /// A challenge or force-out is being heard: players may only join sides and write proofs.
    Hearing,
    /// No challenge or force-out is being heard, so nobody joins a side or proves anything.
    NoHearing,
    /// It is the turn of this player, to write or to join a side.
    NotYourTurn(Seat),
    /// All sides are joined, or the case is a force-out, which has no sides.
    SidesJoined,
    /// This player must join a side before proofs are written.
    JoinDue(Seat),
    /// The player does not bear the burden of proof.
    NoBurden,
    /// The player has already handed in a proof or given it up.
    HandedIn,
    /// The proof is longer than any solution ([`crate::network::LetterProof::LONGEST`]).
    ProofTooLong,
    /// Players cannot challenge their own move.
    OwnMove,
    /// A goal can only be challenged as a P-flub, because no other letter could have been written.
    GoalIsNoLetter,
    /// The mat is full: only a challenge or a force-out is possible.
    MatFull,
    /// The letter is not F, P or R.
    WrongLetter(Letter),
    /// The mat does not have this square.
    NoSquare(Square),
    /// The square already holds a letter.
    Filled(Square),
}
