//! The exercises of LawToe: how those about a match are answered and explained.

use flub::{
    games::lawtoe::{
        Flub, LawToe, Proof, ProofFlaw, Role, Variant,
        lessons::{Answer, Ask, Flaw, MatchTask, Reply, Task},
    },
    network::{Goal, Placement, Rules, lessons::AboutMatch},
};
use flub_tables::{
    games::lawtoe::wording,
    i18n::{Value, Words},
    letters::naming::flawed_listing,
};

use crate::exercise::{
    lessons::Lessons,
    letters::{
        TaughtLetters, about_mat,
        desk::Ground,
        draft::Draft,
        form::{Field, Form, Way, only},
        goal, moved,
    },
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons::of::<LawToe>(&[]);

/// What a right challenge scores: bold, and not.
const POINTS: [i32; 2] = [10, 16];

impl TaughtLetters for LawToe {
    type Match = MatchTask;

    const RULES: Rules = Rules::LawToe;

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-lawtoe-step", &[("step", step.into())])
    }

    fn form(task: &MatchTask) -> Form {
        let MatchTask { ask, state } = task;
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

    fn draft_proof(task: &MatchTask, draft: Draft) -> Draft {
        let draft = Draft { way: Some(0), ..draft };
        let is_latest = |field: &Field| *field == Field::Lines && !draft.lines.counted.is_empty();
        Draft { field: draft.fields(&Self::form(task)).iter().position(is_latest), ..draft }
    }

    fn draft_reply(_task: &MatchTask, reply: &Reply) -> Draft {
        let chosen = |way, place| Draft { way: Some(way), chosen: [place, None], ..Draft::default() };
        match reply {
            Reply::Move(number) => chosen(0, number.checked_sub(1)),
            Reply::Points(points) => chosen(0, POINTS.iter().position(|other| other == points)),
            Reply::Write(letters) => Draft { letters: letters.clone(), ..chosen(0, None) },
            Reply::Challenge(kind) => chosen(1, Flub::BOTH.iter().position(|other| other == kind)),
        }
    }

    fn answer(task: &MatchTask, draft: &Draft) -> Option<Answer> {
        let proof = || {
            let is_begun = !draft.letters.is_empty() || !draft.lines.counted.is_empty();
            let proof = Proof { after: None, letters: draft.letters.clone(), counted: draft.lines.counted.clone() };
            (is_begun && draft.lines.trace.is_empty()).then_some(Answer::Proof(proof))
        };
        let written = || (!draft.letters.is_empty()).then(|| Answer::Reply(Reply::Write(draft.letters.clone())));
        match (task.ask, draft.way) {
            (Ask::Flub | Ask::Full, Some(1)) => Some(Answer::No),
            (Ask::Flub, Some(0)) | (Ask::Use, _) => proof(),
            // An empty list can be handed in: students learn by it that zero is not an even number of triplets.
            (Ask::Full, Some(0)) if draft.lines.counted.is_empty() => Some(Answer::Proof(Proof::default())),
            (Ask::Full, Some(0)) => proof(),
            (Ask::Name, _) => Some(Answer::Reply(Reply::Move(draft.choice(0)? + 1))),
            (Ask::Points, _) => POINTS.get(draft.choice(0)?).copied().map(Reply::Points).map(Answer::Reply),
            (Ask::Keep, Some(0)) | (Ask::Two, _) => written(),
            (Ask::Keep, Some(1)) => Flub::BOTH.get(draft.choice(0)?).copied().map(Reply::Challenge).map(Answer::Reply),
            _ => None,
        }
    }

    fn ground(task: &MatchTask) -> Ground {
        let latest = task.state.moves().last().into_iter().flat_map(|made| &made.letters);
        Ground { latest: latest.map(|letter| letter.square).collect(), ..Ground::plain(task.state.network()) }
    }

    fn with_flaw(mut ground: Ground, task: &Task, flaw: &Flaw, draft: &Draft) -> Ground {
        match flaw {
            Flaw::Mat(flaw) => return about_mat::with_flaw(ground, flaw),
            Flaw::CanBe(proof) | Flaw::Opens(proof) => {
                ground.refuted = Some((proof.letters.clone(), proof.counted.clone()));
            }
            Flaw::Proof(flaw) => {
                ground.lit = wording::flaw_squares(flaw).into_iter().collect();
                if let ProofFlaw::Solution(flaw) = flaw {
                    ground.at_fault = flawed_listing(flaw).cloned();
                }
            }
            Flaw::Named(number) => {
                ground.lit = moved::<Self>(task, *number).iter().map(|letter| letter.square).collect()
            }
            Flaw::NoSolution => return about_mat::with_failing(ground, goal::<Self>(task), draft),
            Flaw::GivesAway(letters) => ground.lit = letters.iter().map(|letter| letter.square).collect(),
            _ => {}
        }
        ground
    }

    fn goal(task: &MatchTask) -> Option<Goal> {
        task.state.goal()
    }

    fn moves(task: &MatchTask) -> Vec<&[Placement]> {
        task.state.moves().iter().map(|made| made.letters.as_slice()).collect()
    }

    fn describe_task(words: &Words, task: &MatchTask) -> String {
        let state = &task.state;
        let latest = state.moves().last().map(|made| words.series(&made.letters)).unwrap_or_default();
        words.with(
            "learn-lawtoe-ask",
            &[("asked", task.asked().into()), ("latest", latest.into()), ("due", state.due().into())],
        )
    }

    fn describe_facts(words: &Words, task: &MatchTask, facts: String) -> String {
        let state = &task.state;
        let you = match (state.to_act(), state.network().is_full()) {
            (_, true) | (None, _) | (Some(Role::Plaintiff), _) => "plaintiff",
            (Some(Role::Defendant), _) => "defendant",
        };
        // What is written later depends on how many letters a turn has.
        let turns = match (task.ask, state.variant()) {
            (Ask::Keep | Ask::Two, Variant::Pedagogue) => "pedagogue",
            (Ask::Keep | Ask::Two, Variant::Dragoman) => "dragoman",
            _ => "none",
        };
        words.with("learn-lawtoe-facts", &[("facts", facts.into()), ("you", you.into()), ("turns", turns.into())])
    }

    fn describe_reply(words: &Words, reply: &Reply) -> String {
        match reply {
            Reply::Move(number) => words.with("learn-lawtoe-answer-move", &[("number", (*number).into())]),
            Reply::Points(points) => words.with("learn-lawtoe-answer-points", &[("points", (*points).into())]),
            Reply::Write(letters) => words.with("learn-answer-write", &[("letters", words.series(letters).into())]),
            Reply::Challenge(kind) => {
                words.with("learn-answer-challenge", &[("kind", wording::flub_key(*kind).into())])
            }
        }
    }

    fn describe_flaw(words: &Words, goal: Option<Goal>, found: &Flaw) -> String {
        let kind = |kind: &'static str| ("kind", Value::from(kind));
        match found {
            Flaw::OtherForm => words.text("learn-flaw-other-form"),
            Flaw::Mat(flaw) => about_mat::describe_flaw(words, Rules::LawToe, goal, flaw),
            Flaw::Proof(flaw) => {
                let why = wording::describe_flaw(words, flaw, goal.unwrap_or(Goal::Odd));
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
            Flaw::Refused(refusal) => wording::describe_refusal(words, *refusal),
            Flaw::GivesAway(letters) => {
                words.with("learn-lawtoe-flaw-gives", &[("letters", words.series(letters).into())])
            }
            Flaw::Flub(flub) => {
                words.with("learn-lawtoe-flaw-flub", &[kind("due"), ("flub", wording::flub_key(*flub).into())])
            }
            Flaw::NoFlub(flub) => {
                words.with("learn-lawtoe-flaw-flub", &[kind("none"), ("flub", wording::flub_key(*flub).into())])
            }
        }
    }
}
