//! What the answers to LawToe's exercises are put together from, and the exercises on paper.

use flub::{
    games::lawtoe::{
        Flub, LawToe, Proof,
        lessons::{Answer, Ask, MatchTask, Task},
    },
    lessons::{Activity, Question},
    network::{Placement, Rules, SquareSet, lessons::MatAnswer},
};
use flub_tables::{i18n::Words, letters::listings::Listings};
use yew::prelude::*;

use super::told;
use crate::{
    exercise::paper::{Key, Paper},
    letters::exercise::{
        about_mat,
        desk::Ground,
        draft::Draft,
        form::{Field, Form, Way, of_mat, only},
        paper::{self, Print},
    },
};

/// What a right challenge scores: bold, and not.
const POINTS: [i32; 2] = [10, 16];

/// The form of a task.
pub fn form(task: &Task) -> Form {
    let MatchTask { ask, state } = match task {
        Task::Mat(task) => return of_mat(task),
        Task::Match(task) => task,
    };
    let way = |name, fields| Way { name, fields };
    let proof = || vec![Field::Letters(1), Field::Lines];
    let choice = |name, options| Field::Choice { name, options };
    let kinds = || Flub::BOTH.map(|kind| kind.to_string()).to_vec();
    match ask {
        Ask::Use => only(proof()),
        Ask::Flub => vec![way("flub-proved", proof()), way("no-flub", Vec::new())],
        Ask::Full => vec![way("solved", vec![Field::Lines]), way("unsolved", Vec::new())],
        Ask::Name => {
            let moves = (1..=state.moves().len()).map(|number| format!("move {number}"));
            only(vec![choice("move", moves.collect())])
        }
        Ask::Points => only(vec![choice("points", POINTS.map(|points| points.to_string()).to_vec())]),
        Ask::Keep => {
            vec![way("write", vec![Field::Letters(state.due())]), way("challenge", vec![choice("flub", kinds())])]
        }
        Ask::Two => only(vec![Field::Letters(state.due())]),
    }
}

/// The draft that an answer comes from.
pub fn drafted(task: &Task, answer: &Answer) -> Draft {
    let way = |way| Draft { way: Some(way), ..Draft::default() };
    let chosen = |way_: usize, place: Option<usize>| Draft { chosen: [place, None], ..way(way_) };
    match answer {
        Answer::Mat(answer) => Draft::of_mat(answer),
        Answer::No => way(1),
        Answer::Proof(proof) => {
            let draft = Draft {
                letters: proof.letters.clone(),
                lines: Listings { counted: proof.counted.clone(), trace: Vec::new() },
                ..way(0)
            };
            let form = form(task);
            let is_latest = |field: &Field| *field == Field::Lines && !proof.counted.is_empty();
            Draft { field: draft.fields(&form).iter().position(is_latest), ..draft }
        }
        &Answer::Move(number) => chosen(0, number.checked_sub(1)),
        Answer::Points(points) => chosen(0, POINTS.iter().position(|other| other == points)),
        Answer::Write(letters) => Draft { letters: letters.clone(), ..way(0) },
        Answer::Challenge(kind) => chosen(1, Flub::BOTH.iter().position(|other| other == kind)),
    }
}

/// The answer of a draft; `None` while it is unfinished.
pub fn answer(task: &Task, draft: &Draft) -> Option<Answer> {
    let MatchTask { ask, .. } = match task {
        Task::Mat(task) => return draft.about_mat(task).map(Answer::Mat),
        Task::Match(task) => task,
    };
    let proof = || {
        let is_begun = !draft.letters.is_empty() || !draft.lines.counted.is_empty();
        let proof = Proof { after: None, letters: draft.letters.clone(), counted: draft.lines.counted.clone() };
        (is_begun && draft.lines.trace.is_empty()).then_some(Answer::Proof(proof))
    };
    let written = || (!draft.letters.is_empty()).then(|| Answer::Write(draft.letters.clone()));
    match (ask, draft.way) {
        (Ask::Flub | Ask::Full, Some(1)) => Some(Answer::No),
        (Ask::Flub, Some(0)) | (Ask::Use, _) => proof(),
        // An empty list can be handed in: that it is no even list is a ruling to learn.
        (Ask::Full, Some(0)) if draft.lines.counted.is_empty() => Some(Answer::Proof(Proof::default())),
        (Ask::Full, Some(0)) => proof(),
        (Ask::Name, _) => Some(Answer::Move(draft.choice(0)? + 1)),
        (Ask::Points, _) => POINTS.get(draft.choice(0)?).copied().map(Answer::Points),
        (Ask::Keep, Some(0)) | (Ask::Two, _) => written(),
        (Ask::Keep, Some(1)) => Flub::BOTH.get(draft.choice(0)?).copied().map(Answer::Challenge),
        _ => None,
    }
}

/// The mat of a task.
pub fn ground(task: &Task) -> Ground {
    let plain = Ground::plain(task.mat());
    let latest = match task {
        Task::Mat(_) => SquareSet::EMPTY,
        Task::Match(MatchTask { state, .. }) => {
            state.moves().last().into_iter().flat_map(|made| &made.letters).map(|letter| letter.square).collect()
        }
    };
    Ground { latest, ..plain }
}

/// The letters of a move, counted from 1.
pub fn moved(task: &Task, number: usize) -> &[Placement] {
    let Task::Match(MatchTask { state, .. }) = task else { return &[] };
    number.checked_sub(1).and_then(|index| state.moves().get(index)).map_or(&[], |made| &made.letters)
}

/// An exercise as it is printed.
pub fn paper(words: &Words, question: &Question<LawToe>, sheet: Option<Activity>) -> Paper {
    let task = question.task();
    let (ground, solution) = (ground(task), question.solve());
    let cloze = with_gaps(words, &solution).filter(|_| sheet == Some(Activity::Cloze));
    let label = |name: &str| told::label(words, task, name);
    let form = match cloze {
        Some(text) => paper::cloze(words, &text),
        None => paper::form(words, Rules::LawToe, &form(task), &label),
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
        Answer::Mat(MatAnswer::Lines(lines)) => Some(paper::lines_with_gaps(words, lines)),
        Answer::Proof(proof) => {
            let (letters, lines) =
                (paper::letters_with_gaps(words, &proof.letters), paper::lines_with_gaps(words, &proof.counted));
            Some(about_mat::proof(words, &letters, &lines, None))
        }
        _ => None,
    }
}
