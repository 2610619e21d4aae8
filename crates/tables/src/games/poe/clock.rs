//! The clock of a match that is played for a stated time.

use std::fmt;

use crate::table::{checking::Checking, save::Extras};

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
    pub fn new(checking: Checking) -> Self {
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

/// The beginnings of the remarks.
const ELAPSED: &str = "# elapsed ";
const ACTED: &str = "# acted ";

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
