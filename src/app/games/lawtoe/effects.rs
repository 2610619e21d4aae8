//! What a table does beyond drawing itself: the computer's moves, saving, and announcements.

use flub::games::lawtoe::Act;
use yew::prelude::*;

use super::{
    describe,
    seating::Player,
    table::{Intent, Table},
    think, verdict_panel,
};
use crate::app::{
    context::use_app,
    i18n::Words,
    letters::naming::square_label,
    platform::sound::Sound,
    table::effects::{Question, use_news, use_sound, use_thinking},
};

/// How long the computer waits before it acts, in milliseconds: long enough to see what happened before.
const PACE: u32 = 700;

/// What the computer whose turn it is is asked; nothing when it is a person's, or a window is open, which would close under
/// the reader's hands.
pub fn question(table: &Table) -> Option<Question> {
    if table.screen.window.is_some() {
        return None;
    }
    match table.seating.player(table.state().to_act()?) {
        Player::Computer(level) => Some(Question { text: think::request(level, &table.record), wait: PACE }),
        Player::Person => None,
    }
}

/// What the table is told of its answer.
pub fn answered(table: &Table, answer: &str) -> Option<Intent> {
    Some(Intent::Answer(table.record.played().len(), answer.parse().ok()?))
}

/// The computer acts when it is its turn.
#[hook]
pub fn use_computer(table: &UseReducerHandle<Table>) {
    let question = question(table);
    let table = table.clone();
    use_thinking("lawtoe", think::think, question, move |answer: String| {
        answered(&table, &answer).into_iter().for_each(|intent| table.dispatch(intent));
    });
}

/// The score sheet is kept after every match.
#[hook]
pub fn use_series_kept(table: &UseReducerHandle<Table>) {
    let storage = use_app().storage;
    use_effect_with(table.series.clone(), move |series| {
        if !series.matches().is_empty() {
            // A refusal has been shown by the storage; the match goes on without it.
            let _ = storage.save(super::SERIES_KEY, series);
        }
    });
}

/// What is done is heard, by those who want it.
#[hook]
pub fn use_sounds(table: &Table) {
    let sound = table.record.played().last().map(|action| match &action.act {
        _ if table.state().verdict().is_some() => Sound::Verdict,
        Act::Challenge(_) => Sound::Challenge,
        _ => Sound::Letter,
    });
    use_sound(table.record.played().len(), sound);
}

/// Tells a screen reader what was done, and whose turn it is; what was pencilled, also into a proof; why something was
/// refused.
#[hook]
pub fn use_announcing(table: &UseReducerHandle<Table>) {
    use_news((**table).clone(), news);
}

/// What there is to say of a table that was heard of as it was before.
fn news(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    let step = now.record.played().len();
    let heard = before.filter(|before| before.record.seed() == now.record.seed());
    let heard = heard.map(|before| before.record.played().len());
    if heard != Some(step) {
        // Of a match that was sat down to, or begun anew, only what is due is news.
        let told = now.record.played().iter().skip(heard.unwrap_or(step));
        let told = told.map(|action| describe::told(words, now, action));
        let due = match now.state().verdict() {
            Some(verdict) => vec![verdict_panel::announcement(words, now, verdict)],
            None => vec![describe::turn(words, now), describe::due(words, now.state())],
        };
        return Some(told.chain(due).collect::<Vec<_>>().join(" "));
    }
    if let Some(refusal) = now.refusal.filter(|_| before.is_some_and(|before| before.refusal != now.refusal)) {
        return Some(describe::refused(words, refusal));
    }
    let placed = now.draft.letter.filter(|_| before.is_some_and(|before| before.draft.letter != now.draft.letter));
    if let Some(square) = placed {
        return Some(words.with("lawtoe-proof-letter-in", &[("square", square.number().into())]));
    }
    let pencilled = now.pencil.last().filter(|_| before.is_some_and(|before| before.pencil != now.pencil))?;
    Some(square_label(words, pencilled.square.number(), Some(pencilled.letter), true, false))
}
