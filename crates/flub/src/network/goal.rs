use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::Sizes;
use crate::play::Unreadable;

/// What the number of counted connections must be. A solution is not empty, so zero never meets a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// `O`: an odd number.
    Odd,
    /// `E`: an even number, not zero.
    Even,
    /// `A6`: at least this many.
    AtLeast(u16),
    /// `E8`: exactly this many.
    Exactly(u16),
}

impl Goal {
    /// The largest number that a goal may name.
    pub const LARGEST: u16 = 999;

    /// Returns the smallest number that can meet the goal; at least 1.
    pub const fn fewest(self) -> u16 {
        match self {
            Goal::Odd | Goal::AtLeast(0) | Goal::Exactly(0) => 1,
            Goal::Even => 2,
            Goal::AtLeast(number) | Goal::Exactly(number) => number,
        }
    }

    /// Whether this many connections meet the goal.
    pub const fn admits(self, count: usize) -> bool {
        count > 0
            && match self {
                Goal::Odd => count % 2 == 1,
                Goal::Even => count.is_multiple_of(2),
                Goal::AtLeast(least) => count >= least as usize,
                Goal::Exactly(number) => count == number as usize,
            }
    }

    /// Whether some number within these sizes meets the goal.
    pub const fn within(self, sizes: Sizes) -> bool {
        let (least, most) = (sizes.least as usize, sizes.most as usize);
        match self {
            // `least`, or the next number if `least` has the wrong parity.
            Goal::Odd => least + 1 - least % 2 <= most,
            Goal::Even if least == 0 => 2 <= most,
            Goal::Even => least + least % 2 <= most,
            Goal::AtLeast(number) => number as usize <= most && most > 0,
            Goal::Exactly(number) => least <= number as usize && number as usize <= most && number > 0,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Odd => f.write_str("O"),
            Goal::Even => f.write_str("E"),
            Goal::AtLeast(least) => write!(f, "A{least}"),
            Goal::Exactly(number) => write!(f, "E{number}"),
        }
    }
}

impl FromStr for Goal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a goal is O, E, A and a number or E and a number, as A6 or E8");
        let number = |digits: &str| {
            let plain = !digits.starts_with(['+', '0']);
            digits.parse().ok().filter(|&number| plain && (1..=Goal::LARGEST).contains(&number)).ok_or(FORM)
        };
        match text.split_at_checked(1) {
            Some(("O" | "o", "")) => Ok(Goal::Odd),
            Some(("E" | "e", "")) => Ok(Goal::Even),
            Some(("A" | "a", digits)) => number(digits).map(Goal::AtLeast),
            Some(("E" | "e", digits)) => number(digits).map(Goal::Exactly),
            _ => Err(FORM),
        }
    }
}
