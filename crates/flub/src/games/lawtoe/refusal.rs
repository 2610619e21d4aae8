use super::Role;

use crate::network::{Letter, Square};

/// Why the rules do not allow an action. Checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// It is the other player's turn, or the other player bears the burden.
    NotYourTurn(Role),
    /// The Plaintiff has to set the goal first.
    GoalDue,
    /// The goal has been set.
    GoalSet,
    /// LawToe has only the goals odd and even.
    GoalNotOffered,
    /// A proof must be written or given up first.
    ProofDue,
    /// The proof is longer than any solution could be, many times over ([`super::Proof::LONGEST`]).
    ProofTooLong,
    /// Nobody has to prove anything now.
    NoBurden,
    /// The mat is full: challenge, or let it stand.
    MatFull,
    /// The mat is not full, so there is nothing to let stand.
    MatNotFull,
    /// No letter has been written yet.
    NothingToChallenge,
    /// The number of letters is wrong for this turn.
    WrongCount {
        /// The number of letters the turn writes.
        due: usize,
        /// The number given.
        given: usize,
    },
    /// The letter is not F, P or O.
    WrongLetter(Letter),
    /// The mat has no such square.
    NoSquare(Square),
    /// The Defendant never writes in the centre in Dragoman Defendant.
    Barred(Square),
    /// The square holds a letter.
    Filled(Square),
}
