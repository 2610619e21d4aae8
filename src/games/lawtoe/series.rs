use serde::{Deserialize, Serialize};

use super::{Role, Variant, Verdict};

/// A finished match, as the score sheet keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The variant that was played.
    pub variant: Variant,
    /// The role of the person whose sheet it is.
    pub role: Role,
    /// Whether the opponent was the computer.
    pub against_computer: bool,
    /// What the person scored: 6, 10 or 16.
    pub score: i32,
    /// What the opponent scored: 6, 10 or 16.
    pub opponent: i32,
}

impl Match {
    /// The match that ended with this verdict.
    pub fn new(variant: Variant, role: Role, against_computer: bool, verdict: &Verdict) -> Self {
        let (score, opponent) = (verdict.score(role), verdict.score(role.other()));
        Self { variant, role, against_computer, score, opponent }
    }

    /// Whether the person won.
    pub const fn won(&self) -> bool {
        self.score > self.opponent
    }
}

/// Matches in a row: the score sheet, the streak, and what it unlocks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    matches: Vec<Match>,
}

impl Series {
    /// How many wins in a row of Pedagogue Plaintiff unlock Dragoman Defendant.
    pub const STREAK: usize = 3;

    /// Writes a finished match on the sheet.
    pub fn enter(&mut self, finished: Match) {
        self.matches.push(finished);
    }

    /// The matches, first to last.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// The points of the person and of the opponents over all matches.
    pub fn totals(&self) -> (i32, i32) {
        self.matches.iter().fold((0, 0), |(own, other), played| (own + played.score, other + played.opponent))
    }

    /// How many matches of Pedagogue Plaintiff the Defendant has won against the computer since the last one lost.
    pub fn streak(&self) -> usize {
        self.counting().rev().take_while(|played| played.won()).count()
    }

    /// Whether Pedagogue Plaintiff has ever been won three times in a row, which unlocks Dragoman Defendant for good.
    pub fn unlocks_dragoman(&self) -> bool {
        let mut run = 0;
        self.counting().any(|played| {
            run = if played.won() { run + 1 } else { 0 };
            run >= Self::STREAK
        })
    }

    /// The matches that count for the streak.
    fn counting(&self) -> impl DoubleEndedIterator<Item = &Match> {
        self.matches.iter().filter(|played| {
            played.variant == Variant::Pedagogue && played.role == Role::Defendant && played.against_computer
        })
    }
}
