use super::{Game, Random, Seat};

/// A computer player. It chooses from what its seat may know, and from nothing else.
pub trait Bot<G: Game> {
    /// What this seat does now; nothing when it would rather let others act. Equal observations and equal random
    /// numbers give equal choices: what a bot keeps between calls only saves work.
    fn choose(&mut self, seat: Seat, seen: &G::Observation, random: &mut Random) -> Option<G::Action>;
}
