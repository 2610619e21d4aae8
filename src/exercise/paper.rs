//! Exercises on paper: what is printed of them, and of their key.

use flub::lessons::{Activity, Exercise, Judgement, Kind, Question};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::taught::Taught;
use crate::ui::paper::{Room, blank};

/// An exercise as it is printed. Nothing in it can be pressed or has an id, so that many stand on one page.
pub struct Paper {
    /// What is wanted.
    pub task: String,
    /// What else one has to know.
    pub facts: Option<String>,
    /// What is drawn.
    pub board: Html,
    /// What is written into.
    pub form: Html,
    /// The answer, for the key.
    pub key: Key,
}

/// The answer to an exercise on paper.
pub struct Key {
    /// In words; empty where the drawing says it.
    pub answer: String,
    /// Whether there are other right answers, too.
    pub is_one_of_many: bool,
    /// Drawn, where that helps.
    pub board: Html,
}

impl Key {
    /// The solution in words, without a drawing.
    pub fn of<G: Taught>(words: &Words, question: &Question<G>) -> Self {
        let answer = G::describe_answer(words, question, &question.solve());
        // What is not counted can be written in many ways.
        let is_one_of_many = question.right_answers().is_none_or(|count| count > 1);
        Self { answer, is_one_of_many, board: html! {} }
    }
}

/// Prints an exercise on a worksheet, perhaps a special one, at this place on it; `None` if its text cannot be read.
pub fn print<G: Taught>(words: &Words, sheet: Option<Activity>, place: usize, exercise: &str) -> Option<Paper> {
    let question = exercise.parse::<Exercise<G>>().ok()?.pose();
    let is_faulty = sheet == Some(Activity::Faulty) && question.kind() != Kind::Repair;
    let faulty = is_faulty.then(|| faulty(words, &question, place)).flatten();
    Some(faulty.unwrap_or_else(|| G::print(words, &question, sheet)))
}

/// An answer with a mistake, to be found and mended. The kind of mistake changes from place to place.
fn faulty<G: Taught>(words: &Words, question: &Question<G>, place: usize) -> Option<Paper> {
    let wrong = question.wrong_answers();
    let (belief, answer) = wrong.get((place / 2).checked_rem(wrong.len())?)?;
    let Judgement::Wrong { flaw, .. } = question.judge(answer) else { return None };
    let plain = G::print(words, question, None);
    let form = html! {
        <>
            <p class="paper-quoted">
                <span class="paper-label">{ words.text("paper-somebody") }</span>
                <span class="paper-hand">{ G::describe_answer(words, question, answer) }</span>
            </p>
            <p class="paper-task">{ words.text("paper-find-flaw") }</p>
            { blank(words.text("paper-flaw"), Room::Lines(1)) }
            { blank(words.text("paper-mended"), Room::Lines(1)) }
        </>
    };
    let values = [
        ("why", G::describe_flaw(words, question, &flaw).into()),
        ("belief", G::describe_belief(words, *belief).into()),
        ("many", if plain.key.is_one_of_many { "yes" } else { "no" }.into()),
        ("answer", plain.key.answer.into()),
    ];
    let key = Key { answer: words.with("paper-key-flaw", &values), is_one_of_many: false, board: plain.key.board };
    Some(Paper { form, key, ..plain })
}
