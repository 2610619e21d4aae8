//! What happened and what is due, in words.

use flub::{
    games::lawtoe::{Act, Action, Case, Flub, LawToe, Refusal, Role, Stage},
    play::{Game, RecordError},
};

use super::{seating::Player, table::Table};
use crate::app::{
    i18n::{Value, Words},
    letters::naming::goal_key,
    table::unreadable::{self, RecordForm},
};

/// How the messages name a role when it is somebody's: `you` for the only person at the screen.
pub fn who(table: &Table, role: Role) -> &'static str {
    match (table.seating.person() == Some(role), role) {
        (true, _) => "you",
        (false, Role::Plaintiff) => "plaintiff",
        (false, Role::Defendant) => "defendant",
    }
}

/// How the messages name a role.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Plaintiff => "plaintiff",
        Role::Defendant => "defendant",
    }
}

/// How the messages name a kind of flub.
pub const fn flub_key(kind: Flub) -> &'static str {
    match kind {
        Flub::A => "A",
        Flub::CA => "CA",
    }
}

/// The name of a role, as a heading has it.
pub fn role_name(words: &Words, role: Role) -> String {
    words.with("lawtoe-role", &[("role", role_key(role).into())])
}

/// What somebody did, as a sentence.
pub fn told(words: &Words, table: &Table, action: &Action) -> String {
    let who = ("who", Value::from(who(table, action.by)));
    match &action.act {
        Act::SetGoal(goal) => words.with("lawtoe-told-goal", &[who, ("goal", goal_key(*goal).into())]),
        Act::Write(letters) => match letters.as_slice() {
            [first, second] => words.with(
                "lawtoe-told-two",
                &[
                    who,
                    ("letter", first.letter.as_str().into()),
                    ("square", first.square.number().into()),
                    ("letter2", second.letter.as_str().into()),
                    ("square2", second.square.number().into()),
                ],
            ),
            letters => {
                let letter = letters.first().map_or("", |first| first.letter.as_str());
                let square = letters.first().map_or(0, |first| first.square.number());
                words.with("lawtoe-told-one", &[who, ("letter", letter.into()), ("square", square.into())])
            }
        },
        Act::Challenge(kind) => words.with("lawtoe-told-challenge", &[who, ("kind", flub_key(*kind).into())]),
        Act::LetStand => words.with("lawtoe-told-stand", &[who]),
        Act::Prove(_) => words.with("lawtoe-told-proof", &[who]),
        Act::GiveUp => words.with("lawtoe-told-gave-up", &[who]),
    }
}

/// Whose turn it is, in a few words.
pub fn turn(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(role) = state.to_act() else { return words.text("lawtoe-turn-over") };
    let who = ("who", Value::from(who(table, role)));
    match table.seating.player(role) {
        Player::Person => words.with("lawtoe-turn-person", &[who, ("role", role_key(role).into())]),
        Player::Computer(_) => words.with("lawtoe-turn-computer", &[who]),
    }
}

/// What the player to act may do, as a sentence.
pub fn due(words: &Words, state: &LawToe) -> String {
    match state.stage() {
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

/// Why an act was refused, as a sentence.
pub fn refused(words: &Words, refusal: Refusal) -> String {
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

/// Why a text is no record of a match, as a sentence.
pub fn unreadable(words: &Words, error: &RecordError<Refusal>) -> String {
    const FORM: RecordForm =
        RecordForm { name: LawToe::NAME, title: "home-lawtoe", example: "flub 1 lawtoe pedagogue seed 7" };
    unreadable::unreadable(words, &FORM, error, |&refusal| refused(words, refusal))
}
