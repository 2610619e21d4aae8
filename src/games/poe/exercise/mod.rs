//! The lessons of POE.

mod form;
mod told;

use flub::{
    games::poe::{
        Poe,
        lessons::{Answer, Flaw, Task},
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
    lesson: lesson_view::draw::<Poe>,
    pose: pose_view::draw::<Poe>,
    answer: answer_view::draw::<Poe>,
    court: court_view::draw::<Poe>,
    tried: trying::steps::<Poe>,
    title: |words, step| words.with("learn-poe-step", &[("step", step.into())]),
    belief: lesson::belief::<Poe>,
    example: lesson::example::<Poe>,
    sources: lesson::sources::<Poe>,
    paper: on_paper::paper::<Poe>,
    messages: messages!("src/games/poe/words": "poe", "learn"),
    styles: &[include_str!("../styles/poe.css")],
    think: making::think::<Poe>,
};

impl Taught for Poe {
    type Draft = Draft;
    type Edit = Edit;

    fn drafted(question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(|answer| form::drafted(question.task(), answer)).unwrap_or_default()
    }

    fn refuted(question: &Question<Self>, answer: &Answer, flaw: &Flaw) -> Draft {
        let drafted = form::drafted(question.task(), answer);
        if told::is_about_instead(flaw) { drafted } else { Draft { field: None, ..drafted } }
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
                ground.lit = form::moved(task, *number).map(|letter| letter.square).into_iter().collect();
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
        about_mat::belief(words, Rules::Poe, belief)
    }

    fn rule(words: &Words, rule: LineRule) -> String {
        about_mat::rule(words, Rules::Poe, rule)
    }

    fn hint(words: &Words, question: &Question<Self>, hint: &Hint<Answer>) -> String {
        match (hint, question.task()) {
            (Hint::LookAtMove(0), Task::Position(_)) => words.text("learn-poe-hint-goal"),
            _ => about_mat::hint(words, hint, |answer| told::answer(words, answer)),
        }
    }

    fn paper(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        form::paper(words, question, sheet)
    }
}

impl Tried for Poe {
    fn line(words: &Words, question: &Question<Self>, line: &ProofLine) -> String {
        about_mat::proof_line(words, Rules::Poe, told::goal(question.task()), line)
    }

    fn laid(question: &Question<Self>, answer: &Answer) -> Draft {
        // The mat as it is after the proof's letters.
        Draft { field: None, ..form::drafted(question.task(), answer) }
    }
}
