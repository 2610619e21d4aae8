use flub::{
    games::floating::{Board, Floating, Level, Setup, Side, Variations},
    play::{Record, Seed},
};

use super::seating::Seating;
use crate::app::table::save::{self, NoExtras};

/// A game as it is kept: who plays which side, and the record.
pub type Save = save::Save<Floating, Seating>;

/// The set-up chosen last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The board and the variations.
    pub setup: Setup,
    /// The person's side, where the computer plays.
    pub side: Side,
    /// The computer's level; nothing when two people play.
    pub level: Option<Level>,
}

impl SetUp {
    /// The one that a newcomer starts with: the plain game on paper against the gentlest computer.
    pub const FIRST: Self = Self {
        setup: Setup { board: Board::Paper, variations: Variations::PLAIN },
        side: Side::X,
        level: Some(Level::Easy),
    };

    /// A game that begins like this.
    pub fn begun(self, seed: Seed) -> Save {
        Save { seating: self.seating(), extras: NoExtras, record: Record::new(self.setup, seed) }
    }

    /// Who plays.
    pub fn seating(self) -> Seating {
        Seating { computer: self.level.map(|level| (self.side.other(), level)) }
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        let level = save.seating.computer.map(|(_, level)| level);
        Self { setup: *save.record.setup(), side: save.seating.person().unwrap_or(Self::FIRST.side), level }
    }
}
