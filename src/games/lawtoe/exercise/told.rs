//! LawToe's exercises in words.

use flub::{
    games::lawtoe::{
        Flub, ProofFlaw, Role,
        lessons::{Answer, Ask, Flaw, MatchTask, Task},
    },
    network::{Goal, Rules, lessons::MatTask},
};
use flub_tables::{
    games::lawtoe::{describe, describe as proof_flaw},
    i18n::{Value, Words},
    letters::naming::{at_fault, goal_key, goal_number},
};

use super::form::moved;
use crate::letters::exercise::{about_mat, desk::Ground};

/// What is wanted, in a sentence.
pub fn asks(words: &Words, task: &Task) -> String {
    let MatchTask { ask, state } = match task {
        Task::Mat(task) => return about_mat::asks(words, task),
        Task::Match(task) => task,
    };
    let asked = match ask {
        Ask::Use => "use",
        Ask::Flub => "flub",
        Ask::Name => "name",
        Ask::Points => "points",
        Ask::Full => "full",
        Ask::Keep => "keep",
        Ask::Two => "two",
    };
    let latest = state.moves().last().map(|made| words.series(&made.letters)).unwrap_or_default();
    words.with("learn-lawtoe-ask", &[("asked", asked.into()), ("latest", latest.into()), ("due", state.due().into())])
}

/// The goal, and who wrote what.
pub fn facts(words: &Words, task: &Task) -> Option<String> {
    let Task::Match(MatchTask { state, .. }) = task else { return None };
    let moves = state.moves();
    let goal = state.goal()?;
    let values = [
        ("goal", goal_key(goal).into()),
        ("number", goal_number(goal).into()),
        ("count", moves.len().into()),
        ("letters", words.clauses(moves.iter().map(|made| words.series(&made.letters))).into()),
    ];
    let facts = words.with("learn-facts", &values);
    let you = match (state.to_act(), state.network().is_full()) {
        (_, true) | (None, _) | (Some(Role::Plaintiff), _) => "plaintiff",
        (Some(Role::Defendant), _) => "defendant",
    };
    Some(words.with("learn-lawtoe-facts", &[("facts", facts.into()), ("you", you.into())]))
}

/// The label of a way, a field or an option.
pub fn label(words: &Words, task: &Task, name: &str) -> String {
    match name.strip_prefix("move ").and_then(|number| number.parse::<usize>().ok()) {
        Some(number) => {
            let letters = words.series(moved(task, number));
            words.with("learn-move", &[("number", number.into()), ("letters", letters.into())])
        }
        None => words.with("learn-label", &[("name", name.into()), ("lines", "triplets".into())]),
    }
}

/// An answer in words.
pub fn answer(words: &Words, answer: &Answer) -> String {
    match answer {
        Answer::Mat(answer) => about_mat::told(words, answer),
        Answer::No => words.text("learn-told-no"),
        Answer::Proof(proof) => {
            about_mat::proof(words, &words.series(&proof.letters), &about_mat::listed(words, &proof.counted), None)
        }
        Answer::Move(number) => words.with("learn-lawtoe-told-move", &[("number", (*number).into())]),
        Answer::Points(points) => words.with("learn-lawtoe-told-points", &[("points", (*points).into())]),
        Answer::Write(letters) => words.with("learn-told-write", &[("letters", words.series(letters).into())]),
        Answer::Challenge(kind) => words.with("learn-told-challenge", &[("kind", kind_of(*kind).into())]),
    }
}

const fn kind_of(kind: Flub) -> &'static str {
    match kind {
        Flub::A => "A",
        Flub::CA => "CA",
    }
}

/// Why an answer is wrong.
pub fn flaw(words: &Words, task: &Task, found: &Flaw) -> String {
    let goal = goal(task);
    let kind = |kind: &'static str| ("kind", Value::from(kind));
    match found {
        Flaw::OtherForm => words.text("learn-flaw-other-form"),
        Flaw::Mat(flaw) => about_mat::flaw(words, Rules::LawToe, goal, flaw),
        Flaw::Proof(flaw) => {
            let why = proof_flaw::sentence(words, flaw, goal.unwrap_or(Goal::Odd));
            words.with("learn-flaw-solution", &[("why", why.into())])
        }
        Flaw::CanBe(proof) | Flaw::Opens(proof) => {
            let values = [
                kind(if matches!(found, Flaw::CanBe(_)) { "can-be" } else { "opens" }),
                ("letters", words.series(&proof.letters).into()),
                ("lines", about_mat::listed(words, &proof.counted).into()),
            ];
            words.with("learn-lawtoe-flaw-proof", &values)
        }
        Flaw::NoSolution => words.text("learn-lawtoe-flaw-none"),
        Flaw::Named(number) => words.with("learn-lawtoe-flaw-named", &[("number", (*number).into())]),
        Flaw::Points(points) => words.with("learn-lawtoe-flaw-points", &[("points", (*points).into())]),
        Flaw::Refused(refusal) => describe::refused(words, *refusal),
        Flaw::GivesAway(letters) => words.with("learn-lawtoe-flaw-gives", &[("letters", words.series(letters).into())]),
        Flaw::Flub(flub) => words.with("learn-lawtoe-flaw-flub", &[kind("due"), ("flub", kind_of(*flub).into())]),
        Flaw::NoFlub(flub) => words.with("learn-lawtoe-flaw-flub", &[kind("none"), ("flub", kind_of(*flub).into())]),
    }
}

/// The goal that a task is about.
pub fn goal(task: &Task) -> Option<Goal> {
    match task {
        Task::Mat(MatTask::Solve(goal, _) | MatTask::Sizes(goal, _)) => Some(*goal),
        Task::Mat(_) => None,
        Task::Match(task) => task.state.goal(),
    }
}

/// The mat with what refutes an answer about a match.
pub fn with_flaw(mut ground: Ground, task: &Task, found: &Flaw) -> Ground {
    match found {
        Flaw::CanBe(proof) | Flaw::Opens(proof) => {
            ground.refuted = Some((proof.letters.clone(), proof.counted.clone()));
        }
        Flaw::Proof(flaw) => {
            ground.lit = proof_flaw::squares(flaw).into_iter().collect();
            if let ProofFlaw::Solution(flaw) = flaw {
                ground.at_fault = at_fault(flaw).cloned();
            }
        }
        Flaw::Named(number) => ground.lit = moved(task, *number).iter().map(|letter| letter.square).collect(),
        Flaw::GivesAway(letters) => ground.lit = letters.iter().map(|letter| letter.square).collect(),
        _ => {}
    }
    ground
}
