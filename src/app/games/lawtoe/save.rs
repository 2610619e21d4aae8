use flub::{
    games::lawtoe::{LawToe, Level, Role, Variant},
    play::{Record, Seed},
};

use super::seating::Seating;
use crate::app::table::save::{self, NoExtras};

/// A match as it is kept: who plays which role, and the record.
pub type Save = save::Save<LawToe, Seating>;

/// The set-up chosen last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The variant.
    pub variant: Variant,
    /// The person's role, where the computer plays.
    pub role: Role,
    /// The computer's level; nothing when two people play.
    pub level: Option<Level>,
}

impl SetUp {
    /// The one that a newcomer starts with: Pedagogue Plaintiff against a forgiving computer.
    pub const FIRST: Self = Self { variant: Variant::Pedagogue, role: Role::Defendant, level: Some(Level::Student) };

    /// A match that begins like this.
    pub fn begun(self, seed: Seed) -> Save {
        Save { seating: self.seating(), extras: NoExtras, record: Record::new(self.variant, seed) }
    }

    /// Who sits where.
    pub fn seating(self) -> Seating {
        self.level.map_or(Seating::TWO_PEOPLE, |level| Seating::against_computer(self.role, level))
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        let role = save.seating.person().unwrap_or(Self::FIRST.role);
        Self { variant: *save.record.setup(), role, level: save.seating.level() }
    }
}
