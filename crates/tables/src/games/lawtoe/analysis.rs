//! What lies on the board without opponents, as text.

use flub::{
    games::lawtoe::{LawToe, Variant},
    network::{Goal, Network},
};

use crate::letters::analysis::{self, BoardKind};

/// The letters on LawToe's board without opponents, with its variant and goal.
pub type Analysis = analysis::Analysis<Variant>;

impl BoardKind for Variant {
    fn vacant(self) -> Network {
        LawToe::VACANT
    }

    fn has_goal(self, goal: Goal) -> bool {
        LawToe::GOALS.contains(&goal)
    }
}
