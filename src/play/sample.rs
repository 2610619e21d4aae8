use super::{Game, Random, Seat};

/// What a game is held against the laws with, and fuzzed: set-ups of every kind, and actions that may be anything at all.
pub trait Sample: Game {
    /// A set-up of every kind.
    fn setups() -> Vec<Self::Setup>;

    /// Any action: a right one now and then, wrong seats, squares and letters, absurd proofs and sums.
    fn any_action(random: &mut Random) -> Self::Action;
}

impl Random {
    /// One of these.
    ///
    /// # Panics
    /// When there are none.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *self.pick(all).expect("there are some")
    }

    /// Any seat there can be.
    pub fn any_seat(&mut self) -> Seat {
        Seat::new(self.below(Seat::MOST)).expect("there are six seats")
    }

    /// A few as a rule, a thousand once in a hundred times.
    pub fn any_size(&mut self) -> usize {
        if self.chance(99) { self.below(6) } else { self.below(1_000) }
    }
}
