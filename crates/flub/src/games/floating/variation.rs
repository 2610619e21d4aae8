use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::play::{Unreadable, written};

/// A variation of the rules. Variations combine freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variation {
    /// Once in the game, before putting a checker down, each player may move one of their own checkers.
    Moving,
    /// Two tic-tac-toes of a player that share a checker score an extra point.
    Sharing,
    /// Each new checker must be next to one already played.
    Touching,
    /// The player with the fewest tic-tac-toes wins.
    Fewest,
}

impl Variation {
    /// All variations, in the order of the rule book.
    pub const ALL: [Variation; 4] = [Variation::Moving, Variation::Sharing, Variation::Touching, Variation::Fewest];
}

written! {
    Variation: Moving "moving", Sharing "sharing", Touching "touching", Fewest "fewest";
    else "a variation is moving, sharing, touching or fewest"
}

/// A combination of variations. Written as their names separated by spaces, or `plain` without any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Variations(u8);

impl Variations {
    /// The rules without variations.
    pub const PLAIN: Self = Self(0);

    /// Returns the sixteen combinations, the plain rules first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// Whether this variation is played.
    pub const fn has(self, variation: Variation) -> bool {
        self.0 & 1 << variation as u8 != 0
    }

    /// Returns the combination with this variation.
    pub const fn with(self, variation: Variation) -> Self {
        Self(self.0 | 1 << variation as u8)
    }

    /// Returns the combination without this variation.
    pub const fn without(self, variation: Variation) -> Self {
        Self(self.0 & !(1 << variation as u8))
    }

    /// Returns the variations played, in the order of the rule book.
    pub fn iter(self) -> impl Iterator<Item = Variation> {
        Variation::ALL.into_iter().filter(move |&variation| self.has(variation))
    }
}

impl FromIterator<Variation> for Variations {
    fn from_iter<I: IntoIterator<Item = Variation>>(variations: I) -> Self {
        variations.into_iter().fold(Self::PLAIN, Self::with)
    }
}

impl fmt::Display for Variations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::PLAIN {
            return f.write_str("plain");
        }
        for (place, variation) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{variation}")?;
        }
        Ok(())
    }
}

impl FromStr for Variations {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text.trim().eq_ignore_ascii_case("plain") {
            return Ok(Self::PLAIN);
        }
        let variations: Self = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        // The empty text and a variation written twice are invalid.
        let distinct =
            variations != Self::PLAIN && variations.0.count_ones() as usize == text.split_whitespace().count();
        distinct.then_some(variations).ok_or(Unreadable("variations are plain, or different ones of the four"))
    }
}

impl TryFrom<String> for Variations {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        text.parse()
    }
}

impl From<Variations> for String {
    fn from(variations: Variations) -> String {
        variations.to_string()
    }
}
