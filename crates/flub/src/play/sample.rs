use super::{Game, Random, Seat};

/// Data to check a game's laws and fuzz it with: set-ups of every kind, and arbitrary actions.
pub trait Sample: Game {
    /// Set-ups of every kind.
    fn setups() -> Vec<Self::Setup>;

    /// Returns an arbitrary action: sometimes a legal one, else wrong seats, squares and letters, absurd proofs and
    /// sums.
    fn any_action(random: &mut Random) -> Self::Action;
}

impl Random {
    /// Returns a random one of these.
    ///
    /// # Panics
    /// When there are none.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *self.pick(all).expect("there are some")
    }

    /// Any seat.
    pub fn any_seat(&mut self) -> Seat {
        Seat::new(self.below(Seat::MOST)).expect("there are six seats")
    }

    /// Usually below 6; once in a hundred times, below 1,000.
    pub fn any_size(&mut self) -> usize {
        if self.chance(99) { self.below(6) } else { self.below(1_000) }
    }
}
