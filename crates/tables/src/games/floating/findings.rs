//! The analysis of a state, as the worker sends it.

use std::{fmt, str::FromStr};

use flub::{
    games::floating::{Range, Square, Turn},
    play::Unreadable,
};

/// What is proved about a state with best play. Its text has a line for the value, one for each square, and one for each turn of the line
/// of best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The margins of X between which the state ends.
    pub value: Range,
    /// The margins for each square that can be chosen next.
    pub squares: Vec<(Square, Range)>,
    /// A line of best play, as far as it is known.
    pub line: Vec<Turn>,
}

impl Findings {
    /// How many of the squares have a proved value.
    pub fn proved(&self) -> usize {
        self.squares.iter().filter(|(_, range)| range.value().is_some()).count()
    }

    /// Whether nothing is left to prove.
    pub fn is_complete(&self) -> bool {
        self.value.value().is_some() && self.proved() == self.squares.len()
    }

    /// The margins that are proved for a square. `None` if it cannot be chosen.
    pub fn of(&self, square: Square) -> Option<Range> {
        self.squares.iter().find(|(at, _)| *at == square).map(|&(_, range)| range)
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { least, most } = self.value;
        write!(f, "{least} {most}")?;
        self.squares.iter().try_for_each(|(square, Range { least, most })| write!(f, "\n{square} {least} {most}"))?;
        self.line.iter().try_for_each(|turn| write!(f, "\n{turn}"))
    }
}

impl FromStr for Findings {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("findings are numbers, squares and turns");
        let mut lines = text.lines();
        let range = |words: &[&str]| match words {
            [least, most] => Some(Range { least: least.parse().ok()?, most: most.parse().ok()? }),
            _ => None,
        };
        let first: Vec<&str> = lines.next().ok_or(FORM)?.split(' ').collect();
        let value = range(&first).ok_or(FORM)?;
        let (mut squares, mut line) = (Vec::new(), Vec::new());
        for text in lines {
            let words: Vec<&str> = text.split(' ').collect();
            match range(&words[1..]) {
                Some(range) => squares.push((words[0].parse()?, range)),
                None => line.push(text.parse()?),
            }
        }
        Ok(Self { value, squares, line })
    }
}

/// The number of rounds after which the analysis stops until it is requested again.
pub const ROUNDS: u32 = 60;
