use super::Card;
use crate::play::{Random, Seat, Seed, order};

/// The draw pile and the discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piles {
    seed: Seed,
    shuffles: usize,
    /// The cards to draw; the last one is drawn next.
    to_draw: Vec<Card>,
    discard: Vec<Discarded>,
}

/// A card on the discard, and the seats that know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Discarded {
    card: Card,
    /// The seat that put it there face down, or `None` if everybody has seen it.
    unseen_from: Option<Seat>,
}

impl Piles {
    /// Returns a draw pile of these cards, shuffled.
    pub fn new(cards: Vec<Card>, seed: Seed) -> Self {
        let mut piles = Self { seed, shuffles: 0, to_draw: cards, discard: Vec::new() };
        piles.shuffle();
        piles
    }

    /// Draws the next card. If none is left, the discard is shuffled into a new draw pile; returns `None` if that is
    /// empty too.
    pub fn draw(&mut self) -> Option<Card> {
        if self.to_draw.is_empty() {
            self.to_draw = self.discard.drain(..).map(|discarded| discarded.card).collect();
            self.shuffle();
        }
        self.to_draw.pop()
    }

    /// Puts cards on the discard: face down if `unseen_from` is the seat that played them, otherwise face up.
    pub fn discard(&mut self, cards: impl IntoIterator<Item = Card>, unseen_from: Option<Seat>) {
        self.discard.extend(cards.into_iter().map(|card| Discarded { card, unseen_from }));
    }

    /// Returns the number of cards in the draw pile.
    pub fn left(&self) -> usize {
        self.to_draw.len()
    }

    /// Returns the number of cards on the discard.
    pub fn discarded(&self) -> usize {
        self.discard.len()
    }

    /// Returns the cards of the discard that this seat knows, in order. Without a seat, returns those that everybody
    /// knows.
    pub fn known_to(&self, seat: Option<Seat>) -> Vec<Card> {
        let known =
            self.discard.iter().filter(|discarded| discarded.unseen_from.is_none() || discarded.unseen_from == seat);
        let mut cards: Vec<Card> = known.map(|discarded| discarded.card).collect();
        order::sort(&mut cards);
        cards
    }

    /// Shuffles the cards to draw. Shuffles are numbered down from `u32::MAX`, so that they share no random numbers
    /// with a step of the game.
    fn shuffle(&mut self) {
        // Sorted first, so that the order of discarding reveals nothing about the order of drawing.
        order::sort(&mut self.to_draw);
        Random::at(self.seed, u32::MAX as usize - self.shuffles).shuffle(&mut self.to_draw);
        self.shuffles += 1;
    }
}
