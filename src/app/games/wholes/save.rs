use std::fmt;

use flub::{
    games::wholes::{Cards, Pack, Setup, Wholes},
    play::{Record, Seed},
};

use super::seating::Seating;
use crate::app::table::save::{self, Extras};

/// A saved game: the players, whether it is for practice, and the record.
pub type Save = save::Save<Wholes, Seating, Practice>;

/// Whether a game is for practice: everybody's cards lie face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    /// Whether it is.
    pub practice: bool,
}

impl Practice {
    const REMARK: &'static str = "# practice";
}

impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.practice { writeln!(f, "{}", Self::REMARK) } else { Ok(()) }
    }
}

impl Extras for Practice {
    fn read(text: &str) -> Self {
        Self { practice: text.lines().any(|line| line.trim_end() == Self::REMARK) }
    }
}

/// The set-up of a game as chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// The cards.
    pub cards: Cards,
    /// Who plays.
    pub seating: Seating,
    /// Whether it is for practice.
    pub practice: bool,
}

impl SetUp {
    /// The usual game: quarters, with two computers.
    pub fn usual() -> Self {
        Self { cards: Cards::Pack(Pack::Quarters), seating: Seating::usual(), practice: false }
    }

    /// A game that begins like this. `None` while it cannot be played.
    pub fn begun(&self, seed: Seed) -> Option<Save> {
        let record = Record::new(self.setup()?, seed);
        Some(Save {
            seating: self.seating.clone(),
            extras: Practice { practice: self.practice },
            helped: false,
            record,
        })
    }

    /// The engine's set-up. `None` while it cannot be played.
    pub fn setup(&self) -> Option<Setup> {
        Setup::new(self.seating.0.len(), self.cards.clone())
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        Self {
            cards: save.record.setup().cards().clone(),
            seating: save.seating.clone(),
            practice: save.extras.practice,
        }
    }
}
