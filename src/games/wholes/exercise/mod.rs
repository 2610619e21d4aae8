//! The lessons of Wholes.

mod amount_view;
mod draft;
mod form;
mod paper;
mod shown;
mod wording;

use std::convert::Infallible;

use flub::{
    games::wholes::{
        Wholes,
        lessons::{Answer, Flaw, Hint, Misconception, SumLine},
    },
    lessons::{Activity, Question},
};
use flub_tables::{i18n::Words, messages};

use self::draft::{Draft, Edit};
use crate::exercise::{
    lessons::Lessons,
    paper::Paper,
    taught::{Drawn, Pointed, Taught, View},
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons::of::<Wholes>(
    messages!("src/games/wholes/words": "wholes", "cards", "learn"),
    &[
        include_str!("../styles/cards.css"),
        include_str!("../styles/card-table.css"),
        include_str!("../styles/wholes.css"),
    ],
);

impl Taught for Wholes {
    type Draft = Draft;
    type Edit = Edit;

    fn draft(question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(|answer| Draft::of(question.task(), answer)).unwrap_or_default()
    }

    fn edit(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(question.task(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        draft.answer(question.task())
    }

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-wholes-step", &[("step", step.into())])
    }

    fn describe_task(words: &Words, question: &Question<Self>) -> String {
        wording::describe_task(words, question.task())
    }

    fn draw(desk: &View<'_, Self>) -> Drawn {
        let (words, task) = (desk.words, desk.question.task());
        let lit = match desk.pointed {
            Pointed::Flaw(flaw, _) => wording::pointed_at(flaw),
            _ => None,
        };
        Drawn {
            board: shown::board(words, task, desk.draft, &desk.on_edit),
            form: form::form(words, task, desk.draft, lit, &desk.on_edit),
        }
    }

    fn describe_answer(words: &Words, question: &Question<Self>, answer: &Answer) -> String {
        wording::describe_answer(words, question.task(), answer)
    }

    fn describe_flaw(words: &Words, question: &Question<Self>, flaw: &Flaw) -> String {
        wording::describe_flaw(words, question.task(), flaw)
    }

    fn describe_belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-wholes-belief", &[("belief", belief.to_string().into())])
    }

    fn describe_rule(_: &Words, rule: Infallible) -> String {
        match rule {}
    }

    fn describe_hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        wording::describe_hint(words, hint)
    }

    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }

    fn describe_line(words: &Words, _question: &Question<Self>, line: &SumLine) -> String {
        wording::describe_line(words, line)
    }
}
