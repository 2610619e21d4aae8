use std::{fmt, str::FromStr};

use flub::{
    games::poe::{Length, Poe, Setup, Version},
    network::{Goal, Network},
    play::{Game, Record, Seed, Unreadable},
};

use super::seating::Seating;
use crate::app::table::kept::Kept;

/// A match in play as it is kept: who plays and for how long so far, as remarks of a record, and the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Who plays.
    pub seating: Seating,
    /// How long has been played, in seconds. Counted where the match is played for a stated time.
    pub elapsed: u32,
    /// The match.
    pub record: Record<Poe>,
}

impl Kept for Save {
    type Game = Poe;

    const KEY: &'static str = "flub.poe.save";
    const FINISHED_KEY: &'static str = "flub.poe.last";

    fn record(&self) -> &Record<Poe> {
        &self.record
    }

    fn is_like(&self, other: &Self) -> bool {
        // A clock that ticks in two windows is no other match.
        Self { elapsed: other.elapsed, ..self.clone() } == *other
    }
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}# elapsed {}", self.seating, self.elapsed)?;
        write!(f, "{}", self.record)
    }
}

impl FromStr for Save {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let record: Record<Poe> = text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        let seating = Seating::remarked(text, record.state().seats())?;
        let elapsed = text.lines().find_map(|line| line.strip_prefix("# elapsed "));
        let elapsed = elapsed.and_then(|seconds| seconds.trim().parse().ok()).unwrap_or_default();
        Ok(Self { seating, elapsed, record })
    }
}

/// What is chosen before a match.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// The version.
    pub version: Version,
    /// The length of the match.
    pub length: Length,
    /// Who plays.
    pub seating: Seating,
}

impl SetUp {
    /// The usual game: beginning POE with two forgiving computers, everybody setting the goal twice.
    pub fn usual() -> Self {
        Self { version: Version::Beginning, length: Length::Rounds(6), seating: Seating::usual() }
    }

    /// A match that begins like this, with this goal and these letters where they fit; nothing while it cannot be played.
    pub fn begun(&self, opening: Option<(Goal, Network)>, seed: Seed) -> Option<Save> {
        let plain = self.setup()?;
        let setup = opening.and_then(|(goal, mat)| plain.opening(goal, mat).ok()).unwrap_or(plain);
        Some(Save { seating: self.seating.clone(), elapsed: 0, record: Record::new(setup, seed) })
    }

    /// The set-up as the engine has it; nothing while it cannot be played.
    pub fn setup(&self) -> Option<Setup> {
        Setup::new(self.version, self.seating.0.len(), self.length)
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        let setup = save.record.setup();
        Self { version: setup.version(), length: setup.length(), seating: save.seating.clone() }
    }
}
