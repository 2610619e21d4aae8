//! What the coach whispers in a match of LawToe.

use flub::{
    games::lawtoe::{LawToe, Role, Stage},
    network::Placement,
};

use super::{coach::Note, solved, table::Table};
use crate::app::{i18n::Words, table::whisper::some_of};

/// Whether the latest move is a flub, and which letters keep a side winning.
pub fn whisper(words: &Words, table: &Table) -> Vec<String> {
    let state = table.state();
    let to_act = state.to_act().filter(|&role| table.seating.is_here(role));
    match (state.stage(), to_act) {
        (Stage::Goal, Some(_)) => vec![words.text("lawtoe-whisper-goal")],
        (Stage::Turn(_), Some(role)) => on_turn(words, state, role),
        (Stage::Proof(_), Some(_)) => vec![words.text("lawtoe-whisper-proof")],
        _ => Vec::new(),
    }
}

fn on_turn(words: &Words, state: &LawToe, role: Role) -> Vec<String> {
    let latest = Note::of(state).pop();
    if latest.as_ref().is_some_and(|note| note.flub.is_some()) && role == Role::Plaintiff {
        return vec![words.text("lawtoe-whisper-flub")];
    }
    let fine = latest.filter(|note| note.flub.is_none()).map(|_| words.text("lawtoe-whisper-fine"));
    let now = state.goal().filter(|_| !state.network().is_full()).map(|goal| {
        let letters = solved::letters(state.variant(), goal, &state.network());
        let winning = letters.into_iter().filter(|&(_, winner)| winner == role).map(|(letter, _)| letter);
        let winning: Vec<Placement> = winning.collect();
        match state.due() {
            1 if !winning.is_empty() => words.with("lawtoe-whisper-winning", &[("letters", some_of(&winning).into())]),
            _ if solved::winner(state) == role => words.text("lawtoe-whisper-ahead"),
            _ => words.text("lawtoe-whisper-behind"),
        }
    });
    fine.into_iter().chain(now).collect()
}
