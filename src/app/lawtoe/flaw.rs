//! The first flaw of a proof, in words and on the mat.

use flub::{
    games::lawtoe::ProofFlaw,
    network::{Flaw, Goal, Listing, Square},
};

use super::telling::goal_key;
use crate::app::words::{Value, Words};

/// What is wrong with the proof, as a sentence.
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
        ProofFlaw::Solution(flaw) => of_solution(words, flaw, goal),
        ProofFlaw::LetterNotUsed(placement) => {
            words.with("lawtoe-flaw-letter-unused", &[("square", placement.square.number().into())])
        }
    }
}

fn of_solution(words: &Words, flaw: &Flaw, goal: Goal) -> String {
    let listing = |listing: &Listing| ("triplet", Value::from(listing.to_string()));
    match flaw {
        Flaw::NoLine(squares) => words.with("lawtoe-flaw-no-line", &[listing(squares)]),
        Flaw::Vacant(squares, square) => {
            words.with("lawtoe-flaw-vacant", &[listing(squares), ("square", square.number().into())])
        }
        Flaw::Forbidden(squares, square) => {
            words.with("lawtoe-flaw-forbidden", &[listing(squares), ("square", square.number().into())])
        }
        Flaw::Repeated(squares) => words.with("lawtoe-flaw-repeated", &[listing(squares)]),
        Flaw::Unused(letter, square) => {
            words.with("lawtoe-flaw-unused", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        Flaw::Omitted(squares) => words.with("lawtoe-flaw-omitted", &[listing(squares)]),
        Flaw::Count(count) => {
            words.with("lawtoe-flaw-count", &[("count", (*count).into()), ("goal", goal_key(goal).into())])
        }
    }
}

/// The squares the flaw is about.
pub fn squares(flaw: &ProofFlaw) -> Vec<Square> {
    match flaw {
        ProofFlaw::NotPermitted(placement) | ProofFlaw::NotVacant(placement) | ProofFlaw::LetterNotUsed(placement) => {
            vec![placement.square]
        }
        ProofFlaw::Solution(Flaw::Unused(_, square)) => vec![*square],
        ProofFlaw::Solution(flaw) => at_fault(flaw).map(named).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The listing that is at fault or left out.
pub fn at_fault(flaw: &Flaw) -> Option<&Listing> {
    match flaw {
        Flaw::NoLine(listing)
        | Flaw::Vacant(listing, _)
        | Flaw::Forbidden(listing, _)
        | Flaw::Repeated(listing)
        | Flaw::Omitted(listing) => Some(listing),
        Flaw::Unused(..) | Flaw::Count(_) => None,
    }
}

fn named(listing: &Listing) -> Vec<Square> {
    listing.0.iter().filter_map(|&number| Square::from_number(number.into())).collect()
}
