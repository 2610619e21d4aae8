//! What the computers are asked, and what is new at the table.

use flub::{
    games::poe::{Event, Level, Stage},
    play::{Game, Seat},
};

use super::{table::Table, wording};
use crate::{
    context::settings::Pace,
    i18n::Words,
    letters::naming::{self, square_label},
    table::{
        bot_protocol::request,
        news::{News, Sound},
        table_game::Question,
    },
};

/// The request to the computers that may act now, after the delay for people. `None` while a verdict is on screen or a dialog is open.
pub fn question(table: &Table, pace: Pace) -> Option<Question> {
    if !table.is_live() || table.screen.window.is_some() || table.sheets.sharing {
        return None;
    }
    let state = table.state();
    let computer = |seat: Seat| table.seating.computer(seat);
    let computers: Vec<(Seat, Level)> = match state.stage() {
        Stage::Turn(_) => {
            Seat::first(state.setup().seats()).filter(|&seat| state.may_act(seat)).filter_map(computer).collect()
        }
        Stage::Goal(seat) | Stage::Join(seat) => computer(seat).into_iter().collect(),
        Stage::Proof => state.hearing()?.writers().find_map(computer).into_iter().collect(),
        Stage::Over => Vec::new(),
    };
    let wait = table.wait(pace)?;
    (!computers.is_empty()).then(|| Question { text: request(&computers, &table.record), wait })
}

/// The action and whose turn it is; what was pencilled, also into a proof; why an action was refused.
pub fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
    News { announced: announced(words, before, now), sound: sound(now), aloud: None }
}

fn sound(table: &Table) -> Option<Sound> {
    let event = table.record.events().last()?.first()?;
    if let Some(round) = table.verdict() {
        let has_won = |seat: Seat| round.findings()[seat.index()].points > 0;
        return Some(Sound::of_end(table.only_person().is_none_or(has_won)));
    }
    Some(match event {
        Event::Challenged { .. } | Event::ForceOut(_) => Sound::Challenge,
        _ => Sound::Letter,
    })
}

fn announced(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    // After a verdict has been read, announce what comes next.
    let goes_on = before.is_some_and(|before| before.screen.read != now.screen.read);
    if let Some(steps) = now.new_steps(before).or(goes_on.then(|| now.step()..now.step())) {
        let due = match now.verdict() {
            Some(round) => vec![wording::describe_verdict(words, now, round)],
            None => vec![wording::describe_turn(words, now), wording::describe_options(words, now)],
        };
        return Some(now.describe_steps(words, steps, due));
    }
    let before = before?;
    if let Some(refusal) = now.new_refusal(before) {
        return Some(wording::describe_refusal(words, &now.seating, *refusal));
    }
    let (was, is) = (&before.screen, &now.screen);
    let drafted = is.draft.letters.last().filter(|_| was.draft.letters != is.draft.letters);
    let drafted = drafted.or(is.draft.instead.as_ref().filter(|_| was.draft.instead != is.draft.instead));
    if let Some(waits) = naming::describe_waiting(words, &was.pencil, &is.pencil) {
        return Some(waits);
    }
    let pencilled = drafted.or(is.pencil.letters.first().filter(|_| was.pencil.letters != is.pencil.letters))?;
    Some(square_label(words, pencilled.square.number(), Some(pencilled.letter), true, false))
}
