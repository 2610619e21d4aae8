//! The lessons of LawToe.

mod form;
mod told;

use flub::{
    games::lawtoe::{
        LawToe,
        lessons::{Answer, Flaw},
    },
    lessons::{Activity, Question},
    network::{
        Rules,
        lessons::{Belief, Hint, LineRule, ProofLine},
    },
};
use flub_tables::{i18n::Words, messages};
use yew::prelude::*;

use crate::{
    exercise::{
        answer_view, court_view, lesson, lesson_view, making,
        paper::{self as on_paper, Paper},
        pose_view,
        taught::{Desk, Drawn, Lessons, Pointed, Taught},
        trying::{self, Tried},
    },
    letters::exercise::{
        about_mat, desk,
        draft::{Draft, Edit},
    },
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons {
    lesson: lesson_view::draw::<LawToe>,
    pose: pose_view::draw::<LawToe>,
    answer: answer_view::draw::<LawToe>,
    court: court_view::draw::<LawToe>,
    tried: trying::steps::<LawToe>,
    title: |words, step| words.with("learn-lawtoe-step", &[("step", step.into())]),
    belief: lesson::belief::<LawToe>,
    example: lesson::example::<LawToe>,
    sources: lesson::sources::<LawToe>,
    paper: on_paper::paper::<LawToe>,
    messages: messages!("src/games/lawtoe/words": "lawtoe", "learn"),
    styles: &[],
    think: making::think::<LawToe>,
};

impl Taught for LawToe {
    type Draft = Draft;
    type Edit = Edit;

    fn drafted(question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(|answer| form::drafted(question.task(), answer)).unwrap_or_default()
    }

    fn edited(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(&form::form(question.task()), &question.task().mat(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        form::answer(question.task(), draft)
    }

    fn asks(words: &Words, question: &Question<Self>) -> String {
        told::asks(words, question.task())
    }

    fn desk(desk: &Desk<'_, Self>) -> Drawn {
        let task = desk.question.task();
        let mut ground = form::ground(task);
        match desk.pointed {
            Pointed::Flaw(Flaw::Mat(flaw)) => ground = about_mat::with_flaw(ground, flaw),
            Pointed::Flaw(flaw) => ground = told::with_flaw(ground, task, flaw),
            Pointed::Hint(Hint::Look(squares)) => ground.lit = *squares,
            Pointed::Hint(Hint::LookAtMove(number)) => {
                ground.lit = form::moved(task, *number).iter().map(|letter| letter.square).collect();
            }
            Pointed::Hint(Hint::Begin(_)) | Pointed::Nothing => {}
        }
        let label = |name: &str| told::label(desk.words, task, name);
        let desk = desk::Desk {
            words: desk.words,
            ground,
            form: form::form(task),
            draft: desk.draft,
            is_settled: desk.locked,
            label: &label,
            on_edit: desk.on_edit.clone(),
        };
        let facts = told::facts(desk.words, task).map(|facts| html! { <p class="lesson-facts">{ facts }</p> });
        Drawn { board: desk.board(), form: html! { <>{ facts }{ desk.fields() }</> } }
    }

    fn told(words: &Words, _question: &Question<Self>, answer: &Answer) -> String {
        told::answer(words, answer)
    }

    fn flaw(words: &Words, question: &Question<Self>, flaw: &Flaw) -> String {
        told::flaw(words, question.task(), flaw)
    }

    fn belief(words: &Words, belief: Belief) -> String {
        about_mat::belief(words, Rules::LawToe, belief)
    }

    fn rule(words: &Words, rule: LineRule) -> String {
        about_mat::rule(words, Rules::LawToe, rule)
    }

    fn hint(words: &Words, _question: &Question<Self>, hint: &Hint<Answer>) -> String {
        about_mat::hint(words, hint, |answer| told::answer(words, answer))
    }

    fn paper(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        form::paper(words, question, sheet)
    }
}

impl Tried for LawToe {
    fn line(words: &Words, question: &Question<Self>, line: &ProofLine) -> String {
        about_mat::proof_line(words, Rules::LawToe, told::goal(question.task()), line)
    }

    fn laid(question: &Question<Self>, answer: &Answer) -> Draft {
        // The mat as it is after the proof's letters.
        Draft { field: None, ..form::drafted(question.task(), answer) }
    }
}
