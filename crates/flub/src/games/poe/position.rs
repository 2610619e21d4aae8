use std::fmt;

use crate::{
    network::{Goal, Network, Placement, Rules, Size},
    play::Unreadable,
};

/// A goal and the letters written since, in order. Written as in the rule book: `E R5 P9`.
///
/// This is all that is needed to judge flubs; the players do not matter. Move 0 is the goal, move 1 the first letter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    opening: Network,
    goal: Goal,
    letters: Vec<Placement>,
}

impl Position {
    /// Returns the position in which this goal has just been set on this mat.
    pub fn new(opening: Network, goal: Goal) -> Self {
        Self { opening, goal, letters: Vec::new() }
    }

    /// Reads a goal and letters on a mat of this size, as `E R5 P9`.
    ///
    /// # Errors
    /// Returns a note if a word is not a goal or letter, or a letter cannot be written there.
    pub fn read(size: Size, text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split_whitespace();
        let goal = words.next().ok_or(Unreadable("a position begins with its goal"))?.parse()?;
        let vacant = Position::new(Network::vacant(size, Rules::Poe), goal);
        words.try_fold(vacant, |position, word| {
            position.with(word.parse()?).ok_or(Unreadable("the letter cannot be written there"))
        })
    }

    /// Returns the position after one more letter, or `None` if the letter cannot be written.
    pub fn with(mut self, letter: Placement) -> Option<Self> {
        self.network().with(letter)?;
        self.letters.push(letter);
        Some(self)
    }

    /// Returns the goal.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the size of the mat.
    pub const fn size(&self) -> Size {
        self.opening.size()
    }

    /// Returns the letters written since the goal was set.
    pub fn letters(&self) -> &[Placement] {
        &self.letters
    }

    /// Returns every letter on the mat: those it began with, and those written since.
    pub fn every_letter(&self) -> Vec<Placement> {
        let of = |square| self.opening.letter(square).map(|letter| Placement { letter, square });
        self.opening.size().squares().filter_map(of).chain(self.letters.iter().copied()).collect()
    }

    /// Returns the number of the latest move, which is 0 if it is the goal.
    pub fn latest(&self) -> usize {
        self.letters.len()
    }

    /// Returns the mat as it stands.
    pub fn network(&self) -> Network {
        self.network_after(self.latest())
    }

    /// Returns the mat after this move, or the current mat if there are fewer moves.
    pub fn network_after(&self, number: usize) -> Network {
        self.letters.iter().take(number).fold(self.opening, |network, &letter| {
            network.with(letter).expect("letters are checked before they are kept")
        })
    }

    /// Returns the position after this move, or the current one if there are fewer moves.
    pub fn after(&self, number: usize) -> Self {
        let letters = self.letters.iter().take(number).copied().collect();
        Self { letters, ..*self }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.goal)?;
        self.letters.iter().try_for_each(|letter| write!(f, " {letter}"))
    }
}
