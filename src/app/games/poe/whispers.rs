//! What the coach whispers in a match of POE.

use flub::{
    games::poe::{Position, Stage},
    network::Placement,
};

use super::table::Table;
use crate::app::{i18n::Words, table::whisper::some_of};

/// Whether the latest letter is a flub, and which letters are none now.
pub fn whisper(words: &Words, table: &Table) -> Vec<String> {
    match (table.state().stage(), table.state().position()) {
        (Stage::Goal(_), _) if table.acting().is_some() => vec![words.text("poe-whisper-goal")],
        (Stage::Turn(_), Some(position)) => on_turn(words, table, position),
        (Stage::Proof, _) if table.acting().is_some() => vec![words.text("poe-whisper-proof")],
        _ => Vec::new(),
    }
}

fn on_turn(words: &Words, table: &Table, position: &Position) -> Vec<String> {
    if position.right_challenges().next().is_some() {
        let own = table.seating.computer(table.state().writer(position.latest())).is_none();
        return vec![words.with("poe-whisper-flub", &[("own", if own { "yes" } else { "no" }.into())])];
    }
    let latest = position.letters().last().map(|latest: &Placement| {
        let ripe = if position.network().is_ripe(position.goal()) { "yes" } else { "no" };
        words.with("poe-whisper-fine", &[("letter", latest.to_string().into()), ("ripe", ripe.into())])
    });
    let now = table.is_writing().then(|| {
        let forced = if position.is_forced() { "yes" } else { "no" };
        words.with(
            "poe-whisper-safe",
            &[("forced", forced.into()), ("letters", some_of(&position.safe_letters()).into())],
        )
    });
    latest.into_iter().chain(now).collect()
}
