use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::Unreadable;

/// How long a match lasts. Written `to 10 points`, `for 6 rounds`, `for 20 minutes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    /// Until somebody has this many points, 1 to [`Length::MOST_POINTS`].
    Points(u8),
    /// This many rounds, 1 to [`Length::MOST_ROUNDS`].
    Rounds(u8),
    /// A stated time, 1 to [`Length::MOST_MINUTES`]. Time is up when somebody calls it; the round in progress is
    /// finished.
    Minutes(u8),
}

impl Length {
    /// The highest winning score.
    pub const MOST_POINTS: u8 = 99;

    /// The most rounds of any match, also one played for points or time, so that every match ends and its record can be
    /// read back.
    pub const MOST_ROUNDS: u8 = 99;

    /// The longest time: four hours.
    pub const MOST_MINUTES: u8 = 240;

    /// Whether its number is within the bounds.
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
