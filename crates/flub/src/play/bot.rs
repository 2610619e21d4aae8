use super::{Game, Random, Seat};

/// A computer player. It knows only what its seat may know.
pub trait Bot<G: Game> {
    /// Returns this seat's action, or `None` if it prefers to let others act. The choice depends only on the
    /// observation and the random numbers: what a bot keeps between calls is only a cache.
    fn choose(&mut self, seat: Seat, seen: &G::Observation, random: &mut Random) -> Option<G::Action>;
}
