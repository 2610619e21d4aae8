use super::{Game, Random, Seat};

/// Data for the law tests and the fuzzer: setups of every kind, and arbitrary actions.
pub trait Sample: Game {
    /// Returns setups of every kind.
    fn setups() -> Vec<Self::Setup>;

    /// Returns an arbitrary action: sometimes a legal one, otherwise with wrong seats, squares and letters, absurd
    /// proofs and sums.
    fn any_action(random: &mut Random) -> Self::Action;
}

impl Random {
    /// Returns a random one of these values.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *self.pick(all).expect("there are some")
    }

    /// Returns any of the seats there can be.
    pub fn any_seat(&mut self) -> Seat {
        Seat::new(self.below(Seat::MOST)).expect("there are six seats")
    }

    /// Returns a number below 6, or, once in a hundred times, below 1,000.
    pub fn any_size(&mut self) -> usize {
        if self.chance(99) { self.below(6) } else { self.below(1_000) }
    }
}
