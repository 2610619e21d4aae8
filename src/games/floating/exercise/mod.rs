//! The lessons of Floating Tic-Tac-Toe.

mod draft;
mod form;
mod paper;
mod told;

use flub::{
    games::floating::{
        Floating,
        lessons::{Answer, CountLine, Flaw, Hint, Misconception, Rule},
    },
    lessons::{Activity, Question},
};
use flub_tables::{i18n::Words, messages};
use yew::prelude::*;

use self::draft::{Draft, Edit};
use crate::{
    exercise::{
        answer_view, court_view, lesson, lesson_view, making,
        paper::{self as on_paper, Paper},
        pose_view,
        taught::{Desk, Drawn, Lessons, Pointed, Taught},
        trying::{self, Tried},
    },
    games::floating::board::FloatingBoard,
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons {
    lesson: lesson_view::draw::<Floating>,
    pose: pose_view::draw::<Floating>,
    answer: answer_view::draw::<Floating>,
    court: court_view::draw::<Floating>,
    tried: trying::steps::<Floating>,
    title: |words, step| words.with("learn-floating-step", &[("step", step.into())]),
    belief: lesson::belief::<Floating>,
    example: lesson::example::<Floating>,
    sources: lesson::sources::<Floating>,
    paper: on_paper::paper::<Floating>,
    messages: messages!("src/games/floating/words": "floating", "learn"),
    styles: &[include_str!("../styles/floating.css")],
    think: making::think::<Floating>,
};

impl Taught for Floating {
    type Draft = Draft;
    type Edit = Edit;

    fn drafted(_question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(Draft::of).unwrap_or_default()
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
            Pointed::Hint(Hint::Look(squares) | Hint::Among(squares)) => *squares,
            _ => Default::default(),
        };
        let view = form::view(words, task, desk.draft, lit, desk.locked);
        let cursor = desk.draft.cursor.unwrap_or_else(|| form::middle(task));
        let on_edit = &desk.on_edit;
        let board = html! {
            <FloatingBoard {view} label={words.text("learn-floating-board")} {cursor}
                on_point={on_edit.reform(Edit::Point)} on_choose={on_edit.reform(Edit::Choose)}
                on_drag={on_edit.reform(|(from, to)| Edit::Drag(from, to))}
                on_key={on_edit.reform(|(key, square)| Edit::Key(key, square))} />
        };
        Drawn { board, form: form::form(words, task, desk.draft, on_edit) }
    }

    fn told(words: &Words, _question: &Question<Self>, answer: &Answer) -> String {
        told::answer(words, answer)
    }

    fn flaw(words: &Words, _question: &Question<Self>, flaw: &Flaw) -> String {
        told::flaw(words, flaw)
    }

    fn belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-floating-belief", &[("belief", belief.to_string().into())])
    }

    fn rule(words: &Words, rule: Rule) -> String {
        words.with("learn-floating-rule", &[("rule", rule.to_string().into())])
    }

    fn hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        told::hint(words, hint)
    }

    fn paper(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }
}

impl Tried for Floating {
    fn line(words: &Words, question: &Question<Self>, line: &CountLine) -> String {
        told::count_line(words, question.task(), line)
    }
}
