use flub::games::poe::Level;

use crate::app::{i18n::Id, table::seating};

/// Who plays a match.
pub type Seating = seating::Seating<Level>;

/// Who plays from a seat.
pub type Nature = seating::Nature<Level>;

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Student;

    fn title(self) -> Id {
        match self {
            Level::Beginner => "poe-level-beginner",
            Level::Student => "poe-level-student",
            Level::Expert => "poe-level-expert",
        }
    }
}
