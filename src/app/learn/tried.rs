//! What a game supplies to the court.

use flub::teach::{Court, Question};

use super::taught::Taught;
use crate::app::i18n::Words;

/// How the lines of a faulty proof or sum are told, and how it lies on the desk.
pub trait Tried: Taught + Court {
    /// A line in words.
    fn line(words: &Words, question: &Question<Self>, line: &Self::Line) -> String;

    /// A faulty answer on the desk, while its flaw is looked for.
    fn laid(question: &Question<Self>, answer: &Self::Answer) -> Self::Draft {
        Self::drafted(question, Some(answer).filter(|_| !Self::is_shown(question.task())))
    }
}

/// The numbers of the steps that are tried, from 1.
pub fn steps<G: Court>() -> Vec<usize> {
    let is_tried = |step: &G::Step| G::TRIED.contains(step);
    (1..).zip(G::STEPS).filter(|(_, step)| is_tried(step)).map(|(number, _)| number).collect()
}
