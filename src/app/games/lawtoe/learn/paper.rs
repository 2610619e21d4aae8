//! LawToe's exercises on paper.

use flub::{
    games::lawtoe::{
        LawToe,
        teach::{Answer, Task},
    },
    network::{Rules, teach::MatAnswer},
    teach::{Question, Special},
};
use yew::prelude::*;

use super::{form, told};
use crate::app::{
    i18n::Words,
    learn::paper::{Key, Paper},
    letters::exercise::{
        about_mat,
        paper::{self, Print},
    },
};

/// An exercise as it is printed.
pub fn paper(words: &Words, question: &Question<LawToe>, sheet: Option<Special>) -> Paper {
    let task = question.task();
    let (ground, solution) = (form::ground(task), question.solve());
    let cloze = with_gaps(words, &solution).filter(|_| sheet == Some(Special::Cloze));
    let label = |name: &str| told::label(words, task, name);
    let form = match cloze {
        Some(text) => paper::cloze(words, &text),
        None => paper::form(words, Rules::LawToe, &form::form(task), &label),
    };
    let asks = match task {
        Task::Mat(task) => paper::asks(words, task),
        Task::Match(_) => told::asks(words, task),
    };
    let board = match &solution {
        Answer::Mat(answer) => paper::answered(words, &ground.mat, &[], &paper::lines(answer)),
        Answer::Proof(proof) => paper::answered(words, &ground.mat, &proof.letters, &proof.counted),
        _ => html! {},
    };
    Paper {
        asks,
        facts: told::facts(words, task),
        board: Print { mat: ground.mat, latest: ground.latest, lines: Vec::new() }.draw(words),
        form,
        key: Key { board, ..Key::of(words, question) },
    }
}

/// A proof or a list with gaps; `None` of another answer.
fn with_gaps(words: &Words, answer: &Answer) -> Option<String> {
    match answer {
        Answer::Mat(MatAnswer::Lines(lines)) => Some(paper::lines_with_gaps(lines)),
        Answer::Proof(proof) => {
            let (letters, lines) = (paper::letters_with_gaps(&proof.letters), paper::lines_with_gaps(&proof.counted));
            Some(about_mat::proof(words, &letters, &lines, None))
        }
        _ => None,
    }
}
