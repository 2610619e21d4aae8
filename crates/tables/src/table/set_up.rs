//! What is chosen before a game.

use flub::play::Seed;

/// The set-up of a game as chosen. A newcomer's is the default; a game that was played gives back its own.
pub trait SetUp<S>: Clone + PartialEq + Default + for<'a> From<&'a S> + 'static {
    /// A newcomer's set-up for a first game: against the computers that slip the most.
    fn easiest() -> Self;

    /// A new game with this set-up. `None` while it cannot be played.
    fn begun(&self, seed: Seed) -> Option<S>;

    /// The game that begins when nothing is chosen: set up like the latest one, else the newcomer's.
    fn usual(latest: Option<&S>, seed: Seed) -> Option<S> {
        latest.map_or_else(Self::default, Self::from).begun(seed)
    }
}
