//! What lies on the board without opponents, as text.

use flub::{
    games::poe::{Position, Round, Stage, Version},
    network::{Goal, Network},
};

use super::table::Table;
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

impl Table {
    /// What lies on the mat at the step on screen, for the board.
    pub(super) fn analysis(&self) -> Analysis {
        let state = self.on_screen();
        let version = state.setup().version();
        let reviewed = self.screen.reviewed.filter(|_| self.viewing.is_none());
        let round = reviewed.and_then(|round| state.finished().get(round)).or(state.finished().last());
        let between_rounds = state.position().is_none() && self.is_live() && state.stage() != Stage::Over;
        match state.position().or(round.map(Round::position)).filter(|_| !between_rounds) {
            Some(position) => Analysis { kind: version, goal: position.goal(), letters: position.every_letter() },
            None => Analysis::vacant(version),
        }
    }
}

/// The goal and the letters as a position.
pub fn position(analysis: &Analysis) -> Position {
    let vacant = Position::new(analysis.kind.mat(), analysis.goal);
    analysis.letters.iter().fold(vacant, |position, &letter| position.clone().with(letter).unwrap_or(position))
}
