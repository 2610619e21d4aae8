//! What a game supplies to the exercises on the page.

use flub::lessons::{Activity, Question, Rivals};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::paper::Paper;

/// How the exercises of a game are drawn, answered and explained. The engine judges; [`Desk`](super::desk::Desk) does the
/// rest, in the same way for every game.
pub trait Taught: Rivals + 'static {
    /// An answer while it is put together: screen state.
    type Draft: Clone + 'static;

    /// A change to a draft: what a tap or a key means on the desk.
    type Edit: 'static;

    /// The draft with this much answered already.
    fn draft(question: &Question<Self>, given: Option<&Self::Answer>) -> Self::Draft;

    /// The draft of a wrong answer, with the part of it in sight that this flaw is in.
    fn draft_refuted(question: &Question<Self>, answer: &Self::Answer, _flaw: &Self::Flaw) -> Self::Draft {
        Self::draft(question, Some(answer))
    }

    /// The draft of a faulty answer while a class looks for its flaw.
    fn draft_on_trial(question: &Question<Self>, answer: &Self::Answer) -> Self::Draft {
        Self::draft(question, Some(answer).filter(|_| !Self::is_shown(question.task())))
    }

    /// The draft of a faulty answer of which a class has found this flaw.
    fn draft_found(question: &Question<Self>, answer: &Self::Answer, flaw: &Self::Flaw) -> Self::Draft {
        Self::draft_refuted(question, answer, flaw)
    }

    /// The draft after a change.
    fn edit(question: &Question<Self>, draft: Self::Draft, edit: Self::Edit) -> Self::Draft;

    /// The answer; `None` while it is unfinished.
    fn answer(question: &Question<Self>, draft: &Self::Draft) -> Option<Self::Answer>;

    /// Draws what is shown and what is answered with.
    fn draw(view: &View<'_, Self>) -> Drawn;

    /// What a step is called, by its number from 1.
    fn describe_step(words: &Words, step: usize) -> String;

    /// What is wanted, in a sentence or two.
    fn describe_task(words: &Words, question: &Question<Self>) -> String;

    /// An answer in words, or the part of one that a worked example shows.
    fn describe_answer(words: &Words, question: &Question<Self>, answer: &Self::Answer) -> String;

    /// An answer as cards; `None` if it does not consist of them.
    fn draw_answer(_words: &Words, _question: &Question<Self>, _answer: &Self::Answer) -> Option<Html> {
        None
    }

    /// What a beat of a worked example adds to the answer of the beat before, and why; `None` where what is to be remembered of the
    /// task is the reason.
    fn describe_beat(
        words: &Words,
        question: &Question<Self>,
        before: Option<&Self::Answer>,
        answer: &Self::Answer,
    ) -> Option<String>;

    /// What is already right in an unfinished or wrong answer; `None` where that cannot be said part by part, or nothing is.
    fn right_part(_question: &Question<Self>, _answer: &Self::Answer) -> Option<Self::Answer> {
        None
    }

    /// Why an answer is wrong, in a sentence.
    fn describe_flaw(words: &Words, question: &Question<Self>, flaw: &Self::Flaw) -> String;

    /// Why an answer is wrong, without what is right instead: a class that mends it finds that out.
    fn describe_fault(words: &Words, question: &Question<Self>, flaw: &Self::Flaw) -> String {
        Self::describe_flaw(words, question, flaw)
    }

    /// The mistaken belief and what holds instead, in a sentence.
    fn describe_belief(words: &Words, belief: Self::Misconception) -> String;

    /// A rule that a part of an answer counts by, in a sentence.
    fn describe_rule(words: &Words, rule: Self::Rule) -> String;

    /// A hint in a sentence.
    fn describe_hint(words: &Words, question: &Question<Self>, hint: &Self::Hint) -> String;

    /// A line of a faulty proof or sum, as it is read out.
    fn describe_line(words: &Words, question: &Question<Self>, line: &Self::Line) -> String;

    /// What is printed on a worksheet, perhaps a special one that the game has; faulty answers are put into it.
    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper;
}

/// What a desk is drawn from.
pub struct View<'a, G: Taught> {
    /// The words.
    pub words: &'a Words,
    /// The question.
    pub question: &'a Question<G>,
    /// What is answered so far.
    pub draft: &'a G::Draft,
    /// What is pointed at.
    pub pointed: &'a Pointed<G>,
    /// Whether nothing can be changed now.
    pub locked: bool,
    /// Called with a change.
    pub on_edit: Callback<G::Edit>,
}

/// What is pointed at on the desk.
pub enum Pointed<G: Taught> {
    /// Nothing.
    Nothing,
    /// What refutes the answer, and the belief that it reveals.
    Flaw(G::Flaw, Option<G::Misconception>),
    /// Where to look.
    Hint(G::Hint),
    /// What is wrong or missing in the answer so far, as help; `None` where nothing is.
    Review(Option<G::Flaw>, G::Answer),
}

/// A desk, drawn.
pub struct Drawn {
    /// The mat, the board or the cards.
    pub board: Html,
    /// What the answer is put together with.
    pub form: Html,
}

/// What is shown of an answer, after the reason for it.
pub fn so(words: &Words, why: String, answer: String) -> String {
    words.with("learn-so", &[("why", why.into()), ("answer", answer.into())])
}
