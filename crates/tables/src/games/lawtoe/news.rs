//! Requests to the computer, and news at the table.

use flub::games::lawtoe::Event;

use super::{table::Table, think, wording};
use crate::{
    i18n::Words,
    letters::naming::{self, square_label},
    table::{
        news::{News, Sound},
        table_game::Question,
    },
};

/// The computer's delay before it acts, in milliseconds: long enough to see the previous action.
const PACE: u32 = 700;

/// The request to the computer to act. `None` if a person is to act, or if a dialog is open, which the answer would
/// close.
pub fn question(table: &Table) -> Option<Question> {
    if table.screen.window.is_some() || table.sheets.sharing {
        return None;
    }
    let level = table.seating.computer_at(table.state().to_act()?)?;
    Some(Question { text: think::request(level, &table.record), wait: PACE })
}

/// The action and whose turn it is; what was pencilled, also into a proof; why an action was refused.
pub fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
    News { announced: announced(words, before, now), sound: sound(now), aloud: None }
}

fn sound(table: &Table) -> Option<Sound> {
    let events = table.record.events().last()?;
    Some(match events.as_slice() {
        [.., Event::Ended(_)] => table.end_sound(),
        [Event::Challenged { .. }, ..] => Sound::Challenge,
        _ => Sound::Letter,
    })
}

fn announced(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    if let Some(steps) = now.new_steps(before) {
        let due = match now.state().verdict() {
            Some(verdict) => vec![wording::describe_verdict(words, now, verdict)],
            None => vec![wording::describe_turn(words, now), wording::describe_options(words, now)],
        };
        return Some(now.describe_steps(words, steps, due));
    }
    let before = before?;
    if let Some(refusal) = now.new_refusal(before) {
        return Some(wording::describe_refusal(words, *refusal));
    }
    let (was, is) = (&before.screen, &now.screen);
    if let Some(square) = is.draft.letter.filter(|_| was.draft.letter != is.draft.letter) {
        return Some(words.with("lawtoe-proof-letter-in", &[("square", square.number().into())]));
    }
    if let Some(waits) = naming::describe_waiting(words, &was.pencil, &is.pencil) {
        return Some(waits);
    }
    let pencilled = is.pencil.letters.iter().find(|letter| !was.pencil.letters.contains(letter))?;
    Some(square_label(words, pencilled.square.number(), Some(pencilled.letter), true, false))
}
