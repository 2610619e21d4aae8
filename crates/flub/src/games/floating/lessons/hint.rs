use std::fmt;

use super::{Line, shapes};
use crate::games::floating::Squares;

/// A hint: where to look, or what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Look at these squares.
    Look(Squares),
    /// This many squares or lines are to be found.
    HowMany(usize),
    /// No two checkers may be more than three squares apart, across or up.
    FourByFour,
    /// One of these squares belongs to a right answer.
    Among(Squares),
}

/// A direction in which three checkers make a tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The line runs across.
    Across,
    /// The line runs up.
    Up,
    /// The line runs diagonally.
    Diagonal,
}

impl Rule {
    /// All directions.
    pub const ALL: [Rule; 3] = [Rule::Across, Rule::Up, Rule::Diagonal];

    /// The direction of three squares in a row.
    pub fn of(line: Line) -> Self {
        let [one, two, _] = line.squares();
        match line {
            _ if shapes::is_diagonal(line) => Rule::Diagonal,
            _ if one.rank() == two.rank() => Rule::Across,
            _ => Rule::Up,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rule::Across => "across",
            Rule::Up => "up",
            Rule::Diagonal => "diagonal",
        })
    }
}
