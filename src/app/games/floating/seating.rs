use flub::games::floating::{Level, Side};

use crate::app::{
    i18n::Id,
    table::{seating, two_players},
};

/// Who plays which side.
pub type Seating = two_players::TwoPlayers<Side, Level>;

impl two_players::Side for Side {
    const BOTH: [Self; 2] = Side::BOTH;
    const NEWCOMER: Self = Side::X;
}

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Easy;

    fn title(self) -> Id {
        match self {
            Level::Easy => "floating-level-easy",
            Level::Strong => "floating-level-strong",
            Level::Perfect => "floating-level-perfect",
        }
    }
}
