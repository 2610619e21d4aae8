use std::{fmt, str::FromStr};

use flub::{
    games::floating::{Board, Floating, Level, Setup, Side, Variations},
    play::{Record, Seed, Unreadable},
};

use super::seating::Seating;
use crate::app::table::kept::Kept;

/// A game in play as it is kept: who plays, as remarks of a record, and the record. So the save is a record too.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Who plays.
    pub seating: Seating,
    /// The game.
    pub record: Record<Floating>,
}

impl Kept for Save {
    type Game = Floating;

    const KEY: &'static str = "flub.floating.save";
    const FINISHED_KEY: &'static str = "flub.floating.last";

    fn record(&self) -> &Record<Floating> {
        &self.record
    }
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            match self.seating.computer_at(side) {
                None => writeln!(f, "# {side} person")?,
                Some(level) => writeln!(f, "# {side} computer {level}")?,
            }
        }
        write!(f, "{}", self.record)
    }
}

impl FromStr for Save {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let computer = match (player(text, Side::X)?, player(text, Side::O)?) {
            (None, None) => None,
            (Some(level), None) => Some((Side::X, level)),
            (None, Some(level)) => Some((Side::O, level)),
            (Some(_), Some(_)) => return Err(Unreadable("a person plays one of the sides")),
        };
        let record = text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        Ok(Self { seating: Seating { computer }, record })
    }
}

/// The level of the computer that plays this side; nothing where a person does.
fn player(text: &str, side: Side) -> Result<Option<Level>, Unreadable> {
    let remark = format!("# {side} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().strip_prefix("computer ") {
        None if named.trim() == "person" => Ok(None),
        Some(level) => level.parse().map(Some),
        None => Err(Unreadable("a player is a person or a computer")),
    }
}

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
        Save { seating: self.seating(), record: Record::new(self.setup, seed) }
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
