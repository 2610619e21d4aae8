use flub::games::wholes::Level;

use crate::app::{i18n::Id, table::seating};

/// Who plays a game.
pub type Seating = seating::Seating<Level>;

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Sly;

    fn title(self) -> Id {
        match self {
            Level::Careful => "wholes-level-careful",
            Level::Sly => "wholes-level-sly",
            Level::Expert => "wholes-level-expert",
        }
    }
}
