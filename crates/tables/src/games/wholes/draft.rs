//! A proof or play while it is put together.

use flub::games::wholes::{Act, Card, Deck, Face};

/// A play while it is put together: screen state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    picked: Vec<Picked>,
    /// The index among the picked cards of the card whose claimed value is being changed.
    pub changing: Option<usize>,
}

/// A card that is picked.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Picked {
    /// Its place in the hand.
    place: usize,
    card: Card,
    /// The claimed value. `None` for a BAIT at first.
    said: Option<Face>,
}

/// A change to the play.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftEdit {
    /// Pick the card in this place of the hand, or put it back.
    Pick(usize),
    /// Start to claim another value for this card. `None` stops.
    Change(Option<usize>),
    /// Claim this value for the card that is being changed.
    Say(Face),
    /// Put all back.
    Clear,
}

impl Draft {
    /// The play after this change. Only playable cards of the hand can be picked.
    pub fn with(mut self, edit: DraftEdit, hand: &[Card]) -> Self {
        match edit {
            DraftEdit::Pick(place) => match self.picked.iter().position(|picked| picked.place == place) {
                Some(there) => {
                    self.picked.remove(there);
                    self.changing = None;
                }
                None => {
                    let card = hand.get(place).copied().filter(Card::is_playable);
                    self.picked.extend(card.map(|card| Picked { place, card, said: card.face() }));
                    // A BAIT has no value of its own, so one has to be claimed.
                    self.changing = (card == Some(Card::Bait)).then(|| self.picked.len() - 1);
                }
            },
            DraftEdit::Change(changing) => self.changing = changing.filter(|&place| place < self.picked.len()),
            DraftEdit::Say(face) => {
                if let Some(picked) = self.changing.take().and_then(|place| self.picked.get_mut(place)) {
                    picked.said = Some(face);
                }
            }
            DraftEdit::Clear => self = Self::default(),
        }
        self
    }

    /// The same play from this hand, with the cards that are still in it.
    pub fn in_hand(mut self, hand: &[Card]) -> Self {
        let mut left: Vec<Option<Card>> = hand.iter().copied().map(Some).collect();
        let count = self.picked.len();
        self.picked.retain_mut(|picked| {
            let place = left.iter().position(|&card| card == Some(picked.card));
            if let Some(place) = place {
                left[place] = None;
                picked.place = place;
            }
            place.is_some()
        });
        self.changing = self.changing.filter(|_| self.picked.len() == count);
        self
    }

    /// The card whose claimed value is being changed.
    pub fn card_changed(&self) -> Option<Card> {
        Some(self.picked.get(self.changing?)?.card)
    }

    /// Whether the card in this place of the hand is picked.
    pub fn has(&self, place: usize) -> bool {
        self.picked.iter().any(|picked| picked.place == place)
    }

    /// The picked cards in order, each with its claimed value.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Option<Face>)> + '_ {
        self.picked.iter().map(|picked| (picked.card, picked.said))
    }

    /// The values claimed so far.
    pub fn said(&self) -> Vec<Face> {
        self.picked.iter().filter_map(|picked| picked.said).collect()
    }

    /// How many cards are picked.
    pub fn card_count(&self) -> usize {
        self.picked.len()
    }

    /// The play. `None` while no card is picked or one has no claimed value.
    pub fn act(&self) -> Option<Act> {
        let said = self.said();
        let cards: Vec<Card> = self.picked.iter().map(|picked| picked.card).collect();
        (!cards.is_empty() && said.len() == cards.len()).then_some(Act::Play { cards, said })
    }

    /// Whether a BAIT has no claimed value yet.
    pub fn is_silent(&self) -> bool {
        self.picked.iter().any(|picked| picked.said.is_none())
    }

    /// Whether the picked cards make exactly one whole.
    pub fn is_whole(&self, deck: &Deck) -> bool {
        let cards: Vec<Card> = self.picked.iter().map(|picked| picked.card).collect();
        deck.is_whole(&cards)
    }

    /// Whether a claimed value differs from its card.
    pub fn is_bluff(&self) -> bool {
        self.picked.iter().any(|picked| picked.said != picked.card.face())
    }
}
