//! The exercises of POE: how those about a position are answered and explained.

use flub::{
    games::poe::{
        Flub, Poe, Proof, ProofFlaw, Prospect, Side,
        lessons::{Answer, Ask, Flaw, PositionTask, Reply, Task},
    },
    network::{Goal, Listing, Placement, Rules, SquareSet, lessons::AboutMatch},
};
use flub_tables::{
    games::poe::{coach::describe_obstacle, wording},
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
pub static LESSONS: Lessons = Lessons::of::<Poe>(&[include_str!("../styles/poe.css")]);

/// The kinds of challenge for a flub passed over.
const LATE: [Flub; 2] = [Flub::CP, Flub::CA];

impl TaughtLetters for Poe {
    type Match = PositionTask;

    const RULES: Rules = Rules::Poe;

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-poe-step", &[("step", step.into())])
    }

    fn form(task: &PositionTask) -> Form {
        let PositionTask { ask, position } = task;
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

    fn draft_proof(task: &PositionTask, draft: Draft) -> Draft {
        let draft = Draft { way: Some(if task.ask == Ask::Turn { 2 } else { 0 }), ..draft };
        // What has grown last is on the mat.
        let is_latest = |field: &Field| match field {
            Field::Instead => draft.instead.is_some(),
            Field::Lines => draft.instead.is_none() && !draft.lines.counted.is_empty(),
            _ => false,
        };
        Draft { field: draft.fields(&Self::form(task)).iter().position(is_latest), ..draft }
    }

    fn draft_reply(_task: &PositionTask, reply: &Reply) -> Draft {
        let way = |way| Draft { way: Some(way), ..Draft::default() };
        let side = |side: Side| Side::BOTH.iter().position(|other| *other == side);
        match reply {
            Reply::Instead(letter) => Draft { instead: Some(*letter), ..way(0) },
            &Reply::Sides { burden, join } => Draft { chosen: [side(burden), side(join)], ..way(0) },
            &Reply::Named { kind, number } => {
                Draft { chosen: [LATE.iter().position(|other| *other == kind), Some(number)], ..way(0) }
            }
            Reply::Write(letter) => Draft { letters: vec![*letter], ..way(0) },
            Reply::Challenge(kind) => {
                Draft { chosen: [Flub::ALL.iter().position(|other| other == kind), None], ..way(1) }
            }
        }
    }

    fn draft_refuted(draft: Draft, flaw: &Flaw) -> Draft {
        let is_about_instead = matches!(
            flaw,
            Flaw::Proof(
                ProofFlaw::AlternativeNotAsked(_)
                    | ProofFlaw::AlternativeWritten(_)
                    | ProofFlaw::AlternativeBarred(_)
                    | ProofFlaw::AlternativeRipe(_)
                    | ProofFlaw::AlternativeImpossible(_)
            )
        );
        if is_about_instead { draft } else { Draft { field: None, ..draft } }
    }

    fn answer(task: &PositionTask, draft: &Draft) -> Option<Answer> {
        let proof = || {
            let is_begun = !draft.letters.is_empty() || !draft.lines.counted.is_empty();
            let proof = Proof {
                after: None,
                letters: draft.letters.clone(),
                counted: draft.lines.counted.clone(),
                instead: draft.instead.filter(|_| task.ask == Ask::Prove),
            };
            (is_begun && draft.lines.trace.is_empty()).then_some(Answer::Proof(proof))
        };
        let side = |place| draft.choice(place).and_then(|side| Side::BOTH.get(side)).copied();
        match (task.ask, draft.way) {
            (Ask::Possible | Ask::Ripe | Ask::Avoidable, Some(1)) => Some(Answer::No),
            (Ask::Possible | Ask::Ripe, Some(0)) | (Ask::Turn, Some(2)) | (Ask::Prove, _) => proof(),
            (Ask::Avoidable, Some(0)) => draft.instead.map(Reply::Instead).map(Answer::Reply),
            (Ask::Sides(_), _) => Some(Answer::Reply(Reply::Sides { burden: side(0)?, join: side(1)? })),
            (Ask::Name, _) => {
                Some(Answer::Reply(Reply::Named { kind: *LATE.get(draft.choice(0)?)?, number: draft.choice(1)? }))
            }
            (Ask::Turn, Some(0)) => draft.letters.first().copied().map(Reply::Write).map(Answer::Reply),
            (Ask::Turn, Some(1)) => Flub::ALL.get(draft.choice(0)?).copied().map(Reply::Challenge).map(Answer::Reply),
            _ => None,
        }
    }

    fn ground(task: &PositionTask) -> Ground {
        let position = &task.position;
        Ground {
            latest: position.letters().last().map(|letter| letter.square).into_iter().collect::<SquareSet>(),
            before: position.network_after(position.latest().saturating_sub(1)),
            ..Ground::plain(position.network())
        }
    }

    fn with_flaw(mut ground: Ground, task: &Task, flaw: &Flaw, draft: &Draft) -> Ground {
        match flaw {
            Flaw::Mat(flaw) => return about_mat::with_flaw(ground, flaw),
            Flaw::CanBe(proof) | Flaw::ForceOutDue(proof) => {
                ground.refuted = Some((proof.letters.clone(), proof.counted.clone()));
            }
            Flaw::NotRipe | Flaw::Impossible(_) => return about_mat::with_failing(ground, goal::<Self>(task), draft),
            Flaw::Proof(ProofFlaw::AlternativeRipe(letter)) | Flaw::Letter(letter, Prospect::Ripe) => {
                ground.lit = SquareSet::EMPTY.with(letter.square);
                ground.refuted = ripe_after(&ground, task, *letter, draft);
            }
            Flaw::Proof(flaw) => {
                ground.lit = wording::flaw_squares(flaw).into_iter().collect();
                if let ProofFlaw::Solution(flaw) = flaw {
                    ground.at_fault = flawed_listing(flaw).cloned();
                }
            }
            Flaw::Avoidable(letter) | Flaw::Letter(letter, _) | Flaw::Barred(letter) => {
                ground.lit = SquareSet::EMPTY.with(letter.square);
            }
            Flaw::NotNamed { number, .. } => {
                ground.lit = moved::<Self>(task, *number).iter().map(|letter| letter.square).collect();
            }
            _ => {}
        }
        ground
    }

    fn goal(task: &PositionTask) -> Option<Goal> {
        Some(task.position.goal())
    }

    fn moves(task: &PositionTask) -> Vec<&[Placement]> {
        task.position.letters().chunks(1).collect()
    }

    fn describe_task(words: &Words, task: &PositionTask) -> String {
        let PositionTask { ask, position } = task;
        let kind = if let Ask::Sides(kind) = ask { kind.as_str() } else { "" };
        let latest = position.letters().last().map(ToString::to_string).unwrap_or_default();
        words.with("learn-poe-ask", &[("asked", task.asked().into()), ("kind", kind.into()), ("latest", latest.into())])
    }

    fn describe_goal_move(words: &Words) -> Option<String> {
        Some(words.text("learn-poe-goal-move"))
    }

    fn describe_goal_hint(words: &Words) -> Option<String> {
        Some(words.text("learn-poe-hint-goal"))
    }

    fn describe_reply(words: &Words, reply: &Reply) -> String {
        let side = |side: &Side| Value::from(side.to_string());
        match reply {
            Reply::Instead(letter) => words.with("learn-answer-instead", &[("letter", letter.to_string().into())]),
            Reply::Sides { burden, join } => {
                words.with("learn-poe-answer-sides", &[("burden", side(burden)), ("join", side(join))])
            }
            Reply::Named { kind, number } => {
                words.with("learn-poe-answer-named", &[("kind", kind.as_str().into()), ("number", (*number).into())])
            }
            Reply::Write(letter) => words.with("learn-answer-write", &[("letters", letter.to_string().into())]),
            Reply::Challenge(kind) => words.with("learn-answer-challenge", &[("kind", kind.as_str().into())]),
        }
    }

    fn describe_flaw(words: &Words, goal: Option<Goal>, found: &Flaw) -> String {
        let kind = |kind: &'static str| ("kind", Value::from(kind));
        match found {
            Flaw::OtherForm => words.text("learn-flaw-other-form"),
            Flaw::Mat(flaw) => about_mat::describe_flaw(words, Rules::Poe, goal, flaw),
            Flaw::Proof(flaw) => wording::describe_flaw(words, flaw, goal.unwrap_or(Goal::Odd)),
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
            Flaw::Burden(side) => {
                words.with("learn-poe-flaw-side", &[kind("burden"), ("side", side.to_string().into())])
            }
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
}

/// What makes a solution after this letter of the answer too: the letter, one more, and the connections. `None` while the mat that it
/// is written to is not in sight.
fn ripe_after(
    ground: &Ground,
    task: &Task,
    letter: Placement,
    draft: &Draft,
) -> Option<(Vec<Placement>, Vec<Listing>)> {
    let Task::Match(task) = task else { return None };
    let mat = match draft.on_mat(&Poe::form(task)) {
        Some(Field::Instead) => ground.before,
        _ if task.ask == Ask::Turn => ground.mat,
        _ => return None,
    };
    let next = mat.with(letter)?.one_letter_completion(task.position.goal())?;
    Some(([&[letter], next.letters.as_slice()].concat(), next.counted))
}
