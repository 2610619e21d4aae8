use super::Position;
use crate::network::{Goal, Network, Placement};

/// The prospect of a network for a goal. Flubs leave one of the first two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prospect {
    /// No filling of the vacant squares gives a solution.
    Impossible,
    /// One more letter gives a solution.
    Ripe,
    /// A solution is possible, but not by one more letter.
    Quiet,
}

impl Prospect {
    /// Returns the prospect of this network for this goal.
    pub fn of(network: &Network, goal: Goal) -> Self {
        if network.is_ripe(goal) {
            Prospect::Ripe
        } else if network.is_possible(goal) {
            Prospect::Quiet
        } else {
            Prospect::Impossible
        }
    }
}

impl Position {
    /// Returns every letter that can be written now, with the prospect that it leaves.
    pub fn prospects(&self) -> impl Iterator<Item = (Placement, Prospect)> + '_ {
        let (network, goal) = (self.network(), self.goal());
        network.placements().filter_map(move |letter| Some((letter, Prospect::of(&network.with(letter)?, goal))))
    }
}
