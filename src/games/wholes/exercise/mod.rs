//! The lessons of Wholes.

mod amount_view;
mod draft;
mod form;
mod paper;
mod shown;
mod told;

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
    answer_view, court_view, lesson, lesson_view, making,
    paper::{self as on_paper, Paper},
    pose_view,
    taught::{Desk, Drawn, Lessons, Pointed, Taught},
    trying::{self, Tried},
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons {
    lesson: lesson_view::draw::<Wholes>,
    pose: pose_view::draw::<Wholes>,
    answer: answer_view::draw::<Wholes>,
    court: court_view::draw::<Wholes>,
    tried: trying::steps::<Wholes>,
    title: |words, step| words.with("learn-wholes-step", &[("step", step.into())]),
    belief: lesson::belief::<Wholes>,
    example: lesson::example::<Wholes>,
    sources: lesson::sources::<Wholes>,
    paper: on_paper::paper::<Wholes>,
    messages: messages!("src/games/wholes/words": "wholes", "cards", "learn"),
    styles: &[
        include_str!("../styles/cards.css"),
        include_str!("../styles/card-table.css"),
        include_str!("../styles/wholes.css"),
    ],
    think: making::think::<Wholes>,
};

impl Taught for Wholes {
    type Draft = Draft;
    type Edit = Edit;

    fn drafted(question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(|answer| Draft::of(question.task(), answer)).unwrap_or_default()
    }

    fn edited(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(question.task(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        draft.answer(question.task())
    }

    fn asks(words: &Words, question: &Question<Self>) -> String {
        told::asks(words, question.task())
    }

    fn desk(desk: &Desk<'_, Self>) -> Drawn {
        let (words, task) = (desk.words, desk.question.task());
        let lit = match desk.pointed {
            Pointed::Flaw(flaw) => told::concerned(flaw),
            _ => None,
        };
        Drawn {
            board: shown::board(words, task, desk.draft, &desk.on_edit),
            form: form::form(words, task, desk.draft, lit, &desk.on_edit),
        }
    }

    fn told(words: &Words, question: &Question<Self>, answer: &Answer) -> String {
        told::answer(words, question.task(), answer)
    }

    fn flaw(words: &Words, question: &Question<Self>, flaw: &Flaw) -> String {
        told::flaw(words, question.task(), flaw)
    }

    fn belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-wholes-belief", &[("belief", belief.to_string().into())])
    }

    fn rule(_: &Words, rule: Infallible) -> String {
        match rule {}
    }

    fn hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        told::hint(words, hint)
    }

    fn paper(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }
}

impl Tried for Wholes {
    fn line(words: &Words, _question: &Question<Self>, line: &SumLine) -> String {
        told::sum_line(words, line)
    }
}
