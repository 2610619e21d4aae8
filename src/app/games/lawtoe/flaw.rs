//! The first flaw of a proof, in words and on the mat.

use flub::{
    games::lawtoe::ProofFlaw,
    network::{Goal, Rules, Square},
};

use crate::app::{i18n::Words, letters::flaw};

/// The flaw as a sentence.
pub fn sentence(words: &Words, flaw: &ProofFlaw, goal: Goal) -> String {
    match flaw {
        ProofFlaw::NotByDefendant => words.text("lawtoe-flaw-not-defendant"),
        ProofFlaw::NoMoveNamed => words.text("lawtoe-flaw-no-move"),
        ProofFlaw::MoveNotAsked(_) => words.text("lawtoe-flaw-move-not-asked"),
        ProofFlaw::NoSuchMove(number) => words.with("lawtoe-flaw-no-such-move", &[("number", (*number).into())]),
        ProofFlaw::MoveNotDefendants(number) => {
            words.with("lawtoe-flaw-move-not-defendants", &[("number", (*number).into())])
        }
        ProofFlaw::WrongCount { due, .. } => words.with("lawtoe-flaw-letters", &[("due", (*due).into())]),
        ProofFlaw::NotPermitted(_) => words.text("lawtoe-flaw-not-p"),
        ProofFlaw::NotVacant(placement) => {
            words.with("lawtoe-flaw-not-vacant", &[("square", placement.square.number().into())])
        }
        ProofFlaw::Solution(flaw) => flaw::sentence(words, Rules::LawToe, goal, flaw),
        ProofFlaw::LetterNotUsed(placement) => {
            words.with("lawtoe-flaw-letter-unused", &[("square", placement.square.number().into())])
        }
    }
}

/// The squares concerned.
pub fn squares(flaw: &ProofFlaw) -> Vec<Square> {
    match flaw {
        ProofFlaw::NotPermitted(placement) | ProofFlaw::NotVacant(placement) | ProofFlaw::LetterNotUsed(placement) => {
            vec![placement.square]
        }
        ProofFlaw::Solution(flaw) => flaw::squares(flaw),
        _ => Vec::new(),
    }
}
