//! Events, prompts and the first flaw of a proof, in words.

use flub::{
    games::lawtoe::{Case, Event, Flub, LawToe, Proof, ProofFlaw, Refusal, Role, Stage, Variant, Verdict},
    network::{Goal, Placement, Rules, Square},
};

use super::{coach::explain_latest_flub, table::Table};
use crate::{
    i18n::{Value, Words},
    letters::{
        naming::{self, goal_key},
        nearest::nearest,
    },
};

/// The message argument for a role's player: `you` for the only person at the screen.
pub fn who(table: &Table, role: Role) -> &'static str {
    match (table.seating.person() == Some(role), role) {
        (true, _) => "you",
        (false, Role::Plaintiff) => "plaintiff",
        (false, Role::Defendant) => "defendant",
    }
}

/// The message argument for a role.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Plaintiff => "plaintiff",
        Role::Defendant => "defendant",
    }
}

/// The message argument for a kind of flub.
pub const fn flub_key(kind: Flub) -> &'static str {
    match kind {
        Flub::A => "A",
        Flub::CA => "CA",
    }
}

/// The name of a role, as in a heading.
pub fn role_name(words: &Words, role: Role) -> String {
    words.with("lawtoe-role", &[("role", role_key(role).into())])
}

/// The result of an action, as a sentence.
pub fn describe_events(words: &Words, table: &Table, events: &[Event]) -> String {
    events.first().map(|event| describe_event(words, table, event)).unwrap_or_default()
}

fn describe_event(words: &Words, table: &Table, event: &Event) -> String {
    let by = |role| ("who", Value::from(who(table, role)));
    match event {
        Event::GoalSet { by: role, goal } => {
            words.with("lawtoe-event-goal", &[by(*role), ("goal", goal_key(*goal).into())])
        }
        Event::Wrote { by: role, letters } => describe_letters(words, table, *role, letters),
        Event::Challenged { by: role, kind } => {
            words.with("lawtoe-event-challenge", &[by(*role), ("kind", flub_key(*kind).into())])
        }
        Event::LetStand(role) => words.with("lawtoe-event-stand", &[by(*role)]),
        Event::Proved(role) => words.with("lawtoe-event-proof", &[by(*role)]),
        Event::GaveUp(role) => words.with("lawtoe-event-gave-up", &[by(*role)]),
        Event::Ended(_) => String::new(),
    }
}

/// Who wrote which letters, as a sentence.
pub fn describe_letters(words: &Words, table: &Table, role: Role, letters: &[Placement]) -> String {
    let who = ("who", Value::from(who(table, role)));
    let letter = |placement: &Placement| Value::from(placement.letter.as_str());
    let square = |placement: &Placement| Value::from(placement.square.number());
    match letters {
        [first, second] => words.with(
            "lawtoe-event-two",
            &[
                who,
                ("letter", letter(first)),
                ("square", square(first)),
                ("letter2", letter(second)),
                ("square2", square(second)),
            ],
        ),
        [first, ..] => words.with("lawtoe-event-one", &[who, ("letter", letter(first)), ("square", square(first))]),
        [] => String::new(),
    }
}

/// A short headline: whose turn it is.
pub fn describe_turn(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(role) = state.to_act() else { return words.text("lawtoe-turn-over") };
    let who = ("who", Value::from(who(table, role)));
    match table.seating.computer_at(role) {
        None if table.seating.plays_elsewhere(role) => words.with("lawtoe-turn-elsewhere", &[who]),
        None => match state.stage() {
            Stage::Proof(burden) => {
                let kind = match burden.case {
                    Case::Challenge(kind) => flub_key(kind),
                    Case::FullMat => "full",
                };
                naming::describe_proving(words, who, ("name", role_name(words, role).into()), kind)
            }
            _ => words.with("lawtoe-turn-person", &[who, ("role", role_key(role).into())]),
        },
        Some(_) => words.with("lawtoe-turn-computer", &[who]),
    }
}

/// What the player to act may do, as a sentence.
pub fn describe_options(words: &Words, table: &Table) -> String {
    let state = table.state();
    match state.stage() {
        Stage::Turn(role) if state.moves().len() <= FIRST_MOVES && table.seating.person() == Some(*role) => {
            describe_first_due(words, state, *role)
        }
        Stage::Goal => words.text("lawtoe-due-goal"),
        Stage::Turn(_) if state.network().is_full() => words.text("lawtoe-due-full"),
        Stage::Turn(_) if state.moves().is_empty() => words.text("lawtoe-due-first"),
        Stage::Turn(_) => words.with("lawtoe-due-letters", &[("count", state.due().into())]),
        Stage::Proof(burden) => match burden.case {
            Case::Challenge(Flub::A) => words.text("lawtoe-due-proof-a"),
            Case::Challenge(Flub::CA) => words.text("lawtoe-due-proof-ca"),
            Case::FullMat => words.text("lawtoe-due-proof-full"),
        },
        Stage::Over(_) => words.text("lawtoe-due-nothing"),
    }
}

/// What the only person at the screen may do in the first moves, and what the role is good for. In Pedagogue the Defendant can always
/// win, in Dragoman the Plaintiff can, and only the Plaintiff can be right about an A-flub.
fn describe_first_due(words: &Words, state: &LawToe, role: Role) -> String {
    match (state.variant(), role) {
        (Variant::Pedagogue, Role::Plaintiff) => words.text("lawtoe-due-coached-challenger"),
        (Variant::Dragoman, Role::Plaintiff) => words.text("lawtoe-due-coached-plaintiff"),
        (Variant::Pedagogue, Role::Defendant) if state.moves().is_empty() => words.text("lawtoe-due-coached-defendant"),
        (_, Role::Defendant) if state.moves().is_empty() => words.text("lawtoe-due-first"),
        (_, Role::Defendant) => words.with("lawtoe-due-letters", &[("count", state.due().into())]),
    }
}

/// The first turns are those before which at most this many moves have been made: two for each side.
const FIRST_MOVES: usize = 3;

/// Why an action was refused, as a sentence.
pub fn describe_refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::Over => words.text("lawtoe-refused-over"),
        Refusal::NotYourTurn(role) => words.with("lawtoe-refused-turn", &[("role", role_key(role).into())]),
        Refusal::GoalDue => words.text("lawtoe-refused-goal-due"),
        Refusal::GoalSet => words.text("lawtoe-refused-goal-set"),
        Refusal::GoalNotOffered => words.text("lawtoe-refused-goal-other"),
        Refusal::ProofDue => words.text("lawtoe-refused-proof-due"),
        Refusal::ProofTooLong => words.text("lawtoe-refused-proof-long"),
        Refusal::NoBurden => words.text("lawtoe-refused-no-burden"),
        Refusal::MatFull => words.text("lawtoe-refused-full"),
        Refusal::MatNotFull => words.text("lawtoe-refused-not-full"),
        Refusal::NothingToChallenge => words.text("lawtoe-refused-nothing"),
        Refusal::WrongCount { due, given } => {
            words.with("lawtoe-refused-count", &[("due", due.into()), ("given", given.into())])
        }
        Refusal::WrongLetter(letter) => words.with("lawtoe-refused-letter", &[("letter", letter.as_str().into())]),
        Refusal::NoSquare(square) => words.with("lawtoe-refused-square", &[("square", square.number().into())]),
        Refusal::Barred(square) => words.with("lawtoe-refused-barred", &[("square", square.number().into())]),
        Refusal::Filled(square) => words.with("lawtoe-refused-filled", &[("square", square.number().into())]),
    }
}

/// The flaw as a sentence.
pub fn describe_flaw(words: &Words, flaw: &ProofFlaw, goal: Goal) -> String {
    match flaw {
        ProofFlaw::NotByDefendant => words.text("lawtoe-flaw-not-defendant"),
        ProofFlaw::NoMoveNamed => words.text("lawtoe-flaw-no-move"),
        ProofFlaw::MoveNotAsked(_) => words.text("lawtoe-flaw-move-not-asked"),
        ProofFlaw::NoSuchMove(number) => words.with("lawtoe-flaw-no-such-move", &[("number", (*number).into())]),
        ProofFlaw::MoveNotDefendants(number) => {
            words.with("lawtoe-flaw-move-not-defendants", &[("number", (*number).into())])
        }
        ProofFlaw::WrongCount { due, .. } => words.with("lawtoe-flaw-letters", &[("due", (*due).into())]),
        ProofFlaw::NotPermitted(_) => words.text("lawtoe-flaw-not-p"),
        ProofFlaw::NotVacant(placement) => {
            words.with("lawtoe-flaw-not-vacant", &[("square", placement.square.number().into())])
        }
        ProofFlaw::Solution(flaw) => naming::describe_flaw(words, Rules::LawToe, goal, flaw),
        ProofFlaw::LetterNotUsed(placement) => {
            words.with("lawtoe-flaw-letter-unused", &[("square", placement.square.number().into())])
        }
    }
}

/// The squares that the flaw is about.
pub fn flaw_squares(flaw: &ProofFlaw) -> Vec<Square> {
    match flaw {
        ProofFlaw::NotPermitted(placement) | ProofFlaw::NotVacant(placement) | ProofFlaw::LetterNotUsed(placement) => {
            vec![placement.square]
        }
        ProofFlaw::Solution(flaw) => naming::flaw_squares(flaw),
        _ => Vec::new(),
    }
}

/// The verdict as a headline.
pub fn describe_result(words: &Words, table: &Table, verdict: &Verdict) -> String {
    let winner = ("who", Value::from(who(table, verdict.winner())));
    words.with("lawtoe-verdict-winner", &[winner])
}

/// Why the burden was sustained or not.
pub fn explain_verdict(words: &Words, table: &Table, verdict: &Verdict) -> String {
    let goal = table.state().goal().unwrap_or(Goal::Odd);
    let who = ("who", Value::from(who(table, verdict.burden.by)));
    match (&verdict.flaw, &verdict.proof) {
        (Some(found), _) => {
            // Whether another proof could have held.
            let could = table.state().find_proof(verdict.burden).is_some();
            let could = ("could", Value::from(if could { "yes" } else { "no" }));
            words.with("lawtoe-verdict-flaw", &[who, could, ("why", describe_flaw(words, found, goal).into())])
        }
        (None, None) => words.with("lawtoe-verdict-given-up", &[who]),
        (None, Some(proof)) => {
            let list = words.list(&proof.counted);
            let id = if verdict.bold { "bold" } else { "plain" };
            words.with(
                "lawtoe-verdict-holds",
                &[who, ("list", list.into()), ("goal", goal_key(goal).into()), ("kind", id.into())],
            )
        }
    }
}

/// What is so about a claim that no proof could have sustained, as a sentence, and what comes nearest to one.
pub fn describe_truth(words: &Words, table: &Table, verdict: &Verdict) -> Option<(String, Option<Proof>)> {
    let state = table.state();
    if verdict.sustained() || state.find_proof(verdict.burden).is_some() {
        return None;
    }
    let other = matches!(verdict.burden.case, Case::Challenge(_)).then(|| explain_latest_flub(words, state)).flatten();
    if let Some((why, proof)) = other {
        return Some((words.with("table-truth-other", &[("why", why.into())]), proof));
    }
    let nearest = nearest(&state.network(), state.goal()?);
    let nearest = nearest.map(|found| Proof { letters: found.letters, counted: found.counted, ..Proof::default() });
    Some(match (verdict.burden.case, nearest) {
        (Case::Challenge(Flub::A), Some(proof)) => {
            let values = [("letters", words.list(&proof.letters).into()), ("list", words.list(&proof.counted).into())];
            (words.with("lawtoe-truth-nearest", &values), Some(proof))
        }
        (Case::Challenge(Flub::A), None) => (words.text("lawtoe-truth-never"), None),
        (Case::Challenge(Flub::CA), _) => (words.text("lawtoe-truth-none-earlier"), None),
        (Case::FullMat, _) => (words.text("lawtoe-truth-full"), None),
    })
}

/// The announcement of a verdict: who won, and why.
pub fn describe_verdict(words: &Words, table: &Table, verdict: &Verdict) -> String {
    let winner = ("who", Value::from(who(table, verdict.winner())));
    words.with("lawtoe-verdict-announced", &[winner, ("why", explain_verdict(words, table, verdict).into())])
}
