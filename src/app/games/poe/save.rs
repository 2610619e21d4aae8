use std::fmt;

use flub::{
    games::poe::{Length, Poe, Setup, Version},
    network::{Goal, Network},
    play::{Record, Seed},
};

use super::seating::Seating;
use crate::app::table::save::{self, Extras};

/// A saved match: the players, the time played so far, and the record.
pub type Save = save::Save<Poe, Seating, Clock>;

/// How long has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// In seconds. Counted where the match is played for a stated time.
    pub elapsed: u32,
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# elapsed {}", self.elapsed)
    }
}

impl Extras for Clock {
    fn read(text: &str) -> Self {
        let elapsed = text.lines().find_map(|line| line.strip_prefix("# elapsed "));
        Self { elapsed: elapsed.and_then(|seconds| seconds.trim().parse().ok()).unwrap_or_default() }
    }

    /// Every tenth second.
    fn kept(self) -> Self {
        Self { elapsed: self.elapsed - self.elapsed % 10 }
    }

    /// In whole minutes, so that a link on the screen is good for a while.
    fn linked(self) -> Self {
        Self { elapsed: self.elapsed - self.elapsed % 60 }
    }

    fn anew(self) -> Self {
        Self::default()
    }

    /// A different clock does not make it a different match.
    fn is_like(&self, _: &Self) -> bool {
        true
    }
}

/// The set-up of a match as chosen.
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

    /// A match that begins like this, with this goal and these letters where they fit. `None` while it cannot be played.
    pub fn begun(&self, opening: Option<(Goal, Network)>, seed: Seed) -> Option<Save> {
        let plain = self.setup()?;
        let setup = opening.and_then(|(goal, mat)| plain.opening(goal, mat).ok()).unwrap_or(plain);
        Some(Save {
            seating: self.seating.clone(),
            extras: Clock::default(),
            helped: false,
            record: Record::new(setup, seed),
        })
    }

    /// A match like this that begins with this goal and these letters, in a version in which it can.
    pub fn opened(&self, opening: (Goal, Network), seed: Seed) -> Option<Save> {
        let of = |version| SetUp { version, ..self.clone() };
        let fits = |setup: &SetUp| setup.setup().is_some_and(|plain| plain.opening(opening.0, opening.1).is_ok());
        let setup = [self.version].into_iter().chain(Version::ALL).map(of).find(fits)?;
        setup.begun(Some(opening), seed)
    }

    /// The engine's set-up. `None` while it cannot be played.
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
