//! How it is set up and saved.

use flub::{
    games::poe::{Length, Level, Poe, Setup, Version},
    network::{Goal, Network},
    play::{Record, Seed},
};

use super::clock::Clock;
use crate::{
    i18n::Id,
    table::{checking::Checking, save, seating, set_up},
};

/// A saved match: the players, the time played so far, whether proofs are checked as they are written, and the record.
pub type Save = save::Save<Poe, Seating, Clock>;

/// The set-up of a match as chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// The version.
    pub version: Version,
    /// The length of the match.
    pub length: Length,
    /// Who plays.
    pub seating: Seating,
    /// Whether proofs are checked as they are written.
    pub checking: Checking,
}

impl SetUp {
    /// A match that begins like this, with this goal and these letters where they fit. `None` while it cannot be played.
    pub fn begun_with(&self, opening: Option<(Goal, Network)>, seed: Seed) -> Option<Save> {
        let plain = self.setup()?;
        let setup = opening.and_then(|(goal, mat)| plain.opening(goal, mat).ok()).unwrap_or(plain);
        Some(Save::new(self.seating.clone(), Clock::new(self.checking), Record::new(setup, seed)))
    }

    /// A match like this that begins with this goal and these letters, in a version in which it can.
    pub fn opened(&self, opening: (Goal, Network), seed: Seed) -> Option<Save> {
        let of = |version| SetUp { version, ..self.clone() };
        let fits = |setup: &SetUp| setup.setup().is_some_and(|plain| plain.opening(opening.0, opening.1).is_ok());
        let setup = [self.version].into_iter().chain(Version::ALL).map(of).find(fits)?;
        setup.begun_with(Some(opening), seed)
    }

    /// The engine's set-up. `None` while it cannot be played.
    pub fn setup(&self) -> Option<Setup> {
        Setup::new(self.version, self.seating.0.len(), self.length)
    }
}

/// Beginning POE with two forgiving computers, everybody setting the goal twice.
impl Default for SetUp {
    fn default() -> Self {
        Self {
            version: Version::Beginning,
            length: Length::Rounds(6),
            seating: Seating::usual(),
            checking: Checking::default(),
        }
    }
}

impl set_up::SetUp<Save> for SetUp {
    fn easiest() -> Self {
        Self { seating: Seating::easiest(), ..Self::default() }
    }

    fn begun(&self, seed: Seed) -> Option<Save> {
        self.begun_with(None, seed)
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        let setup = save.record.setup();
        Self {
            version: setup.version(),
            length: setup.length(),
            seating: save.seating.clone(),
            checking: save.extras.checking,
        }
    }
}

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
