use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::Unreadable;

/// A place at the table. Seats are counted from 0 in turn order; a table has at most [`Seat::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats in any game.
    pub const MOST: usize = 6;

    /// The first seat in turn order.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this index, or `None` if no table is that large.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MOST { Some(Self(index as u8)) } else { None }
    }

    /// Returns the first `count` seats in turn order, but never more than [`Seat::MOST`].
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(Self::MOST) as u8).map(Seat)
    }

    /// Returns the index of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    /// Writes the number of the seat, counted from 1 as people count.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number: Option<usize> = text.parse().ok();
        number.and_then(|number| Seat::new(number.checked_sub(1)?)).ok_or(Unreadable("a seat is a number from 1 to 6"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Seat::new(index as usize).ok_or_else(|| format!("seat {index} is beyond the table"))
    }
}
