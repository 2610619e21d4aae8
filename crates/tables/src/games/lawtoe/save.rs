//! How it is set up and saved.

use flub::games::lawtoe::{LawToe, Level, Role, Variant};

use crate::{
    i18n::Id,
    table::{checking::Checking, save, seating, two_players},
};

/// A saved match: who plays which role, whether proofs are checked as they are written, and the record.
pub type Save = save::Save<LawToe, Seating, Checking>;

/// The variant, the person's role and the computer's level.
pub type SetUp = two_players::SetUp<Variant, Role, Level, Checking>;

/// Who plays which role.
pub type Seating = two_players::TwoPlayers<Role, Level>;

impl two_players::Side for Role {
    const BOTH: [Self; 2] = Role::BOTH;
    // In Pedagogue only the Plaintiff can be right about an A-flub.
    const NEWCOMER: Self = Role::Plaintiff;
}

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    // It forgives.
    const USUAL: Self = Level::Student;

    fn title(self) -> Id {
        match self {
            Level::Beginner => "lawtoe-level-beginner",
            Level::Student => "lawtoe-level-student",
            Level::Expert => "lawtoe-level-expert",
        }
    }
}
