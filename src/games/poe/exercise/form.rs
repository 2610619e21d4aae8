//! What the answers to POE's exercises are put together from, and the exercises on paper.

use flub::{
    games::poe::{
        Flub, Poe, Proof, Side,
        lessons::{Answer, Ask, PositionTask, Task},
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
    ui::paper::GAP,
};

/// The kinds of challenge for a flub passed over.
const LATE: [Flub; 2] = [Flub::CP, Flub::CA];

/// The form of a task.
pub fn form(task: &Task) -> Form {
    let PositionTask { ask, position } = match task {
        Task::Mat(task) => return of_mat(task),
        Task::Position(task) => task,
    };
    let vacant = position.network().vacancies().len();
    let letters = |most: usize| if vacant == 0 { Vec::new() } else { vec![Field::Letters(most)] };
    let proof = |most| [letters(most), vec![Field::Lines]].concat();
    let way = |name, fields| Way { name, fields };
    let sides = || Side::BOTH.map(|side| side.to_string()).to_vec();
    let kinds = |kinds: &[Flub]| kinds.iter().map(|kind| kind.as_str().to_owned()).collect();
    match ask {
        Ask::Possible => vec![way("possible", proof(vacant)), way("impossible", Vec::new())],
        Ask::Ripe => vec![way("ripe", proof(1)), way("not-ripe", Vec::new())],
        Ask::Avoidable => vec![way("avoidable", vec![Field::Instead]), way("no-flub", Vec::new())],
        Ask::Sides(_) => only(vec![
            Field::Choice { name: "burden", options: sides() },
            Field::Choice { name: "join", options: sides() },
        ]),
        Ask::Prove => only([proof(1), vec![Field::Instead]].concat()),
        Ask::Name => only(vec![
            Field::Choice { name: "kind", options: kinds(&LATE) },
            Field::Choice {
                name: "move",
                options: (0..=position.latest()).map(|move_| format!("move {move_}")).collect(),
            },
        ]),
        Ask::Turn => vec![
            way("write", letters(1)),
            way("challenge", vec![Field::Choice { name: "flub", options: kinds(&Flub::ALL) }]),
            way("force-out", proof(1)),
        ],
    }
}

/// The draft that an answer comes from.
pub fn drafted(task: &Task, answer: &Answer) -> Draft {
    let Task::Position(PositionTask { ask, .. }) = task else {
        let Answer::Mat(answer) = answer else { return Draft::default() };
        return Draft::of_mat(answer);
    };
    let way = |way| Draft { way: Some(way), ..Draft::default() };
    let side = |side: Side| Side::BOTH.iter().position(|other| *other == side);
    match answer {
        Answer::Mat(answer) => Draft::of_mat(answer),
        Answer::No => way(1),
        Answer::Instead(letter) => Draft { instead: Some(*letter), ..way(0) },
        Answer::Proof(proof) => {
            let proving = if *ask == Ask::Turn { 2 } else { 0 };
            let draft = Draft {
                letters: proof.letters.clone(),
                lines: Listings { counted: proof.counted.clone(), trace: Vec::new() },
                instead: proof.instead,
                ..way(proving)
            };
            // What has grown last is on the mat.
            let form = form(task);
            let is_latest = |field: &Field| match field {
                Field::Instead => proof.instead.is_some(),
                Field::Lines => proof.instead.is_none() && !proof.counted.is_empty(),
                _ => false,
            };
            Draft { field: draft.fields(&form).iter().position(is_latest), ..draft }
        }
        &Answer::Sides { burden, join } => Draft { chosen: [side(burden), side(join)], ..way(0) },
        &Answer::Named { kind, number } => {
            Draft { chosen: [LATE.iter().position(|other| *other == kind), Some(number)], ..way(0) }
        }
        Answer::Write(letter) => Draft { letters: vec![*letter], ..way(0) },
        Answer::Challenge(kind) => Draft { chosen: [Flub::ALL.iter().position(|other| other == kind), None], ..way(1) },
    }
}

/// The answer of a draft; `None` while it is unfinished.
pub fn answer(task: &Task, draft: &Draft) -> Option<Answer> {
    let PositionTask { ask, .. } = match task {
        Task::Mat(task) => return draft.about_mat(task).map(Answer::Mat),
        Task::Position(task) => task,
    };
    let proof = || {
        let is_begun = !draft.letters.is_empty() || !draft.lines.counted.is_empty();
        let proof = Proof {
            after: None,
            letters: draft.letters.clone(),
            counted: draft.lines.counted.clone(),
            instead: draft.instead.filter(|_| *ask == Ask::Prove),
        };
        (is_begun && draft.lines.trace.is_empty()).then_some(Answer::Proof(proof))
    };
    let side = |place| draft.choice(place).and_then(|side| Side::BOTH.get(side)).copied();
    match (ask, draft.way) {
        (Ask::Possible | Ask::Ripe | Ask::Avoidable, Some(1)) => Some(Answer::No),
        (Ask::Possible | Ask::Ripe, Some(0)) | (Ask::Turn, Some(2)) | (Ask::Prove, _) => proof(),
        (Ask::Avoidable, Some(0)) => draft.instead.map(Answer::Instead),
        (Ask::Sides(_), _) => Some(Answer::Sides { burden: side(0)?, join: side(1)? }),
        (Ask::Name, _) => Some(Answer::Named { kind: *LATE.get(draft.choice(0)?)?, number: draft.choice(1)? }),
        (Ask::Turn, Some(0)) => draft.letters.first().copied().map(Answer::Write),
        (Ask::Turn, Some(1)) => Flub::ALL.get(draft.choice(0)?).copied().map(Answer::Challenge),
        _ => None,
    }
}

/// The mat of a task.
pub fn ground(task: &Task) -> Ground {
    let plain = Ground::plain(task.mat());
    match task {
        Task::Mat(_) => plain,
        Task::Position(PositionTask { position, .. }) => Ground {
            latest: position.letters().last().map(|letter| letter.square).into_iter().collect::<SquareSet>(),
            before: position.network_after(position.latest().saturating_sub(1)),
            ..plain
        },
    }
}

/// The letter of a move, counted from 1.
pub fn moved(task: &Task, number: usize) -> Option<Placement> {
    let Task::Position(PositionTask { position, .. }) = task else { return None };
    position.letters().get(number.checked_sub(1)?).copied()
}

/// An exercise as it is printed.
pub fn paper(words: &Words, question: &Question<Poe>, sheet: Option<Activity>) -> Paper {
    let task = question.task();
    let (ground, solution) = (ground(task), question.solve());
    let cloze = with_gaps(words, &solution).filter(|_| sheet == Some(Activity::Cloze));
    let label = |name: &str| told::label(words, task, name);
    let form = match cloze {
        Some(text) => paper::cloze(words, &text),
        None => paper::form(words, Rules::Poe, &form(task), &label),
    };
    let asks = match task {
        Task::Mat(task) => paper::asks(words, task),
        Task::Position(_) => told::asks(words, task),
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
            let instead = proof.instead.map(|letter| format!("{}{GAP}", letter.letter));
            let (letters, lines) =
                (paper::letters_with_gaps(words, &proof.letters), paper::lines_with_gaps(words, &proof.counted));
            Some(about_mat::proof(words, &letters, &lines, instead.as_deref()))
        }
        _ => None,
    }
}
