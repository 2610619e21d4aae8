//! POE's exercises in words.

use flub::{
    games::poe::{
        ProofFlaw, Prospect, Side,
        lessons::{Answer, Ask, Flaw, PositionTask, Task},
    },
    network::{Goal, Rules, SquareSet, lessons::MatTask},
};
use flub_tables::{
    games::poe::{coach::describe_obstacle, describe as proof_flaw},
    i18n::{Value, Words},
    letters::naming::{at_fault, goal_key, goal_number},
};

use super::form::moved;
use crate::letters::exercise::{about_mat, desk::Ground};

/// What is wanted, in a sentence.
pub fn asks(words: &Words, task: &Task) -> String {
    let PositionTask { ask, position } = match task {
        Task::Mat(task) => return about_mat::asks(words, task),
        Task::Position(task) => task,
    };
    let (asked, kind) = match ask {
        Ask::Possible => ("possible", ""),
        Ask::Ripe => ("ripe", ""),
        Ask::Avoidable => ("avoidable", ""),
        Ask::Sides(kind) => ("sides", kind.as_str()),
        Ask::Prove => ("prove", ""),
        Ask::Name => ("name", ""),
        Ask::Turn => ("turn", ""),
    };
    let latest = position.letters().last().map(ToString::to_string).unwrap_or_default();
    words.with("learn-poe-ask", &[("asked", asked.into()), ("kind", kind.into()), ("latest", latest.into())])
}

/// The goal and the letters so far.
pub fn facts(words: &Words, task: &Task) -> Option<String> {
    let Task::Position(PositionTask { position, .. }) = task else { return None };
    let letters = position.letters();
    let (goal, number) = (goal_key(position.goal()), goal_number(position.goal()));
    let values = [
        ("goal", goal.into()),
        ("number", number.into()),
        ("count", letters.len().into()),
        ("letters", words.series(letters).into()),
    ];
    Some(words.with("learn-facts", &values))
}

/// The label of a way, a field or an option.
pub fn label(words: &Words, task: &Task, name: &str) -> String {
    match name.strip_prefix("move ").and_then(|number| number.parse::<usize>().ok()) {
        Some(0) => words.text("learn-poe-goal-move"),
        Some(number) => {
            let letter = moved(task, number).map(|letter| letter.to_string()).unwrap_or_default();
            words.with("learn-move", &[("number", number.into()), ("letters", letter.into())])
        }
        None => words.with("learn-label", &[("name", name.into()), ("lines", "connections".into())]),
    }
}

/// An answer in words.
pub fn answer(words: &Words, answer: &Answer) -> String {
    let side = |side: &Side| Value::from(side.to_string());
    match answer {
        Answer::Mat(answer) => about_mat::told(words, answer),
        Answer::No => words.text("learn-told-no"),
        Answer::Proof(proof) => {
            let instead = proof.instead.map(|letter| letter.to_string());
            let lines = about_mat::listed(words, &proof.counted);
            about_mat::proof(words, &words.series(&proof.letters), &lines, instead.as_deref())
        }
        Answer::Instead(letter) => words.with("learn-told-instead", &[("letter", letter.to_string().into())]),
        Answer::Sides { burden, join } => {
            words.with("learn-poe-told-sides", &[("burden", side(burden)), ("join", side(join))])
        }
        Answer::Named { kind, number } => {
            words.with("learn-poe-told-named", &[("kind", kind.as_str().into()), ("number", (*number).into())])
        }
        Answer::Write(letter) => words.with("learn-told-write", &[("letters", letter.to_string().into())]),
        Answer::Challenge(kind) => words.with("learn-told-challenge", &[("kind", kind.as_str().into())]),
    }
}

/// Why an answer is wrong.
pub fn flaw(words: &Words, task: &Task, found: &Flaw) -> String {
    let goal = goal(task);
    let kind = |kind: &'static str| ("kind", Value::from(kind));
    match found {
        Flaw::OtherForm => words.text("learn-flaw-other-form"),
        Flaw::Mat(flaw) => about_mat::flaw(words, Rules::Poe, goal, flaw),
        Flaw::Proof(flaw) => proof_flaw::sentence(words, flaw, goal.unwrap_or(Goal::Odd)),
        Flaw::CanBe(proof) | Flaw::ForceOutDue(proof) => {
            let values = [
                kind(if matches!(found, Flaw::CanBe(_)) { "can-be" } else { "force-out" }),
                ("letters", words.series(&proof.letters).into()),
                ("lines", about_mat::listed(words, &proof.counted).into()),
            ];
            words.with("learn-poe-flaw-proof", &values)
        }
        Flaw::Impossible(obstacle) => {
            let why = describe_obstacle(words, goal.unwrap_or(Goal::Odd), obstacle);
            words.with("learn-poe-flaw-impossible", &[("why", why.into())])
        }
        Flaw::NotRipe => words.with("learn-poe-flaw", &[kind("not-ripe")]),
        Flaw::Forced => words.with("learn-poe-flaw", &[kind("forced")]),
        Flaw::Avoidable(letter) => {
            words.with("learn-poe-flaw-letter", &[kind("avoidable"), ("letter", letter.to_string().into())])
        }
        Flaw::Burden(side) => words.with("learn-poe-flaw-side", &[kind("burden"), ("side", side.to_string().into())]),
        Flaw::Join(side) => words.with("learn-poe-flaw-side", &[kind("join"), ("side", side.to_string().into())]),
        Flaw::NotNamed { kind, number } => {
            words.with("learn-poe-flaw-named", &[("kind", kind.as_str().into()), ("number", (*number).into())])
        }
        Flaw::Flub(flub) => words.with("learn-poe-flaw-flub", &[kind("due"), ("flub", flub.as_str().into())]),
        Flaw::NoFlub(flub) => words.with("learn-poe-flaw-flub", &[kind("none"), ("flub", flub.as_str().into())]),
        Flaw::Letter(letter, left) => {
            let left = match left {
                Prospect::Impossible => "impossible",
                Prospect::Ripe => "ripe",
                Prospect::Quiet => "quiet",
            };
            words.with("learn-poe-flaw-letter", &[kind(left), ("letter", letter.to_string().into())])
        }
        Flaw::Barred(letter) => {
            words.with("learn-poe-flaw-letter", &[kind("barred"), ("letter", letter.to_string().into())])
        }
    }
}

/// The goal that a task is about.
pub fn goal(task: &Task) -> Option<Goal> {
    match task {
        Task::Mat(MatTask::Solve(goal, _) | MatTask::Sizes(goal, _)) => Some(*goal),
        Task::Mat(_) => None,
        Task::Position(task) => Some(task.position.goal()),
    }
}

/// Whether a flaw is in the letter that is named to be written instead.
pub const fn is_about_instead(found: &Flaw) -> bool {
    matches!(
        found,
        Flaw::Proof(
            ProofFlaw::AlternativeNotAsked(_)
                | ProofFlaw::AlternativeWritten(_)
                | ProofFlaw::AlternativeBarred(_)
                | ProofFlaw::AlternativeRipe(_)
                | ProofFlaw::AlternativeImpossible(_)
        )
    )
}

/// The mat with what refutes an answer about a position.
pub fn with_flaw(mut ground: Ground, task: &Task, found: &Flaw) -> Ground {
    match found {
        Flaw::CanBe(proof) | Flaw::ForceOutDue(proof) => {
            ground.refuted = Some((proof.letters.clone(), proof.counted.clone()));
        }
        Flaw::Proof(flaw) => {
            ground.lit = proof_flaw::squares(flaw).into_iter().collect();
            if let ProofFlaw::Solution(flaw) = flaw {
                ground.at_fault = at_fault(flaw).cloned();
            }
        }
        Flaw::Avoidable(letter) | Flaw::Letter(letter, _) | Flaw::Barred(letter) => {
            ground.lit = SquareSet::EMPTY.with(letter.square);
        }
        Flaw::NotNamed { number, .. } => {
            ground.lit = moved(task, *number).map(|letter| letter.square).into_iter().collect();
        }
        _ => {}
    }
    ground
}
