//! The lessons of Floating Tic-Tac-Toe.

mod draft;
mod form;
mod paper;
mod wording;

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
        lessons::Lessons,
        paper::Paper,
        taught::{Drawn, Pointed, Taught, View},
    },
    games::floating::board::FloatingBoard,
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons::of::<Floating>(
    messages!("src/games/floating/words": "floating", "learn"),
    &[include_str!("../styles/floating.css")],
);

impl Taught for Floating {
    type Draft = Draft;
    type Edit = Edit;

    fn draft(_question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(Draft::of).unwrap_or_default()
    }

    fn edit(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(question.task(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        draft.answer(question.task())
    }

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-floating-step", &[("step", step.into())])
    }

    fn describe_task(words: &Words, question: &Question<Self>) -> String {
        wording::describe_task(words, question.task())
    }

    fn draw(desk: &View<'_, Self>) -> Drawn {
        let (words, task) = (desk.words, desk.question.task());
        let lit = match desk.pointed {
            Pointed::Flaw(flaw, _) => wording::pointed_at(flaw),
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

    fn describe_answer(words: &Words, _question: &Question<Self>, answer: &Answer) -> String {
        wording::describe_answer(words, answer)
    }

    fn describe_flaw(words: &Words, _question: &Question<Self>, flaw: &Flaw) -> String {
        wording::describe_flaw(words, flaw)
    }

    fn describe_belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-floating-belief", &[("belief", belief.to_string().into())])
    }

    fn describe_rule(words: &Words, rule: Rule) -> String {
        words.with("learn-floating-rule", &[("rule", rule.to_string().into())])
    }

    fn describe_hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        wording::describe_hint(words, hint)
    }

    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }

    fn describe_line(words: &Words, question: &Question<Self>, line: &CountLine) -> String {
        wording::describe_line(words, question.task(), line)
    }
}
