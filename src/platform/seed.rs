//! Seeds for new games.

use flub::play::Seed;

/// A random seed.
pub fn seed() -> Seed {
    // Where the browser refuses random numbers every match is the same, which is still a match. 32 bits are easier to
    // read out to a neighbour than 64.
    Seed(getrandom::u32().unwrap_or_default().into())
}
