use std::{fmt, str::FromStr};

use super::task::write_turn;
use crate::{
    games::floating::{Square, Squares, TicTacToe, Turn},
    play::{Unreadable, order},
};

/// A learner's answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These squares are marked, perhaps none: `marks d4 e5`.
    Marks(Squares),
    /// A checker may be put there: `yes`.
    Yes,
    /// No checker may be put there, and this one shows it: `no d4`, or `no` while none is marked.
    No(Option<Square>),
    /// The list of tic-tac-toes, perhaps empty: `lines d4-e4-f4 d4-e5-f6`.
    Lines(Vec<Line>),
    /// The points of X and O: `x 4 o 3`.
    Count {
        /// The points of X.
        x: u8,
        /// The points of O.
        o: u8,
    },
    /// A turn: `plays d4`, `plays d4-e4,c3`.
    Plays(Turn),
}

/// Three different squares, in any order, that somebody takes for a tic-tac-toe. Written `d4-e4-f4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line([Square; 3]);

impl Line {
    /// Returns the line of these squares, or `None` if two are the same.
    pub fn new(mut squares: [Square; 3]) -> Option<Self> {
        order::sort(&mut squares);
        squares.windows(2).all(|pair| pair[0] != pair[1]).then_some(Self(squares))
    }

    /// Returns the three squares, sorted.
    pub const fn squares(self) -> [Square; 3] {
        self.0
    }

    /// Returns the three squares as a set.
    pub fn set(self) -> Squares {
        self.0.into_iter().collect()
    }
}

impl From<TicTacToe> for Line {
    fn from(line: TicTacToe) -> Self {
        Line::new(line.squares()).expect("a tic-tac-toe has three squares")
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three] = self.0;
        write!(f, "{one}-{two}-{three}")
    }
}

impl FromStr for Line {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let squares: Vec<Square> = text.split('-').map(str::parse).collect::<Result<_, _>>()?;
        let line = <[Square; 3]>::try_from(squares).ok().and_then(Line::new);
        line.ok_or(Unreadable("a line is three squares, as d4-e4-f4"))
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Marks(squares) => {
                f.write_str("marks")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Answer::Yes => f.write_str("yes"),
            Answer::No(None) => f.write_str("no"),
            Answer::No(Some(square)) => write!(f, "no {square}"),
            Answer::Lines(lines) => {
                f.write_str("lines")?;
                lines.iter().try_for_each(|line| write!(f, " {line}"))
            }
            Answer::Count { x, o } => write!(f, "x {x} o {o}"),
            Answer::Plays(turn) => write!(f, "plays {}", write_turn(*turn)),
        }
    }
}

/// The most lines an answer can list, more than any side can have.
const MOST_LINES: usize = 64;

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let points = |text: &str| text.parse().map_err(|_| Unreadable("points are a number up to 255"));
        Ok(match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["marks", squares @ ..] => {
                Answer::Marks(squares.iter().map(|square| square.parse()).collect::<Result<_, Unreadable>>()?)
            }
            ["yes"] => Answer::Yes,
            ["no"] => Answer::No(None),
            ["no", square] => Answer::No(Some(square.parse()?)),
            ["lines", lines @ ..] if lines.len() <= MOST_LINES => {
                Answer::Lines(lines.iter().map(|line| line.parse()).collect::<Result<_, _>>()?)
            }
            ["x", x, "o", o] => Answer::Count { x: points(x)?, o: points(o)? },
            ["plays", turn @ ..] => Answer::Plays(turn.concat().parse()?),
            _ => return Err(Unreadable("an answer is marks, yes, no, lines, points or plays")),
        })
    }
}
