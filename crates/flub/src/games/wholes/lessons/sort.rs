//! Hands to be sorted into wholes, for paper.

use super::{Hand, Step, Task, make};

use crate::{
    games::wholes::{Card, Cards, Deck, Pack, Wholes},
    lessons::{Difficulty, Exercise},
    play::{Random, Seed},
};

/// How many candidates are tried before the example of the step is taken instead; a few are enough.
const MOST_CANDIDATES: usize = 200;

/// The most cards of a whole in such a hand.
const MOST_ADDED: usize = 4;

/// Returns a hand that is some wholes and nothing more, as an exercise: on a screen one of its wholes is chosen.
pub(super) fn exercise(difficulty: Difficulty, seed: Seed) -> Exercise<Wholes> {
    let mut random = Random::at(seed, difficulty as usize);
    let hands = (0..MOST_CANDIDATES).filter_map(|_| hand(difficulty, &mut random));
    let mut exercises = hands.filter_map(|hand| Exercise::given(Step::OneDenominator, Task::Whole(hand)));
    exercises.next().unwrap_or_else(|| Exercise::seeded(Step::OneDenominator, difficulty, seed))
}

/// Two wholes of a pack with few denominators, three of any, or four of the mixed one.
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
        let drawn = &left[..left.len().min(make::DRAWN)];
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
    /// Returns the cards in groups that are one whole each, or `None` if they cannot be grouped so. However they are
    /// grouped, there are as many groups: as many as the cards' sum.
    pub fn groups(&self) -> Option<Vec<Vec<Card>>> {
        grouped(&self.deck(), &self.cards)
    }
}

fn grouped(deck: &Deck, cards: &[Card]) -> Option<Vec<Vec<Card>>> {
    if cards.is_empty() {
        return Some(Vec::new());
    }
    deck.wholes_in(cards, usize::MAX).into_iter().find_map(|whole| {
        let rest = grouped(deck, &without(cards, &whole))?;
        Some([vec![whole], rest].concat())
    })
}

/// Returns the cards that are left.
fn without(cards: &[Card], taken: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in taken {
        if let Some(place) = left.iter().position(|own| own == card) {
            left.swap_remove(place);
        }
    }
    left
}
