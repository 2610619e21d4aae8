//! What the coach knows of the open hand and of a call: hints, step by step, and what Guided says and draws.

use flub::{
    games::wholes::{Card, Observation, Stage, Value},
    play::{Game, Seat},
};

use super::{card_speech, table::Table};
use crate::{i18n::Words, table::guide::Guide};

/// The maximum number of wholes in a hand that a hint considers.
const WHOLES: usize = 200;

/// The first space from which a bluff that is called costs what it says.
const NEAR: u8 = 2;

impl Table {
    /// As many cards of the person to act as possible that make exactly one whole. `None` if no cards do.
    pub fn find_whole(&self) -> Option<Vec<Card>> {
        let hand = if self.is_playing() { self.hand() } else { &[] };
        self.state().deck().wholes_in(hand, WHOLES).into_iter().max_by_key(Vec::len)
    }

    /// The cards that the hint points at: none in its first step, then the first card of the whole, then all its cards. Those that are
    /// picked already are not among them.
    pub fn cards_hinted(&self) -> Vec<Card> {
        let shown = match self.hint {
            0 | 1 => 0,
            2 => 1,
            _ => WHOLES,
        };
        let cards = if shown > 0 { self.find_whole() } else { None };
        let mut hinted: Vec<Card> = cards.into_iter().flatten().take(shown).collect();
        for (picked, _) in self.screen.draft.cards() {
            take(&mut hinted, picked);
        }
        hinted
    }

    /// The cards that make one whole together with those picked, in any way.
    pub fn cards_fitting(&self) -> Vec<Card> {
        let hand = if self.is_playing() { self.hand() } else { &[] };
        let picked: Vec<Card> = self.screen.draft.cards().map(|(card, _)| card).collect();
        let mut fitting = Vec::new();
        for whole in self.state().deck().wholes_in(hand, WHOLES) {
            let mut rest = whole;
            let has_picked = picked.iter().all(|&card| take(&mut rest, card));
            let count = |cards: &[Card], card| cards.iter().filter(|&&one| one == card).count();
            for &card in rest.iter().filter(|_| has_picked) {
                if count(&fitting, card) < count(&rest, card) {
                    fitting.push(card);
                }
            }
        }
        fitting
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
        if let Some(cards) = self.find_whole() {
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
        let Some(odds) = seen.call_odds() else {
            // Who has hardly come anywhere has hardly anything to lose.
            let advice = if seen.hand.contains(&Card::Bait) {
                "bait"
            } else if seen.places[seat.index()] < NEAR {
                "little"
            } else {
                "pass"
            };
            return ["look", "what", advice]
                .map(|step| words.with("wholes-hint-none", &[("step", step.into())]))
                .into();
        };
        let counted = seen.scarcest_said().map(|(value, all, seen)| {
            let value = card_speech::say_value(words, value);
            words.with("wholes-hint-count", &[("value", value.into()), ("all", all.into()), ("seen", seen.into())])
        });
        let odds = words.with("wholes-hint-call", &[("odds", to_percent(odds).into())]);
        [Some(words.text("wholes-hint-others")), counted, Some(odds)].into_iter().flatten().collect()
    }
}

/// Takes one of these cards that is like this one, if there is any.
pub fn take(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|&one| one == card);
    place.map(|place| cards.remove(place)).is_some()
}

/// What Guided says and draws: the cards that fit, unless a hint points at some.
pub fn guide(words: &Words, table: &Table) -> Guide<Vec<Card>> {
    let asks = table.is_playing() || table.may_call();
    let hints = if asks { table.hints(words) } else { Vec::new() };
    let marks = if table.hint > 1 { table.cards_hinted() } else { table.cards_fitting() };
    Guide { says: says(words, table), hints, marks }
}

/// What matters now: whether there is a whole in the hand, or what a call depends on.
pub fn says(words: &Words, table: &Table) -> Vec<String> {
    match table.find_whole() {
        Some(_) if table.screen.draft.is_whole(table.state().deck()) => vec![words.text("wholes-guide-play")],
        Some(_) => vec![words.text("wholes-guide-whole")],
        None if matches!(table.state().stage(), Stage::Draw(_)) && table.acting().is_some() => {
            vec![words.text("wholes-guide-draw")]
        }
        None if table.is_playing() => vec![words.text("wholes-guide-none")],
        None if table.may_call() => vec![words.text("wholes-guide-call")],
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
