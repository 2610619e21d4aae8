use std::{fmt, str::FromStr};

use super::{Deck, Pack};
use crate::play::{Seat, Unreadable};

/// The settings of a game. Written `seats 3 quarters`, or `seats 3 deck 1/4*20, 3/4*20` with a custom deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    seats: u8,
    cards: Cards,
}

/// The cards of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// A pack that comes with the game.
    Pack(Pack),
    /// A custom deck.
    Own(Deck),
}

impl Setup {
    /// Returns a setup with 2 to [`Seat::MOST`] seats, or `None` if there are fewer or more.
    pub fn new(seats: usize, cards: Cards) -> Option<Self> {
        (2..=Seat::MOST).contains(&seats).then_some(Self { seats: seats as u8, cards })
    }

    /// Returns the number of seats: 2 to 6.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns the cards in play.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Returns the deck of these cards.
    pub fn deck(&self) -> Deck {
        match &self.cards {
            Cards::Pack(pack) => pack.deck(),
            Cards::Own(deck) => deck.clone(),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cards {
            Cards::Pack(pack) => write!(f, "seats {} {pack}", self.seats),
            Cards::Own(deck) => write!(f, "seats {} deck {deck}", self.seats),
        }
    }
}

impl FromStr for Setup {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a set-up is seats and a pack, as seats 3 quarters");
        let (seats, cards) = text.strip_prefix("seats ").and_then(|rest| rest.split_once(' ')).ok_or(FORM)?;
        let cards = match cards.strip_prefix("deck ") {
            Some(deck) => Cards::Own(deck.parse()?),
            None => Cards::Pack(cards.parse()?),
        };
        Setup::new(seats.parse().map_err(|_| FORM)?, cards).ok_or(FORM)
    }
}
