use std::{fmt, str::FromStr};

use flub::{
    games::lawtoe::{LawToe, Level, Role, Variant},
    play::{Record, Seed, Unreadable},
};

use super::seating::{Player, Seating};
use crate::app::table::kept::Kept;

/// A match in play as it is kept: who plays, as remarks of a record, and the record. So the save is a record too.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Who plays.
    pub seating: Seating,
    /// The match.
    pub record: Record<LawToe>,
}

impl Kept for Save {
    type Game = LawToe;

    const KEY: &'static str = "flub.lawtoe.save";
    const FINISHED_KEY: &'static str = "flub.lawtoe.last";

    fn record(&self) -> &Record<LawToe> {
        &self.record
    }
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for role in Role::BOTH {
            match self.seating.player(role) {
                Player::Person => writeln!(f, "# {role} person")?,
                Player::Computer(level) => writeln!(f, "# {role} computer {level}")?,
            }
        }
        write!(f, "{}", self.record)
    }
}

impl FromStr for Save {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let seating = Seating { plaintiff: player(text, Role::Plaintiff)?, defendant: player(text, Role::Defendant)? };
        let record = text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        Ok(Self { seating, record })
    }
}

fn player(text: &str, role: Role) -> Result<Player, Unreadable> {
    let remark = format!("# {role} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().split_once(' ') {
        None if named.trim() == "person" => Ok(Player::Person),
        Some(("computer", level)) => level.parse().map(Player::Computer),
        _ => Err(Unreadable("a player is a person or a computer")),
    }
}

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
        Save { seating: self.seating(), record: Record::new(self.variant, seed) }
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
