use flub::{
    games::lawtoe::Role,
    network::{Completion, Network, Placement},
};

use super::{analysis::Analysis, solved};
use crate::letters::mat_view::Safety;

/// The analysis of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Its letters.
    pub network: Network,
    /// Whose turn it is, by the number of letters.
    pub to_move: Role,
    /// Who wins with best play on both sides.
    pub winner: Role,
    /// For an A-flub that can be challenged now: the P and the triplets that show it.
    pub flub: Option<Completion>,
    /// The letters that could be written next, and what becomes of it.
    pub notes: Vec<(Placement, Safety)>,
}

impl Facts {
    /// Finds it out.
    pub fn of(analysis: &Analysis) -> Self {
        let (variant, goal, network) = (analysis.kind, analysis.goal, analysis.network());
        let to_move = variant.to_move(&network);
        let safety = |(letter, winner): (Placement, Role)| {
            let after = network.with(letter).unwrap_or(network);
            let lets_win = variant.to_move(&after) == Role::Plaintiff && after.is_ripe(goal);
            let safety = match (winner == to_move, lets_win) {
                (true, _) => Safety::Safe,
                (false, true) => Safety::Ripe,
                (false, false) => Safety::Impossible,
            };
            (letter, safety)
        };
        Self {
            network,
            to_move,
            winner: solved::winner_from(variant, goal, &network),
            flub: Some(network).filter(|_| to_move == Role::Plaintiff).and_then(|mat| mat.one_letter_completion(goal)),
            notes: solved::letters(variant, goal, &network).into_iter().map(safety).collect(),
        }
    }
}
