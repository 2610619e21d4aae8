use super::{Card, Deck, Face, Refusal, Value};
use crate::play::{Seat, order};

/// A play on the table, face down. It stays there as long as it can be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The seat that played.
    pub by: Seat,
    /// The space on which the turn began.
    pub from: u8,
    /// The values that were said, one for each card.
    pub said: Vec<Face>,
    pub(super) cards: Vec<Card>,
    pub(super) left_be: Vec<Seat>,
}

impl Play {
    /// Returns the cards, which are hidden from others.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the seats that have let it be, in order.
    pub fn left_be(&self) -> &[Seat] {
        &self.left_be
    }
}

/// The result of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The seat that called.
    pub by: Seat,
    /// The seat that played.
    pub player: Seat,
    /// The cards of the play, turned over.
    pub cards: Vec<Card>,
    /// The values that were said.
    pub said: Vec<Face>,
    /// Whether the call was right: the cards are not exactly one whole, and BAIT is not among them.
    pub right: bool,
}

impl Called {
    /// Returns the seat that pays: the one that was wrong.
    pub const fn payer(&self) -> Seat {
        if self.right { self.player } else { self.by }
    }
}

impl Deck {
    /// Checks whether these cards can be played with these values said, one for each card.
    ///
    /// # Errors
    /// Returns the first reason why they cannot.
    pub fn check_said(&self, cards: &[Card], said: &[Face]) -> Result<(), Refusal> {
        if let Some(&card) = cards.iter().find(|card| !card.is_playable()) {
            return Err(Refusal::NotPlayable(card));
        }
        if cards.is_empty() {
            return Err(Refusal::NoCards);
        }
        if cards.len() != said.len() {
            return Err(Refusal::SaidOther { cards: cards.len(), said: said.len() });
        }
        if let Some(&face) = said.iter().find(|&&face| !self.faces().any(|known| known == face)) {
            return Err(Refusal::NotInDeck(face));
        }
        let values = |faces: &mut dyn Iterator<Item = Face>| {
            let mut values: Vec<Value> = faces.map(|face| face.value()).collect();
            order::sort(&mut values);
            values
        };
        let sum = self.sum(said.iter().copied()).expect("they are faces of the deck");
        if sum != Value::from_integer(1) {
            return Err(Refusal::SaidNoWhole(sum));
        }
        let values_played = values(&mut cards.iter().filter_map(Card::face));
        if self.is_whole(cards) && values_played != values(&mut said.iter().copied()) {
            return Err(Refusal::WholeSaidOtherwise);
        }
        Ok(())
    }
}
