use flub::games::lawtoe::{Level, Role};

use crate::app::{
    i18n::Id,
    table::{seating, two_players},
};

/// Who plays which role.
pub type Seating = two_players::TwoPlayers<Role, Level>;

impl two_players::Side for Role {
    const BOTH: [Self; 2] = Role::BOTH;
    const NEWCOMER: Self = Role::Plaintiff;
}

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Student;

    fn title(self) -> Id {
        match self {
            Level::Beginner => "lawtoe-level-beginner",
            Level::Student => "lawtoe-level-student",
            Level::Expert => "lawtoe-level-expert",
        }
    }
}
