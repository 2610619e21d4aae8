//! What the coach whispers in a game of Floating Tic-Tac-Toe.

use flub::games::floating::{Square, Variation};

use super::table::Table;
use crate::app::{i18n::Words, table::whisper::some_of};

/// What the person to play can make three of, and what the other side could.
pub fn whisper(words: &Words, table: &Table) -> Vec<String> {
    let Some(side) = table.person_to_act() else { return Vec::new() };
    let state = table.state();
    let (own, others): (Vec<Square>, Vec<Square>) =
        (state.threats(side).iter().collect(), state.threats(side.other()).iter().collect());
    let squares = |squares: &[Square]| [("squares", some_of(squares).into())];
    vec![match (own.is_empty(), others.is_empty()) {
        _ if state.checkers().is_empty() => words.text("floating-whisper-first"),
        (false, _) if state.plays(Variation::Fewest) => words.with("floating-whisper-avoid", &squares(&own)),
        (false, _) => words.with("floating-whisper-take", &squares(&own)),
        (true, false) if !state.plays(Variation::Fewest) => words.with("floating-whisper-block", &squares(&others)),
        _ => words.text("floating-whisper-build"),
    }]
}
