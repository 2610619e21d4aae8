//! What the coach knows of the open hand and of a call: hints, step by step, and what Guided says and draws.

use flub::{
    games::wholes::{Card, Observation, Value},
    play::{Game, Seat},
};

use super::{card_speech, table::Table};
use crate::{i18n::Words, table::guide::Guide};

/// The maximum number of wholes in a hand that a hint considers.
const WHOLES: usize = 200;

/// The first space from which a bluff that is called costs what it says.
const NEAR: u8 = 2;

/// How far ahead another player is who is worth changing places with.
const AHEAD: u8 = 3;

impl Table {
    /// As many cards of the person to act as possible that make exactly one whole: those that are picked and then others, where that can
    /// be, and otherwise any. `None` if no cards do.
    pub fn find_whole(&self) -> Option<Vec<Card>> {
        if !self.is_playing() {
            return None;
        }
        let picked = self.picked();
        let rest = self.hand().iter().enumerate().filter(|&(place, _)| !self.screen.draft.has(place));
        let hand: Vec<Card> = picked.iter().chain(rest.map(|(_, card)| card)).copied().collect();
        let wholes = self.state().deck().wholes_in(&hand, WHOLES).into_iter();
        wholes.max_by_key(|whole| (whole.starts_with(&picked), whole.len()))
    }

    fn picked(&self) -> Vec<Card> {
        self.screen.draft.cards().map(|(card, _)| card).collect()
    }

    /// The cards that make exactly one whole together with those picked.
    pub fn cards_fitting(&self) -> Vec<Card> {
        let whole = self.find_whole().unwrap_or_default();
        whole.strip_prefix(self.picked().as_slice()).map(<[Card]>::to_vec).unwrap_or_default()
    }

    /// Those of them that the hint points at: none in its first step, then one, then all.
    pub fn cards_hinted(&self) -> Vec<Card> {
        let mut hinted = self.cards_fitting();
        hinted.truncate(match self.hint {
            0 | 1 => 0,
            2 => 1,
            _ => WHOLES,
        });
        hinted
    }

    /// What there is to say of the cards that are picked, if they are not the beginning of a whole: they are one, they lead to none, or they
    /// are a bluff.
    fn describe_draft(&self, words: &Words) -> Option<String> {
        let draft = &self.screen.draft;
        if !self.is_playing() || draft.card_count() == 0 {
            return None;
        }
        if draft.is_whole(self.state().deck()) {
            return Some(words.text("wholes-guide-play"));
        }
        if self.picked().contains(&Card::Bait) {
            return Some(card_speech::card_label(words, &Card::Bait));
        }
        let (whole, sum) = (self.find_whole(), card_speech::sum(&draft.said())?);
        if draft.is_bluff() || whole.is_none() {
            return Some(match sum == Value::from_integer(1) {
                true => words.with("wholes-hint-none", &[("step", "what".into())]),
                false => words.text("wholes-bluff-about"),
            });
        }
        let sum = card_speech::say_value(words, sum);
        let leads = whole.is_some_and(|whole| whole.starts_with(&self.picked()));
        (!leads).then(|| words.with("wholes-guide-astray", &[("sum", sum.into())]))
    }

    /// The special card whose time it is: REPLAY after the own turn, and SWAP where there is no whole and somebody is ahead.
    fn special_due(&self) -> Option<Card> {
        let (state, seat) = (self.state(), self.holder()?);
        let place = state.places()[seat.index()];
        let swaps = self.acting() == Some(seat)
            && !self.may_call()
            && self.screen.draft.card_count() == 0
            && self.find_whole().is_none()
            && self.hand().contains(&Card::Swap)
            && state.places().iter().any(|&other| other >= place + AHEAD);
        match state.play() {
            None if state.may_replay(seat) => Some(Card::Replay),
            _ => swaps.then_some(Card::Swap),
        }
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
        if let Some(told) = self.describe_draft(words) {
            return vec![told];
        }
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

/// What Guided says and draws. What it says of the picked cards is all there is to say.
pub fn guide(words: &Words, table: &Table) -> Guide<Vec<Card>> {
    let asks = table.describe_draft(words).is_none() && (table.is_playing() || table.may_call());
    let (hints, marks) = if asks { (table.hints(words), table.cards_fitting()) } else { Default::default() };
    Guide { says: says(words, table), hints, marks }
}

/// What matters now: whether there is a whole in the hand, or what a call depends on.
pub fn says(words: &Words, table: &Table) -> Vec<String> {
    let told = table.describe_draft(words).or_else(|| match table.find_whole() {
        Some(_) => Some(words.text("wholes-guide-whole")),
        None if table.may_call() => Some(words.text("wholes-guide-call")),
        None if table.is_playing() => Some(words.text("wholes-guide-none")),
        None => table.acting().map(|_| words.text("wholes-guide-draw")),
    });
    // The next play is asked about as soon as the bluff has passed.
    let worked = table.may_call() && table.bluff_worked(table.step().saturating_sub(1));
    let worked = worked.then(|| words.text("wholes-bluff-worked"));
    let special = table.special_due().map(|card| card_speech::card_label(words, &card));
    worked.into_iter().chain(told).chain(special).collect()
}

/// Rounds a chance to a whole number of percent. It is 0 or 100 only if the outcome is certain.
pub fn to_percent(odds: f64) -> usize {
    match odds {
        0.0 => 0,
        1.0 => 100,
        odds => ((odds * 100.0).round() as usize).clamp(1, 99),
    }
}
