use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// The length of a match. Written `to 10 points`, `for 6 rounds`, `for 20 minutes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    /// Until a player has this many points, from 1 to [`Length::MOST_POINTS`].
    Points(u8),
    /// This many rounds, from 1 to [`Length::MOST_ROUNDS`].
    Rounds(u8),
    /// This many minutes, from 1 to [`Length::MOST_MINUTES`]. Time is up when somebody calls it, and the round in
    /// progress is finished.
    Minutes(u8),
}

impl Length {
    /// The largest number of points to play for.
    pub const MOST_POINTS: u8 = 99;

    /// The largest number of rounds in any match, even one for points or time, so that every match ends and its record
    /// can be read back.
    pub const MOST_ROUNDS: u8 = 99;

    /// The largest number of minutes to play for: four hours.
    pub const MOST_MINUTES: u8 = 240;

    /// Whether the number is within its limits.
    pub const fn is_playable(self) -> bool {
        let (number, most) = match self {
            Length::Points(number) => (number, Self::MOST_POINTS),
            Length::Rounds(number) => (number, Self::MOST_ROUNDS),
            Length::Minutes(number) => (number, Self::MOST_MINUTES),
        };
        1 <= number && number <= most
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Length::Points(number) => write!(f, "to {number} points"),
            Length::Rounds(number) => write!(f, "for {number} rounds"),
            Length::Minutes(number) => write!(f, "for {number} minutes"),
        }
    }
}

impl FromStr for Length {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a length is `to 10 points`, `for 6 rounds` or `for 20 minutes`");
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[preposition, number, unit] = words.as_slice() else { return Err(FORM) };
        let number = number.parse().map_err(|_| FORM)?;
        let length = match (preposition, unit) {
            ("to", "points") => Length::Points(number),
            ("for", "rounds") => Length::Rounds(number),
            ("for", "minutes") => Length::Minutes(number),
            _ => return Err(FORM),
        };
        Some(length).filter(|length| length.is_playable()).ok_or(FORM)
    }
}
