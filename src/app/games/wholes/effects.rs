//! What a table does beyond drawing itself: the computers' actions, saving, announcements, and speaking aloud.

use std::rc::Rc;

use flub::{
    games::wholes::{Act, Level, Stage},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_speech, describe,
    history::Event,
    seating::Seating,
    table::{Intent, Table},
    think,
};
use crate::app::{
    context::{settings::Pace, use_app},
    i18n::Words,
    platform::{sound::Sound, speech::speak},
    table::{
        bot_protocol::request,
        effects::{Question, use_news, use_sound, use_thinking},
    },
};

/// What the computers that may act now are asked, after people had their time; nothing while they wait for people's word,
/// or a window is open.
pub fn question(table: &Table, pace: Pace) -> Option<Question> {
    if !table.is_live() || table.screen.window.is_some() || table.screen.heard {
        return None;
    }
    let state = table.state();
    let seats = Seat::first(state.seats()).filter(|&seat| state.may_act(seat));
    let computers: Vec<(Seat, Level)> = seats.filter_map(|seat| table.seating.computer(seat)).collect();
    let wait = table.wait(pace)?;
    (!computers.is_empty()).then(|| Question { text: request(&computers, &table.record), wait })
}

/// What the table is told of their answer; nothing of one that is none.
pub fn answered(table: &Table, answer: &str) -> Option<Intent> {
    let actions = answer.lines().map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Intent::Answer(table.record.played().len(), actions))
}

/// The computers act when they may, after people had their time.
#[hook]
pub fn use_computers(table: &UseReducerHandle<Table>, pace: Pace) {
    let question = question(table, pace);
    let table = table.clone();
    use_thinking("wholes", think::think, question, move |answer: String| {
        answered(&table, &answer).into_iter().for_each(|intent| table.dispatch(intent));
    });
}

/// What was heard of a table last.
#[derive(PartialEq)]
struct Heard {
    table: Table,
    events: Rc<Vec<Event>>,
}

/// Tells a screen reader what was done, and whose turn it is; why something was refused. What is played is said aloud
/// where that is wanted.
#[hook]
pub fn use_announcing(table: &UseReducerHandle<Table>, events: &Rc<Vec<Event>>) {
    let speech = use_app().settings.speech;
    let now = Heard { table: (**table).clone(), events: events.clone() };
    use_news(now, move |words, before, now| {
        let before = before.filter(|before| before.table.record.seed() == now.table.record.seed());
        if let Some(before) = before.filter(|_| speech) {
            let new = now.events.iter().skip(before.events.len());
            let aloud: Vec<String> = new.filter_map(|event| aloud(words, &now.table.seating, event)).collect();
            if !aloud.is_empty() {
                speak(words.language().code(), &aloud.join(" "));
            }
        }
        news(words, before.map(|before| &before.table), now)
    });
}

/// What is done is heard, by those who want it.
#[hook]
pub fn use_sounds(table: &Table) {
    let sound = table.record.played().last().and_then(|action| match &action.act {
        _ if table.is_over() => Some(Sound::Verdict),
        Act::Draw | Act::Play { .. } | Act::Swap(_) | Act::Replay => Some(Sound::Card),
        Act::Call => Some(Sound::Challenge),
        Act::Pass | Act::LetBe => None,
    });
    use_sound(table.record.played().len(), sound);
}

/// What a player says aloud.
fn aloud(words: &Words, seating: &Seating, event: &Event) -> Option<String> {
    match &event.action.act {
        Act::Play { said, .. } => Some(card_speech::sentence(words, said)),
        Act::Call => Some(describe::told(words, seating, event)),
        _ => None,
    }
}

/// What there is to say of a table that was heard of as it was before.
fn news(words: &Words, before: Option<&Table>, now: &Heard) -> Option<String> {
    let table = &now.table;
    let heard_steps = before.map(|before| before.record.played().len());
    if heard_steps != Some(now.events.len()) {
        // Of a game that was sat down to, or begun anew, only what is due is news.
        let new = now.events.get(heard_steps.unwrap_or(now.events.len())..).unwrap_or_default();
        let told = new.iter().map(|event| describe::told(words, &table.seating, event));
        // Said once: others may listen when they change places in the same turn.
        let drawn = table.drawn.filter(|_| new.iter().any(|event| event.action.act == Act::Draw));
        let drawn = drawn.map(|card| describe::drawn(words, &card));
        let due = match table.state().stage() {
            Stage::Over => vec![describe::headline(words, table)],
            Stage::Draw(_) | Stage::Turn(..) => vec![describe::headline(words, table), describe::due(words, table)],
        };
        return Some(told.chain(drawn).chain(due).collect::<Vec<_>>().join(" "));
    }
    let before = before?;
    if table.screen.alone && !before.screen.alone {
        // It takes the place of what was said to another, such as the card they drew.
        return Some(words.text("wholes-curtain-about"));
    }
    if let Some(refusal) = table.refusal.as_ref().filter(|_| before.refusal != table.refusal) {
        return Some(describe::refused(words, &table.seating, refusal));
    }
    (before.draft != table.draft).then(|| match table.draft.changing {
        Some(_) => words.text("wholes-say-what"),
        None => describe::so_far(words, &table.draft.said()),
    })
}
