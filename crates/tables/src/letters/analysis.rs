//! The letters on a board without opponents, and their text.

use std::{
    fmt::{self, Debug, Display},
    str::FromStr,
};

use flub::{
    network::{Goal, Network, Placement, Square},
    play::Unreadable,
};

/// The kinds of boards of a game: its versions or variants.
pub trait BoardKind: Copy + PartialEq + Debug + Display + FromStr<Err = Unreadable> + 'static {
    /// Its mat, vacant.
    fn vacant(self) -> Network;

    /// Whether it offers this goal.
    fn has_goal(self, goal: Goal) -> bool;
}

/// A board without opponents, as in a link: its kind, goal and letters in the order in which they were written, as
/// `beginning O P5 F1`.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<K> {
    /// Which mat it is, and which goals it offers.
    pub kind: K,
    /// The goal.
    pub goal: Goal,
    /// The letters, each in a square of its own.
    pub letters: Vec<Placement>,
}

impl<K: BoardKind> Analysis<K> {
    /// Nothing written yet.
    pub fn vacant(kind: K) -> Self {
        Self { kind, goal: Goal::Odd, letters: Vec::new() }
    }

    /// The same letters on another kind of board with a mat of the same size, and the same goal where it is offered.
    pub fn of_kind(self, kind: K) -> Self {
        let goal = if kind.has_goal(self.goal) { self.goal } else { Goal::Odd };
        Self { kind, goal, ..self }
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

    /// Its mat.
    pub fn network(&self) -> Network {
        self.letters.iter().fold(self.kind.vacant(), |mat, &letter| mat.with(letter).unwrap_or(mat))
    }
}

impl<K: BoardKind> Display for Analysis<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.goal)?;
        self.letters.iter().try_for_each(|letter| write!(f, " {letter}"))
    }
}

impl<K: BoardKind> FromStr for Analysis<K> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a board is its kind, a goal and letters, as beginning O P5 F1");
        let mut words = text.split_whitespace();
        let kind: K = words.next().ok_or(FORM)?.parse()?;
        let goal = words.next().ok_or(FORM)?.parse().ok().filter(|&goal| kind.has_goal(goal)).ok_or(FORM)?;
        let letters = words.map(str::parse).collect::<Result<Vec<Placement>, _>>().map_err(|_| FORM)?;
        letters.iter().try_fold(kind.vacant(), |mat, &letter| mat.with(letter)).ok_or(FORM)?;
        Ok(Self { kind, goal, letters })
    }
}
