//! What a table does beyond drawing itself: the computers' moves, the clock, saving, and announcements.

use flub::{
    games::poe::{Act, Level, Stage},
    play::{Game, Seat},
};
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::{
    describe,
    table::{Intent, Table},
    think, verdict_panel,
};
use crate::app::{
    context::settings::Pace,
    i18n::Words,
    letters::naming::square_label,
    platform::sound::Sound,
    table::{
        bot_protocol::request,
        effects::{Question, use_news, use_sound, use_thinking},
    },
};

/// What the computers that may act now are asked, after people had their time; nothing while they wait for people's word,
/// a verdict is read or a window is open.
pub fn question(table: &Table, pace: Pace) -> Option<Question> {
    if !table.is_live() || table.screen.window.is_some() {
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

/// What the table is told of their answer; nothing where nobody does anything.
pub fn answered(table: &Table, answer: &str) -> Option<Intent> {
    Some(Intent::Answer(table.record.played().len(), answer.parse().ok()?))
}

/// The computers act when they may, after people had their time.
#[hook]
pub fn use_computers(table: &UseReducerHandle<Table>, pace: Pace) {
    let question = question(table, pace);
    let table = table.clone();
    use_thinking("poe", think::think, question, move |answer: String| {
        answered(&table, &answer).into_iter().for_each(|intent| table.dispatch(intent));
    });
}

/// The clock of a match that is played for a stated time.
#[hook]
pub fn use_clock(table: &UseReducerHandle<Table>) {
    let runs = table.clock_runs();
    let dispatcher = table.dispatcher();
    use_effect_with(runs, move |&runs| {
        let clock = runs.then(|| Interval::new(1_000, move || dispatcher.dispatch(Intent::Tick)));
        move || drop(clock)
    });
}

/// What is done is heard, by those who want it.
#[hook]
pub fn use_sounds(table: &Table) {
    let sound = table.record.played().last().map(|action| match &action.act {
        _ if table.verdict().is_some() => Sound::Verdict,
        Act::Challenge(_) | Act::ForceOut => Sound::Challenge,
        _ => Sound::Letter,
    });
    use_sound(table.record.played().len(), sound);
}

/// Tells a screen reader what was done, and whose turn it is; what was pencilled, also into a proof; why something was
/// refused.
#[hook]
pub fn use_announcing(table: &UseReducerHandle<Table>) {
    // A clock that ticks is no news.
    use_news(Table { elapsed: 0, ..(**table).clone() }, news);
}

/// What there is to say of a table that was heard of as it was before.
fn news(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    let step = now.record.played().len();
    let heard = before.filter(|before| before.record.seed() == now.record.seed());
    let heard_steps = heard.map(|before| before.record.played().len());
    if heard_steps != Some(step) || heard.is_some_and(|before| before.read != now.read) {
        // Of a match that was sat down to, or begun anew, only what is due is news.
        let told = now.record.played().iter().skip(heard_steps.unwrap_or(step));
        let told = told.map(|action| describe::told(words, &now.seating, action));
        let due = match now.verdict() {
            Some(round) => vec![verdict_panel::announcement(words, now, round)],
            None => vec![describe::turn(words, now), describe::due(words, now)],
        };
        return Some(told.chain(due).collect::<Vec<_>>().join(" "));
    }
    let before = before?;
    if let Some(refusal) = now.refusal.filter(|_| before.refusal != now.refusal) {
        return Some(describe::refused(words, &now.seating, refusal));
    }
    let drafted = now.draft.letters.last().filter(|_| before.draft.letters != now.draft.letters);
    let drafted = drafted.or(now.draft.instead.as_ref().filter(|_| before.draft.instead != now.draft.instead));
    let pencilled = drafted.or(now.pencil.as_ref().filter(|_| before.pencil != now.pencil))?;
    Some(square_label(words, pencilled.square.number(), Some(pencilled.letter), true, false))
}
