//! What the computers are asked, and what is new at the table.

use flub::{
    games::wholes::{Event, Level, Stage},
    play::{Game, Seat},
};

use super::{card_speech, save::Seating, table::Table, wording};
use crate::{
    context::settings::Pace,
    i18n::Words,
    table::{
        bot_protocol::request,
        news::{News, Sound},
        table_game::Question,
    },
};

/// The request to the computers that may act now, after the delay for people. `None` while they wait for people or a
/// dialog is open.
pub fn question(table: &Table, pace: Pace) -> Option<Question> {
    if !table.is_live() || table.screen.window.is_some() || table.sheets.sharing || table.screen.all_passed {
        return None;
    }
    let state = table.state();
    let seats = Seat::first(state.seats()).filter(|&seat| state.may_act(seat));
    let computers: Vec<(Seat, Level)> = seats.filter_map(|seat| table.seating.computer(seat)).collect();
    let wait = table.wait(pace)?;
    (!computers.is_empty()).then(|| Question { text: request(&computers, &table.record), wait })
}

/// The action and whose turn it is; why an action was refused. Plays and calls are spoken aloud.
pub fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
    let new = now.new_steps(before).and_then(|steps| now.record.events().get(steps)).unwrap_or_default();
    let aloud = words.sentences(new.iter().filter_map(|events| aloud(words, &now.seating, events)));
    News { announced: announced(words, before, now), sound: sound(now), aloud: (!aloud.is_empty()).then_some(aloud) }
}

fn sound(table: &Table) -> Option<Sound> {
    match table.record.events().last()?.first()? {
        _ if table.is_over() => Some(table.end_sound()),
        Event::Drew { .. } | Event::Played { .. } | Event::Swapped { .. } | Event::Replayed(_) => Some(Sound::Card),
        Event::Called(_) => Some(Sound::Challenge),
        Event::Passed(_) | Event::LetBe(_) | Event::Moved { .. } | Event::Ended => None,
    }
}

/// The spoken words of a player.
fn aloud(words: &Words, seating: &Seating, events: &[Event]) -> Option<String> {
    match events.first()? {
        Event::Played { said, .. } => Some(card_speech::say_equation(words, said)),
        Event::Called(_) => Some(wording::describe_events(words, seating, events)),
        _ => None,
    }
}

fn announced(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    if let Some(steps) = now.new_steps(before) {
        let new = now.record.events().get(steps.clone()).unwrap_or_default();
        // Said once: others may listen when they change places in the same turn.
        let has_drawn = new.iter().flatten().any(|event| matches!(event, Event::Drew { .. }));
        let drawn = now.screen.drawn.filter(|_| has_drawn).map(|card| wording::describe_drawn(words, &card));
        let due = match now.state().stage() {
            Stage::Over => vec![wording::describe_turn(words, now)],
            Stage::Draw(_) | Stage::Turn(..) => {
                vec![wording::describe_turn(words, now), wording::describe_options(words, now)]
            }
        };
        return Some(now.describe_steps(words, steps, drawn.into_iter().chain(due)));
    }
    let before = before?;
    if now.screen.alone && !before.screen.alone {
        // It replaces an announcement to another player, such as the drawn card.
        return Some(words.with("wholes-curtain-about", &[("count", now.state().seats().into())]));
    }
    if let Some(refusal) = now.new_refusal(before) {
        return Some(wording::describe_refusal(words, &now.seating, refusal));
    }
    (before.screen.draft != now.screen.draft).then(|| match now.screen.draft.changing {
        Some(_) => wording::ask_value(words, &now.screen.draft),
        None => wording::describe_sum_so_far(words, &now.screen.draft.said()),
    })
}
