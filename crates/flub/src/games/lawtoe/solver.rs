use super::{LawToe, Role, Stage, Variant};
use crate::{
    network::{Goal, Network, Placement},
    play::{Solver as Search, Tree},
};

/// Tells who wins with best play on both sides, from any state of any match. It caches what it has proved, so keep one
/// solver as long as possible.
#[derive(Clone, Debug)]
pub struct Solver {
    searches: [Search<Play>; 4],
}

impl Solver {
    /// Returns a solver that has proved nothing yet.
    pub fn new() -> Self {
        let play = |variant, goal| Search::new(Play { variant, goal }, 1);
        Self {
            searches: [
                play(Variant::Pedagogue, Goal::Odd),
                play(Variant::Pedagogue, Goal::Even),
                play(Variant::Dragoman, Goal::Odd),
                play(Variant::Dragoman, Goal::Even),
            ],
        }
    }

    /// Returns who wins this match with best play on both sides from here. The bearer of a burden wins if there is a
    /// proof.
    pub fn winner(&mut self, state: &LawToe) -> Role {
        match (state.stage(), state.goal()) {
            (Stage::Over(verdict), _) => verdict.winner(),
            (Stage::Proof(burden), _) if state.find_proof(*burden).is_some() => burden.by,
            (Stage::Proof(burden), _) => burden.by.other(),
            // A right challenge wins. If no flub was left unchallenged, the mat alone decides.
            (Stage::Turn(role), _) if state.right_challenges().next().is_some() => *role,
            (Stage::Turn(_), Some(goal)) => self.winner_on(state.variant(), goal, &state.network()),
            (Stage::Goal | Stage::Turn(_), _) => {
                let plaintiffs = |goal| self.winner_with(state.variant(), goal) == Role::Plaintiff;
                if LawToe::GOALS.into_iter().any(plaintiffs) { Role::Plaintiff } else { Role::Defendant }
            }
        }
    }

    /// Returns who wins if the Plaintiff sets this goal.
    pub fn winner_with(&mut self, variant: Variant, goal: Goal) -> Role {
        self.winner_on(variant, goal, &LawToe::VACANT)
    }

    /// Returns who wins from this mat, which may be in the middle of a turn of two letters. Assumes that no flub was
    /// left unchallenged.
    pub fn winner_from(&mut self, variant: Variant, goal: Goal, mat: &Network) -> Role {
        if !variant.is_amid_turn(mat) {
            return self.winner_on(variant, goal, mat);
        }
        let by = variant.to_move(mat);
        let wins = variant.letters(*mat).any(|(_, after)| self.winner_on(variant, goal, &after) == by);
        if wins { by } else { by.other() }
    }

    /// Returns every letter that may be written next on this mat, with the role that then wins. A Plaintiff who writes
    /// instead of challenging an A-flub loses.
    pub fn letters(&mut self, variant: Variant, goal: Goal, mat: &Network) -> Vec<(Placement, Role)> {
        let passes_over = variant.to_move(mat) == Role::Plaintiff && mat.is_ripe(goal);
        let mut winner = |after: &Network| match passes_over {
            true => Role::Defendant,
            false => self.winner_from(variant, goal, after),
        };
        variant.letters(*mat).map(|(letter, after)| (letter, winner(&after))).collect()
    }

    /// Returns who wins from this mat at the beginning of a turn. Assumes that no flub before the latest move was left
    /// unchallenged. The number of letters on the mat decides whose turn it is.
    pub(super) fn winner_on(&mut self, variant: Variant, goal: Goal, mat: &Network) -> Role {
        let search = self.searches.iter_mut().find(|search| *search.tree() == Play { variant, goal });
        let to_move = variant.to_move(mat);
        let value = search.expect("a match has one of the two goals").value(mat);
        if value > 0 { to_move } else { to_move.other() }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// The mats of a match in which every A-flub is challenged at once. One that is not challenged decides the match, since
/// the player who moves next then challenges a CA-flub. So a position is only the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Play {
    variant: Variant,
    goal: Goal,
}

impl Tree for Play {
    type Node = Network;

    fn value(&self, mat: &Network) -> Option<i32> {
        match self.variant.to_move(mat) {
            Role::Plaintiff => mat.is_ripe(self.goal).then_some(1),
            Role::Defendant if mat.is_full() => Some(if mat.is_solved(self.goal) { -1 } else { 1 }),
            Role::Defendant => None,
        }
    }

    fn replies(&self, mat: &Network) -> impl Iterator<Item = Network> {
        self.variant.writings(*mat).map(|writing| writing.mat)
    }
}
