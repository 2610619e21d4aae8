use std::fmt;

use crate::{
    games::poe::{Flub, Side},
    network::Placement,
    play::Unreadable,
};

/// An answer about a position that is neither a proof nor `no`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A letter that could have been written instead: `instead F9`.
    Instead(Placement),
    /// The side that has to prove, and the side to join: `proves mover joins challenger`.
    Sides {
        /// The side that bears the burden of proof.
        burden: Side,
        /// The side to join.
        join: Side,
    },
    /// The kind of challenge and the move that was the flub: `names CA move 2`.
    Named {
        /// The kind of the challenge: CP or CA.
        kind: Flub,
        /// The number of the move, counted from 1; 0 is the goal.
        number: usize,
    },
    /// A letter: `writes F2`.
    Write(Placement),
    /// A challenge: `challenges A`.
    Challenge(Flub),
}

impl Reply {
    /// Reads a reply of these words; `None` if they do not begin as one.
    pub(super) fn read(words: &[&str]) -> Option<Result<Self, Unreadable>> {
        Some(match words {
            ["instead", letter] => letter.parse().map(Self::Instead),
            ["proves", burden, "joins", join] => {
                burden.parse().and_then(|burden| Ok(Self::Sides { burden, join: join.parse()? }))
            }
            ["names", kind, "move", number] => {
                let plain = number.bytes().all(|byte| byte.is_ascii_digit());
                let number = number.parse().ok().filter(|_| plain).ok_or(Unreadable("a move has a number"));
                number.and_then(|number| Ok(Self::Named { kind: kind.parse()?, number }))
            }
            ["writes", letter] => letter.parse().map(Self::Write),
            ["challenges", kind] => kind.parse().map(Self::Challenge),
            _ => return None,
        })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Instead(letter) => write!(f, "instead {letter}"),
            Self::Sides { burden, join } => write!(f, "proves {burden} joins {join}"),
            Self::Named { kind, number } => write!(f, "names {kind} move {number}"),
            Self::Write(letter) => write!(f, "writes {letter}"),
            Self::Challenge(kind) => write!(f, "challenges {kind}"),
        }
    }
}
