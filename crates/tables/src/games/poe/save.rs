//! How it is set up and saved.

use std::fmt;

use flub::{
    games::poe::{Length, Level, Poe, Setup, Version},
    network::{Goal, Network},
    play::{Record, Seed},
};

use crate::{
    i18n::Id,
    table::{
        checking::Checking,
        save::{self, Extras},
        seating, set_up,
    },
};

/// A saved match: the players, the time played so far, whether proofs are checked as they are written, and the record.
pub type Save = save::Save<Poe, Seating, Clock>;

/// The clock of a match: how long has been played, counted where the match is played for a stated time. And whether proofs are
/// checked as they are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// In seconds.
    pub elapsed: u32,
    /// What it was after each action, undone ones too. `None` for actions that came with a record.
    acted: Vec<Option<u32>>,
    /// Whether proofs are checked as they are written.
    pub checking: Checking,
}

impl Clock {
    /// Not started.
    fn new(checking: Checking) -> Self {
        Self { checking, ..Self::default() }
    }

    /// The clock a second later.
    pub fn ticked(self) -> Self {
        Self { elapsed: self.elapsed + 1, ..self }
    }

    /// The clock with the time of the action that was played as the last of this many.
    pub fn noted(mut self, actions: usize) -> Self {
        self.acted.resize(actions.saturating_sub(1), None);
        self.acted.push(Some(self.elapsed));
        self
    }

    /// What it was after this many actions. `None` if that was not noted.
    pub fn after(&self, actions: usize) -> Option<u32> {
        actions.checked_sub(1).map_or(Some(0), |last| self.acted.get(last).copied().flatten())
    }

    /// Rounded down, but not to before the last action.
    fn rounded(self, seconds: u32) -> Self {
        let last = self.acted.iter().flatten().copied().max().unwrap_or_default();
        Self { elapsed: (self.elapsed - self.elapsed % seconds).max(last), ..self }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{ELAPSED}{}", self.elapsed)?;
        if !self.acted.is_empty() {
            let acted =
                self.acted.iter().map(|seconds| seconds.map_or_else(|| "-".to_owned(), |seconds| seconds.to_string()));
            writeln!(f, "{ACTED}{}", acted.collect::<Vec<_>>().join(" "))?;
        }
        write!(f, "{}", self.checking)
    }
}

/// The beginnings of the remarks.
const ELAPSED: &str = "# elapsed ";
const ACTED: &str = "# acted ";

impl Extras for Clock {
    fn read(text: &str) -> Self {
        let remark = |name| text.lines().find_map(|line| line.strip_prefix(name));
        let elapsed = remark(ELAPSED).and_then(|seconds| seconds.trim().parse().ok()).unwrap_or_default();
        let acted = remark(ACTED).map(|acted| acted.split_whitespace().map(|seconds| seconds.parse().ok()).collect());
        Self { elapsed, acted: acted.unwrap_or_default(), checking: Checking::read(text) }
    }

    /// Every tenth second.
    fn kept(self) -> Self {
        self.rounded(10)
    }

    /// In whole minutes, so that a link on the screen is good for a while.
    fn linked(self) -> Self {
        self.rounded(60)
    }

    fn anew(self) -> Self {
        Self::new(self.checking)
    }

    /// A different clock does not make it a different match.
    fn is_like(&self, other: &Self) -> bool {
        self.checking == other.checking
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
