//! What lies on the board without opponents, as text.

use flub::{
    games::poe::{Position, Version},
    network::{Goal, Network},
};

use crate::letters::analysis::{self, BoardKind};

/// The letters on POE's board without opponents, with its version and goal.
pub type Analysis = analysis::Analysis<Version>;

impl BoardKind for Version {
    fn vacant(self) -> Network {
        self.mat()
    }

    fn has_goal(self, goal: Goal) -> bool {
        self.offers(goal)
    }
}

/// The goal and the letters as a position.
pub fn position(analysis: &Analysis) -> Position {
    let vacant = Position::new(analysis.kind.mat(), analysis.goal);
    analysis.letters.iter().fold(vacant, |position, &letter| position.clone().with(letter).unwrap_or(position))
}
