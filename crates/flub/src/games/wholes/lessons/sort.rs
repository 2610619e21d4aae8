//! Hands to sort into wholes, for worksheets on paper.

use super::{Hand, Step, Task, generate};
use crate::{
    games::wholes::{Card, Cards, Deck, Pack, Wholes},
    lessons::{Difficulty, Exercise},
    play::{Random, Seed},
};

/// The number of candidates that are tried before the step's own exercise is taken instead. Usually a few are enough.
const MOST_CANDIDATES: usize = 200;

/// The largest number of cards of a whole in such a hand.
const MOST_ADDED: usize = 4;

/// Returns an exercise with a hand that consists of wholes only. On a screen, one of its wholes is played.
pub(super) fn exercise(difficulty: Difficulty, seed: Seed) -> Exercise<Wholes> {
    let mut random = Random::at(seed, difficulty as usize);
    let hands = (0..MOST_CANDIDATES).filter_map(|_| hand(difficulty, &mut random));
    let mut exercises = hands.filter_map(|hand| Exercise::given(Step::OneDenominator, Task::Whole(hand)));
    exercises.next().unwrap_or_else(|| Exercise::seeded(Step::OneDenominator, difficulty, seed))
}

/// Returns a hand of two wholes of a pack with few denominators, three of any pack, or four of a pack with many.
fn hand(difficulty: Difficulty, random: &mut Random) -> Option<Hand> {
    let (count, packs): (usize, &[Pack]) = match difficulty {
        Difficulty::Easy => (2, &[Pack::Quarters, Pack::Thirds, Pack::Fifths]),
        Difficulty::Medium => (3, &Pack::ALL),
        Difficulty::Hard => (4, &[Pack::Eighths, Pack::Fifths, Pack::Mixed]),
    };
    let pack = *random.pick(packs)?;
    let deck = pack.deck();
    let mut left: Vec<Card> = deck.cards().into_iter().filter(|card| card.face().is_some()).collect();
    let mut cards = Vec::new();
    for _ in 0..count {
        random.shuffle(&mut left);
        let drawn = &left[..left.len().min(generate::DRAWN)];
        let mut wholes = deck.wholes_in(drawn, usize::MAX);
        wholes.retain(|whole| (2..=MOST_ADDED).contains(&whole.len()));
        let whole = random.pick(&wholes)?.clone();
        left = without(&left, &whole);
        cards.extend(whole);
    }
    random.shuffle(&mut cards);
    Some(Hand { deck: Cards::Pack(pack), cards })
}

impl Hand {
    /// Returns the cards in groups of exactly one whole each, or `None` if that is impossible. The number of groups
    /// does not depend on the grouping, since it is the sum of the cards.
    pub fn groups(&self) -> Option<Vec<Vec<Card>>> {
        group(&self.deck(), &self.cards)
    }
}

fn group(deck: &Deck, cards: &[Card]) -> Option<Vec<Vec<Card>>> {
    if cards.is_empty() {
        return Some(Vec::new());
    }
    deck.wholes_in(cards, usize::MAX).into_iter().find_map(|whole| {
        let rest = group(deck, &without(cards, &whole))?;
        Some([vec![whole], rest].concat())
    })
}

/// Returns the cards without those that are taken.
fn without(cards: &[Card], taken: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in taken {
        if let Some(place) = left.iter().position(|own| own == card) {
            left.swap_remove(place);
        }
    }
    left
}
