use std::{fmt, str::FromStr};

use super::{Role, Variant, Verdict};
use crate::play::{Seed, Unreadable};

/// A finished match as the score sheet keeps it. Written `pedagogue defendant computer 10 6 seed 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The variant played.
    pub variant: Variant,
    /// The role of the person to whom the sheet belongs.
    pub role: Role,
    /// Whether the opponent was the computer.
    pub against_computer: bool,
    /// The score of the person: 6, 10 or 16.
    pub score: i32,
    /// The score of the opponent: 6, 10 or 16.
    pub opponent: i32,
    /// The seed of the match, by which it is recognized. `None` on sheets from before seeds were kept.
    pub seed: Option<Seed>,
}

impl Match {
    /// Returns the match that ended with this verdict, for a person in this role.
    pub fn new(variant: Variant, role: Role, against_computer: bool, verdict: &Verdict, seed: Seed) -> Self {
        let (score, opponent) = (verdict.score(role), verdict.score(role.other()));
        Self { variant, role, against_computer, score, opponent, seed: Some(seed) }
    }

    /// Whether the person won.
    pub const fn won(&self) -> bool {
        self.score > self.opponent
    }

    /// Whether the match counts for the streak: Pedagogue Plaintiff as the Defendant, against the computer.
    pub fn counts_for_streak(&self) -> bool {
        self.against_computer && Series::streak_is_of(self.variant, self.role)
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opponent = if self.against_computer { "computer" } else { "person" };
        write!(f, "{} {} {opponent} {} {}", self.variant, self.role, self.score, self.opponent)?;
        self.seed.map_or(Ok(()), |seed| write!(f, " seed {}", seed.0))
    }
}

impl FromStr for Match {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a match is a variant, a role, an opponent, two scores and a seed");
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[variant, role, opponent @ ("computer" | "person"), own, other, ref seed @ ..] = words.as_slice() else {
            return Err(FORM);
        };
        let seed = match *seed {
            [] => None,
            ["seed", seed] => Some(Seed(seed.parse().map_err(|_| FORM)?)),
            _ => return Err(FORM),
        };
        let score = |text: &str| text.parse().ok().filter(|score| [6, 10, 16].contains(score)).ok_or(FORM);
        Ok(Match {
            variant: variant.parse()?,
            role: role.parse()?,
            against_computer: opponent == "computer",
            score: score(own)?,
            opponent: score(other)?,
            seed,
        })
    }
}

/// A series of matches: the score sheet, and the streak of wins that unlocks a variant. Written with one match a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    matches: Vec<Match>,
}

impl Series {
    /// The number of wins in a row of Pedagogue Plaintiff that unlock Dragoman Defendant.
    pub const STREAK: usize = 3;

    /// Whether matches of this variant in this role, against the computer, count for the streak.
    pub fn streak_is_of(variant: Variant, role: Role) -> bool {
        variant == Variant::Pedagogue && role == Role::Defendant
    }

    /// Adds a finished match to the sheet, unless it is there already because its last action was undone and taken
    /// again.
    pub fn enter(&mut self, finished: Match) {
        if finished.seed.is_none() || self.matches.iter().all(|other| other.seed != finished.seed) {
            self.matches.push(finished);
        }
    }

    /// Returns the sheet as it was before the match with this seed was finished.
    pub fn before(&self, seed: Seed) -> Self {
        let earlier = self.matches.iter().take_while(|played| played.seed != Some(seed));
        Self { matches: earlier.cloned().collect() }
    }

    /// Returns the matches, the first one first.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// Returns the points of the person and of the opponents over all matches.
    pub fn totals(&self) -> (i32, i32) {
        self.matches.iter().fold((0, 0), |(own, other), played| (own + played.score, other + played.opponent))
    }

    /// Returns how many matches that count for the streak were won since the last loss.
    pub fn streak(&self) -> usize {
        self.counting().rev().take_while(|played| played.won()).count()
    }

    /// Whether a streak was ever long enough to unlock Dragoman Defendant. It then stays unlocked.
    pub fn unlocks_dragoman(&self) -> bool {
        let mut run = 0;
        self.counting().any(|played| {
            run = if played.won() { run + 1 } else { 0 };
            run >= Self::STREAK
        })
    }

    /// Returns the matches that count for the streak.
    fn counting(&self) -> impl DoubleEndedIterator<Item = &Match> {
        self.matches.iter().filter(|played| played.counts_for_streak())
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.matches.iter().try_for_each(|played| writeln!(f, "{played}"))
    }
}

impl FromStr for Series {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let matches = text.lines().filter(|line| !line.trim().is_empty()).map(str::parse);
        Ok(Self { matches: matches.collect::<Result<_, _>>()? })
    }
}
