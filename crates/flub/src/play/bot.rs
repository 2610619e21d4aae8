use super::{Game, Random, Seat};

/// A computer player. It decides only from what its seat may know.
pub trait Bot<G: Game> {
    /// Returns this seat's action; `None` if it prefers to let others act. Equal observations and random numbers give
    /// equal choices: what a bot keeps between calls is only a cache.
    fn choose(&mut self, seat: Seat, seen: &G::Observation, random: &mut Random) -> Option<G::Action>;
}
