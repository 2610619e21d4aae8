use std::fmt;

use crate::{games::lawtoe::Flub, network::Placement, play::Unreadable};

/// An answer about a match that is neither a proof nor `no`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A move, counted from 1: `move 2`.
    Move(usize),
    /// A number of points: `points 16`.
    Points(i32),
    /// The letters of a turn: `writes F2 F5`.
    Write(Vec<Placement>),
    /// A challenge: `challenges A-flub`.
    Challenge(Flub),
}

impl Reply {
    /// Reads a reply of these words; `None` if they do not begin as one.
    pub(super) fn read(words: &[&str]) -> Option<Result<Self, Unreadable>> {
        const FORM: Unreadable = Unreadable("a move and points are numbers");
        Some(match words {
            ["move", number] => number.parse().map(Self::Move).map_err(|_| FORM),
            ["points", number] => number.parse().map(Self::Points).map_err(|_| FORM),
            ["challenges", kind] => kind.parse().map(Self::Challenge),
            ["writes", letters @ ..] if letters.len() <= 9 => {
                letters.iter().map(|letter| letter.parse()).collect::<Result<_, _>>().map(Self::Write)
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(number) => write!(f, "move {number}"),
            Self::Points(points) => write!(f, "points {points}"),
            Self::Write(letters) => {
                f.write_str("writes")?;
                letters.iter().try_for_each(|letter| write!(f, " {letter}"))
            }
            Self::Challenge(kind) => write!(f, "challenges {kind}"),
        }
    }
}
