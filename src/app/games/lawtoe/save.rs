use flub::games::lawtoe::{LawToe, Level, Role, Variant};

use super::seating::Seating;
use crate::app::table::{
    checking::Checking,
    save,
    two_players::{self, Opponent},
};

/// A saved match: who plays which role, whether proofs are checked as they are written, and the record.
pub type Save = save::Save<LawToe, Seating, Checking>;

/// The variant, the person's role and the computer's level.
pub type SetUp = two_players::SetUp<Variant, Role, Level, Checking>;

/// Pedagogue against a forgiving computer, from the only side that can be right about an A-flub.
impl Default for SetUp {
    fn default() -> Self {
        Self {
            setup: Variant::Pedagogue,
            side: Role::Plaintiff,
            opponent: Some(Opponent::Computer(Level::Student)),
            extras: Checking::default(),
        }
    }
}
