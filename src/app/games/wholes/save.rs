use std::{fmt, str::FromStr};

use flub::{
    games::wholes::{Cards, Pack, Setup, Wholes},
    play::{Game, Record, Seed, Unreadable},
};

use super::seating::Seating;
use crate::app::table::kept::Kept;

/// A game as it is kept: who plays, and whether it is for practice, as remarks of a record, and the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Who plays.
    pub seating: Seating,
    /// Whether it is for practice: everybody's cards lie face up.
    pub practice: bool,
    /// The game.
    pub record: Record<Wholes>,
}

impl Save {
    /// The remark that tells practice.
    const PRACTICE: &'static str = "# practice";
}

impl Kept for Save {
    type Game = Wholes;

    const KEY: &'static str = "flub.wholes.save";
    const FINISHED_KEY: &'static str = "flub.wholes.last";

    fn record(&self) -> &Record<Wholes> {
        &self.record
    }
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seating)?;
        if self.practice {
            writeln!(f, "{}", Self::PRACTICE)?;
        }
        write!(f, "{}", self.record)
    }
}

impl FromStr for Save {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let record: Record<Wholes> =
            text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        let seating = Seating::remarked(text, record.state().seats())?;
        Ok(Self { seating, practice: text.lines().any(|line| line.trim_end() == Self::PRACTICE), record })
    }
}

/// What is chosen before a game.
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

    /// A game that begins like this; nothing while it cannot be played.
    pub fn begun(&self, seed: Seed) -> Option<Save> {
        let record = Record::new(self.setup()?, seed);
        Some(Save { seating: self.seating.clone(), practice: self.practice, record })
    }

    /// The set-up as the engine has it; nothing while it cannot be played.
    pub fn setup(&self) -> Option<Setup> {
        Setup::new(self.seating.0.len(), self.cards.clone())
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        Self { cards: save.record.setup().cards().clone(), seating: save.seating.clone(), practice: save.practice }
    }
}
