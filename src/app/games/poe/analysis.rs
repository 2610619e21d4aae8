use std::{fmt, str::FromStr};

use flub::{
    games::poe::{Position, Version},
    network::{Goal, Placement, Square},
    play::Unreadable,
};

/// A board without opponents, as in a link: version, goal and letters in the order in which they were written, as
/// `beginning O P5 F1`.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Which mat it is, and which goals it offers.
    pub version: Version,
    /// The goal.
    pub goal: Goal,
    /// The letters, each in a square of its own.
    pub letters: Vec<Placement>,
}

impl Analysis {
    /// Nothing written yet.
    pub fn vacant(version: Version) -> Self {
        Self { version, goal: Goal::Odd, letters: Vec::new() }
    }

    /// The same letters in a version with a mat of the same size, and the same goal where that version offers it.
    pub fn of_version(self, version: Version) -> Self {
        let goal = if version.offers(self.goal) { self.goal } else { Goal::Odd };
        Self { version, goal, ..self }
    }

    /// With the square vacant.
    pub fn erased(mut self, square: Square) -> Self {
        self.letters.retain(|letter| letter.square != square);
        self
    }

    /// With one more letter, in place of the one that is there.
    pub fn written(self, letter: Placement) -> Self {
        let mut analysis = self.erased(letter.square);
        analysis.letters.push(letter);
        analysis
    }

    /// The goal and the letters as a position.
    pub fn position(&self) -> Position {
        let vacant = Position::new(self.version.mat(), self.goal);
        self.letters.iter().fold(vacant, |position, &letter| position.clone().with(letter).unwrap_or(position))
    }
}

impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.version, self.goal)?;
        self.letters.iter().try_for_each(|letter| write!(f, " {letter}"))
    }
}

impl FromStr for Analysis {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a board is a version, a goal and letters, as beginning O P5 F1");
        let mut words = text.split_whitespace();
        let version: Version = words.next().ok_or(FORM)?.parse()?;
        let goal = words.next().ok_or(FORM)?.parse().ok().filter(|&goal| version.offers(goal)).ok_or(FORM)?;
        let letters = words.map(str::parse).collect::<Result<Vec<Placement>, _>>().map_err(|_| FORM)?;
        let vacant = Position::new(version.mat(), goal);
        letters.iter().try_fold(vacant, |position, &letter| position.with(letter)).ok_or(FORM)?;
        Ok(Self { version, goal, letters })
    }
}
