//! Flaws and refusals in plain words, for people who read the answers.

use flub::{
    games::{
        lawtoe::{self, Refusal},
        poe,
    },
    network::Flaw,
};

/// Returns what is wrong with a proof in LawToe.
pub fn in_lawtoe(flaw: &lawtoe::ProofFlaw) -> String {
    use lawtoe::ProofFlaw;
    match flaw {
        ProofFlaw::NotByDefendant => {
            "only the defendant can A-flub, and the challenged move is the plaintiff's".to_owned()
        }
        ProofFlaw::NoMoveNamed => "the move that was the A-flub is not named".to_owned(),
        ProofFlaw::MoveNotAsked(number) => format!("move {number} is named where none is asked for"),
        ProofFlaw::NoSuchMove(number) => format!("there is no move {number} before the challenged one"),
        ProofFlaw::MoveNotDefendants(number) => {
            format!("move {number} is the plaintiff's, and only the defendant can A-flub")
        }
        ProofFlaw::WrongCount { due, given } => format!("a proof of this kind writes {due} letters, not {given}"),
        ProofFlaw::NotPermitted(placement) => format!("{placement} is no P"),
        ProofFlaw::NotVacant(placement) => format!("there is no vacant square for {placement}"),
        ProofFlaw::Solution(flaw) => of_a_solution(flaw),
        ProofFlaw::LetterNotUsed(placement) => format!("no counted triplet runs through {placement}"),
    }
}

/// Returns what is wrong with a proof in POE.
pub fn in_poe(flaw: &poe::ProofFlaw) -> String {
    use poe::ProofFlaw;
    match flaw {
        ProofFlaw::NoMoveNamed => "the letter that was the A-flub is not named".to_owned(),
        ProofFlaw::MoveNotAsked(number) => format!("letter {number} is named where none is asked for"),
        ProofFlaw::NoSuchMove(number) => format!("there is no letter {number} before the challenged one"),
        ProofFlaw::GoalIsNoAFlub => "setting a goal is no A-flub".to_owned(),
        ProofFlaw::WrongCount { due, given } => format!("a proof of this kind writes {due} letters, not {given}"),
        ProofFlaw::WrongLetter(placement) => format!("{placement} is no F, P or R"),
        ProofFlaw::NotVacant(placement) => format!("there is no vacant square for {placement}"),
        ProofFlaw::Solution(flaw) => of_a_solution(flaw),
        ProofFlaw::NoAlternative => "the letter that could have been written instead is missing".to_owned(),
        ProofFlaw::AlternativeNotAsked(placement) => {
            format!("{placement} is named instead where no letter is asked for")
        }
        ProofFlaw::AlternativeWritten(placement) => format!("{placement} is the letter that was written"),
        ProofFlaw::AlternativeBarred(placement) => format!("{placement} could not have been written"),
        ProofFlaw::AlternativeRipe(placement) => {
            format!("{placement} would have let the next letter give a solution too")
        }
        ProofFlaw::AlternativeImpossible(placement) => {
            format!("{placement} would have left no way to a solution")
        }
    }
}

/// Returns what is wrong with a proposed solution.
pub fn of_a_solution(flaw: &Flaw) -> String {
    match flaw {
        Flaw::NoLine(listing) => format!("{listing} does not run from side to side"),
        Flaw::Vacant(listing, square) => format!("{listing} runs through the vacant square {square}"),
        Flaw::Forbidden(listing, square) => format!("{listing} runs through the F in square {square}"),
        Flaw::Repeated(listing) => format!("{listing} is counted more often than it exists"),
        Flaw::Unused(letter, square) => format!("{letter}{square} is not used as it must be"),
        Flaw::Omitted(listing) => format!("{listing} must be counted"),
        Flaw::Count(count) => format!("{count} counted connections do not meet the goal"),
    }
}

/// Returns why a move is not legal in LawToe.
pub fn of_a_move(refusal: &Refusal) -> String {
    match refusal {
        Refusal::MatFull => "the mat is full".to_owned(),
        Refusal::WrongCount { due, given } => format!("this turn writes {due} letters, not {given}"),
        Refusal::WrongLetter(letter) => format!("{letter} is no letter of LawToe"),
        Refusal::NoSquare(square) => format!("there is no square {square}"),
        Refusal::Barred(square) => format!("the defendant may not write in square {square}"),
        Refusal::Filled(square) => format!("square {square} is filled"),
        other => format!("{other:?}"),
    }
}
