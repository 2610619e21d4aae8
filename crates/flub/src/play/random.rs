use std::{fmt, str::FromStr};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use super::Unreadable;

/// The number that determines everything random in a game. Records and tests print it, so that everything can be
/// reproduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Seed).map_err(|_| Unreadable("a seed is a whole number from 0 to 18446744073709551615"))
    }
}

/// Seeded random numbers (PCG32), the same on every platform and word size.
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// Returns the sequence that begins with this seed.
    pub fn new(seed: Seed) -> Self {
        Self::at(seed, 0)
    }

    /// Returns the sequence of this seed at one step of a game, so that a step can be reproduced on its own.
    pub fn at(seed: Seed, step: usize) -> Self {
        Self(Pcg32::seed_from_u64(seed.0 ^ (step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }

    /// Returns a uniform random number from 0 to `bound - 1`, or 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        if bound == 0 {
            return 0;
        }
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.0.next_u64();
            if drawn < fair {
                return (drawn % bound) as usize;
            }
        }
    }

    /// Returns `true` with this probability in percent; always from 100 on.
    pub fn chance(&mut self, percent: u8) -> bool {
        self.below(100) < percent as usize
    }

    /// Returns one of these values, chosen uniformly, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// Shuffles these values; every order is equally likely.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        for last in (1..these.len()).rev() {
            these.swap(last, self.below(last + 1));
        }
    }
}
