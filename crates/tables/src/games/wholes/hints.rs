//! What the coach knows of the open hand and of a call: hints, step by step, and whispers.

use flub::{
    games::wholes::{Card, Face, Observation, Stage, Value},
    play::{Game, Seat},
};

use super::{card_speech, table::Table};
use crate::i18n::Words;

/// The maximum number of wholes in a hand that a hint considers.
const WHOLES: usize = 200;

impl Table {
    /// As many cards of the person to act as possible that make exactly one whole. `None` if no cards do.
    pub fn hint(&self) -> Option<Vec<Card>> {
        let hand = if self.is_playing() { self.hand() } else { &[] };
        self.state().deck().wholes_in(hand, WHOLES).into_iter().max_by_key(Vec::len)
    }

    /// The cards that the hint points at: none in its first step, then the first card of the whole, then all its cards.
    pub fn cards_hinted(&self) -> Vec<Card> {
        let shown = match self.screen.hint {
            0 | 1 => 0,
            2 => 1,
            _ => WHOLES,
        };
        let cards = if shown > 0 { self.hint() } else { None };
        cards.into_iter().flatten().take(shown).collect()
    }

    /// What this seat may know. In practice all hands lie open.
    fn seen_by(&self, seat: Seat) -> Observation {
        let state = self.state();
        if self.extras.practice { state.observe_open(seat) } else { state.observe(seat) }
    }

    /// The steps of the hint, a sentence each: where to look, how to begin, and the result.
    pub fn hints(&self, words: &Words) -> Vec<String> {
        let Some(seat) = self.holder() else { return Vec::new() };
        let seen = self.seen_by(seat);
        if let Some(cards) = self.hint() {
            let faces: Vec<_> = cards.iter().filter_map(Card::face).collect();
            let [first, ..] = faces.as_slice() else { return Vec::new() };
            let rest = card_speech::say_value(words, Value::from_integer(1) - first.value());
            let begin = [("card", card_speech::face_label(words, first).into()), ("rest", rest.into())];
            return vec![
                words.with("wholes-hint-look", &[("count", cards.len().into())]),
                words.with("wholes-hint-begin", &begin),
                words.with("wholes-hint-whole", &[("sentence", card_speech::say_equation(words, &faces).into())]),
            ];
        }
        let Some(odds) = seen.call_odds() else { return vec![words.text("wholes-hint-none")] };
        let counted = seen.scarcest_said().map(|(value, all, seen)| {
            let value = card_speech::say_value(words, value);
            words.with("wholes-hint-count", &[("value", value.into()), ("all", all.into()), ("seen", seen.into())])
        });
        let odds = words.with("wholes-hint-call", &[("odds", to_percent(odds).into())]);
        [Some(words.text("wholes-hint-others")), counted, Some(odds)].into_iter().flatten().collect()
    }
}

/// The coach's whispers: a whole in the hand, or the odds of a call.
pub fn whisper(words: &Words, table: &Table) -> Vec<String> {
    match table.hint() {
        Some(cards) => {
            let faces: Vec<Face> = cards.iter().filter_map(Card::face).collect();
            let sentence = card_speech::say_equation(words, &faces);
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

/// Rounds a chance to a whole number of percent. It is 0 or 100 only if the outcome is certain.
pub fn to_percent(odds: f64) -> usize {
    match odds {
        0.0 => 0,
        1.0 => 100,
        odds => ((odds * 100.0).round() as usize).clamp(1, 99),
    }
}
