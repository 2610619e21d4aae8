use flub::{
    games::poe::Position,
    network::{Network, Placement},
};

use super::coach::Note;
use crate::letters::mat_view::Safety;

/// The analysis of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Its letters.
    pub network: Network,
    /// The letters that could be written, and the network after each.
    pub notes: Vec<(Placement, Safety)>,
    /// The flubs of the latest letter.
    pub latest: Note,
}

impl Facts {
    /// Finds it out.
    pub fn of(position: &Position) -> Self {
        let (network, goal) = (position.network(), position.goal());
        let safety = |letter: Placement| {
            let after = network.with(letter)?;
            let safety = match (after.is_ripe(goal), after.is_possible(goal)) {
                (true, _) => Safety::Ripe,
                (false, true) => Safety::Safe,
                (false, false) => Safety::Impossible,
            };
            Some((letter, safety))
        };
        let notes = network.placements().filter_map(safety).collect();
        Self { network, notes, latest: Note::on(position, position.latest()) }
    }
}
