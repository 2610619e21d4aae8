//! What a game supplies to the lesson that all games share, and what its lessons bring with them.

use flub::lessons::{Activity, Ladder, Question};
use flub_tables::{
    i18n::{Messages, Words},
    table::table_game::Think,
};
use yew::prelude::*;

use super::{
    answer_view::AnswerProps, court_view::CourtProps, lesson_view::LessonProps, paper::Paper, pose_view::PoseProps,
};

/// How the exercises of a game are drawn, answered and explained. The engine judges; [`Lesson`](super::lesson::Lesson)
/// does the rest.
pub trait Taught: Ladder + 'static {
    /// An answer while it is put together: screen state.
    type Draft: Clone + PartialEq + Default + 'static;

    /// A change to a draft: what a tap or a key means on the desk.
    type Edit: 'static;

    /// The draft with this much answered already.
    fn drafted(question: &Question<Self>, given: Option<&Self::Answer>) -> Self::Draft;

    /// A wrong answer on the desk, with the part of it in sight that this flaw is in.
    fn refuted(question: &Question<Self>, answer: &Self::Answer, _flaw: &Self::Flaw) -> Self::Draft {
        Self::drafted(question, Some(answer))
    }

    /// The draft after a change.
    fn edited(question: &Question<Self>, draft: Self::Draft, edit: Self::Edit) -> Self::Draft;

    /// The answer; `None` while it is unfinished.
    fn answer(question: &Question<Self>, draft: &Self::Draft) -> Option<Self::Answer>;

    /// What is wanted, in a sentence or two.
    fn asks(words: &Words, question: &Question<Self>) -> String;

    /// What is shown and what is answered with.
    fn desk(desk: &Desk<'_, Self>) -> Drawn;

    /// An answer in words, or the part of one that a worked example shows.
    fn told(words: &Words, question: &Question<Self>, answer: &Self::Answer) -> String;

    /// Why an answer is wrong, in a sentence.
    fn flaw(words: &Words, question: &Question<Self>, flaw: &Self::Flaw) -> String;

    /// The mistaken belief and what holds instead, in a sentence.
    fn belief(words: &Words, belief: Self::Misconception) -> String;

    /// A rule that a part of an answer counts by, in a sentence.
    fn rule(words: &Words, rule: Self::Rule) -> String;

    /// A hint in a sentence.
    fn hint(words: &Words, question: &Question<Self>, hint: &Self::Hint) -> String;

    /// What is printed on a worksheet, perhaps for one of the game's activities; faulty answers are put into it.
    fn paper(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper;
}

/// What a desk is drawn from.
pub struct Desk<'a, G: Taught> {
    /// The words.
    pub words: &'a Words,
    /// The question.
    pub question: &'a Question<G>,
    /// What is answered so far.
    pub draft: &'a G::Draft,
    /// What is pointed at.
    pub pointed: Pointed<'a, G>,
    /// Whether nothing can be changed now.
    pub locked: bool,
    /// Called with a change.
    pub on_edit: Callback<G::Edit>,
}

/// What is pointed at on the desk.
pub enum Pointed<'a, G: Taught> {
    /// Nothing.
    Nothing,
    /// What refutes the answer.
    Flaw(&'a G::Flaw),
    /// Where to look.
    Hint(&'a G::Hint),
}

/// A desk, drawn.
pub struct Drawn {
    /// The mat, the board or the cards.
    pub board: Html,
    /// What the answer is put together with.
    pub form: Html,
}

/// The lessons of a game.
pub struct Lessons {
    /// A lesson on the page.
    pub lesson: fn(LessonProps) -> Html,
    /// An exercise posed to a class.
    pub pose: fn(PoseProps) -> Html,
    /// Such an exercise on somebody's own device.
    pub answer: fn(AnswerProps) -> Html,
    /// A faulty answer that a class tries.
    pub court: fn(CourtProps) -> Html,
    /// The steps that can be tried, from 1.
    pub tried: fn() -> Vec<usize>,
    /// What a step is called, by its number from 1.
    pub title: fn(&Words, usize) -> String,
    /// A mistaken belief and what holds instead, in a sentence, by the number of the step from 1 and its index there.
    pub belief: fn(&Words, usize, usize) -> Option<String>,
    /// The text of the worked example of a step.
    pub example: fn(usize) -> Option<String>,
    /// How many worked examples of the rule sheets a step has.
    pub sources: fn(usize) -> usize,
    /// An exercise on a worksheet, perhaps for an activity, at a place on it, by its text.
    pub paper: fn(&Words, Option<Activity>, usize, &str) -> Option<Paper>,
    /// Its words.
    pub messages: Messages,
    /// Its style sheets.
    pub styles: &'static [&'static str],
    /// What it asks the worker.
    pub think: Think,
}
