//! What the coach whispers in a game of Wholes.

use flub::games::wholes::{Card, Face, Stage};

use super::{card_speech, table::Table};
use crate::i18n::Words;

/// A whole in the hand, or the odds of a call.
pub fn whisper(words: &Words, table: &Table) -> Vec<String> {
    match table.hint() {
        Some(cards) => {
            let faces: Vec<Face> = cards.iter().filter_map(Card::face).collect();
            let sentence = card_speech::sentence(words, &faces);
            vec![words.with("wholes-whisper-whole", &[("sentence", sentence.into())])]
        }
        None if matches!(table.state().stage(), Stage::Draw(_)) && table.acting().is_some() => {
            vec![words.text("wholes-whisper-draw")]
        }
        None if table.is_playing() => vec![words.text("wholes-whisper-none")],
        None if table.callers().any(|seat| table.holder() == Some(seat)) => table.hints(words),
        None => Vec::new(),
    }
}
