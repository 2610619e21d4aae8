//! The first flaw of a proof, in words and on the mat.

use flub::{
    games::poe::ProofFlaw,
    network::{Goal, Rules, Square},
};

use crate::app::{
    i18n::{Value, Words},
    letters::flaw,
};

/// The flaw as a sentence.
pub fn sentence(words: &Words, found: &ProofFlaw, goal: Goal) -> String {
    match found {
        ProofFlaw::NoMoveNamed => words.text("poe-flaw-no-move"),
        ProofFlaw::MoveNotAsked(_) => words.text("poe-flaw-move-not-asked"),
        ProofFlaw::NoSuchMove(number) => words.with("poe-flaw-no-such-move", &[("number", (*number).into())]),
        ProofFlaw::GoalIsNoAFlub => words.text("poe-flaw-goal"),
        ProofFlaw::WrongCount { due, .. } => words.with("poe-flaw-letters", &[("due", (*due).into())]),
        ProofFlaw::WrongLetter(letter) => words.with("poe-flaw-letter", &[("letter", letter.letter.as_str().into())]),
        ProofFlaw::NotVacant(letter) => words.with("poe-flaw-not-vacant", &[("square", letter.square.number().into())]),
        ProofFlaw::Solution(found) => {
            let why = flaw::sentence(words, Rules::Poe, goal, found);
            words.with("poe-flaw-solution", &[("why", why.into())])
        }
        ProofFlaw::NoAlternative => words.text("poe-flaw-no-alternative"),
        ProofFlaw::AlternativeNotAsked(_) => words.text("poe-flaw-alternative-not-asked"),
        ProofFlaw::AlternativeWritten(letter) => {
            words.with("poe-flaw-alternative-written", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeBarred(letter) => {
            words.with("poe-flaw-alternative-barred", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeRipe(letter) => {
            words.with("poe-flaw-alternative-ripe", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeImpossible(letter) => {
            words.with("poe-flaw-alternative-impossible", &[("letter", Value::from(letter.to_string()))])
        }
    }
}

/// The squares concerned.
pub fn squares(found: &ProofFlaw) -> Vec<Square> {
    match found {
        ProofFlaw::WrongLetter(letter)
        | ProofFlaw::NotVacant(letter)
        | ProofFlaw::AlternativeNotAsked(letter)
        | ProofFlaw::AlternativeWritten(letter)
        | ProofFlaw::AlternativeBarred(letter)
        | ProofFlaw::AlternativeRipe(letter)
        | ProofFlaw::AlternativeImpossible(letter) => vec![letter.square],
        ProofFlaw::Solution(found) => flaw::squares(found),
        _ => Vec::new(),
    }
}
