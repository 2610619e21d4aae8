use super::Role;
use crate::network::{Letter, Square};

/// Why the rules do not allow an action. Reasons are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// It is the other player's turn, or the other player bears the burden.
    NotYourTurn(Role),
    /// The Plaintiff must set the goal first.
    GoalDue,
    /// The goal is already set.
    GoalSet,
    /// LawToe has only the goals odd and even.
    GoalNotOffered,
    /// The proof that is due must be written or given up first.
    ProofDue,
    /// The proof is far longer than any solution ([`crate::network::LetterProof::LONGEST`]).
    ProofTooLong,
    /// No proof is due.
    NoBurden,
    /// The mat is full: only a challenge or letting it stand is possible.
    MatFull,
    /// Only a full mat can be let stand.
    MatNotFull,
    /// No letter has been written yet.
    NothingToChallenge,
    /// The turn has another number of letters.
    WrongCount {
        /// The number of letters that the turn must write.
        due: usize,
        /// The number of letters given.
        given: usize,
    },
    /// The letter is not F, P or O.
    WrongLetter(Letter),
    /// The mat does not have this square.
    NoSquare(Square),
    /// In Dragoman Defendant, the Defendant never writes in the centre, which is this square.
    Barred(Square),
    /// The square already holds a letter.
    Filled(Square),
}
