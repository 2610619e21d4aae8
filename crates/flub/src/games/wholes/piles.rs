use super::Card;

use crate::play::{Random, Seat, Seed};

/// The draw pile and the discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piles {
    seed: Seed,
    shuffles: usize,
    /// The last card is drawn next.
    to_draw: Vec<Card>,
    discard: Vec<Discarded>,
}

/// A card on the discard, and who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Discarded {
    card: Card,
    /// Who put it there face down; `None` if everybody has seen it.
    unseen_from: Option<Seat>,
}

impl Piles {
    /// Returns these cards, shuffled.
    pub fn new(cards: Vec<Card>, seed: Seed) -> Self {
        let mut piles = Self { seed, shuffles: 0, to_draw: cards, discard: Vec::new() };
        piles.shuffle();
        piles
    }

    /// Draws the next card. If there is none, the discard is shuffled into a new draw pile; `None` if that is empty
    /// too.
    pub fn draw(&mut self) -> Option<Card> {
        if self.to_draw.is_empty() {
            self.to_draw = self.discard.drain(..).map(|discarded| discarded.card).collect();
            self.shuffle();
        }
        self.to_draw.pop()
    }

    /// Puts cards on the discard: face up, or face down from this seat.
    pub fn discard(&mut self, cards: impl IntoIterator<Item = Card>, unseen_from: Option<Seat>) {
        self.discard.extend(cards.into_iter().map(|card| Discarded { card, unseen_from }));
    }

    /// Returns the number of cards in the draw pile.
    pub fn left(&self) -> usize {
        self.to_draw.len()
    }

    /// Returns how many cards are on the discard.
    pub fn discarded(&self) -> usize {
        self.discard.len()
    }

    /// Returns the cards of the discard that a seat knows, in order, or `None` for those that everybody knows.
    pub fn known_to(&self, seat: Option<Seat>) -> Vec<Card> {
        let known =
            self.discard.iter().filter(|discarded| discarded.unseen_from.is_none() || discarded.unseen_from == seat);
        let mut cards: Vec<Card> = known.map(|discarded| discarded.card).collect();
        cards.sort_unstable();
        cards
    }

    /// Shuffle numbers count down from `u32::MAX`, so that no player that uses the seed and a step of the game gets a
    /// shuffle's random numbers.
    fn shuffle(&mut self) {
        // Sorted, so that the order of discarding reveals nothing about the order of drawing.
        self.to_draw.sort_unstable();
        Random::at(self.seed, u32::MAX as usize - self.shuffles).shuffle(&mut self.to_draw);
        self.shuffles += 1;
    }
}
