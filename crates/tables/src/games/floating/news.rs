//! Requests to the computer, and news at the table.

use flub::games::floating::{Event, Floating, Level};

use super::{findings::ROUNDS, table::Table, think, wording};
use crate::{
    i18n::Words,
    table::{
        news::{News, Sound},
        table_game::Question,
    },
};

/// The computer's delay before it plays, in milliseconds: long enough to see the previous turn.
const PACE: u32 = 300;

/// The request to the computer: its own turn, or for the perfect one to think ahead about a person's. None while the
/// record is open as text, which would change.
pub fn question(table: &Table) -> Option<Question> {
    let waited = table.screen.waited;
    let to_move = table.state().to_move().filter(|_| !table.sheets.sharing);
    let perfect = matches!(table.seating.computer(), Some((_, Level::Perfect)));
    match table.seating.computer_at(to_move?) {
        Some(level) => Some(Question {
            text: think::choice_request(level, waited, &table.record),
            wait: if waited == 0 { PACE } else { 0 },
        }),
        None if perfect && !table.screen.values && waited < ROUNDS => {
            Some(Question { text: think::ahead_request(waited, &table.record), wait: 0 })
        }
        None => None,
    }
}

/// The action, its result and whose turn it is; the checker in the hand; why an action was refused.
pub fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
    let sound = if now.is_over() { now.end_sound() } else { Sound::Letter };
    News { announced: announced(words, before, now), sound: Some(sound), aloud: None }
}

fn announced(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    if let Some(steps) = now.new_steps(before) {
        let events = now.record.events().get(steps.clone()).unwrap_or_default().iter().flatten();
        let end = now.is_over().then(|| wording::describe_final_score(words, now.state()));
        let due = [wording::describe_turn(words, now), end.unwrap_or_else(|| wording::describe_options(words, now))];
        return Some(now.describe_steps(words, steps, consequences(words, events, now.state()).into_iter().chain(due)));
    }
    let before = before?;
    if let Some(refusal) = now.new_refusal(before) {
        return Some(wording::describe_refusal(words, *refusal));
    }
    if before.screen.hand != now.screen.hand {
        return Some(wording::describe_options(words, now));
    }
    let complete = |table: &Table| table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let findings = now.screen.findings.as_ref().filter(|_| complete(now) && !complete(before))?;
    Some(wording::explain_value(words, findings.value))
}

/// The results of turns during the game: a changed score, and the final area.
fn consequences<'a>(words: &Words, events: impl Iterator<Item = &'a Event>, now: &Floating) -> Vec<String> {
    if now.to_move().is_none() {
        return Vec::new();
    }
    let (mut scored, mut area) = (None, None);
    for event in events {
        match event {
            Event::Scored { .. } => scored = Some(wording::describe_score(words, now)),
            Event::AreaSettled(_) => area = wording::describe_settled(words, event),
            Event::Played { .. } | Event::Ended => {}
        }
    }
    scored.into_iter().chain(area).collect()
}
