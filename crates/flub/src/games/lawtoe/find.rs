use super::{Burden, Case, Flub, LawToe, Proof, Role};
use crate::network::{Completion, SquareSet};

impl LawToe {
    /// Returns a proof that sustains this burden, with as few triplets as possible on its mat, or `None` if there is
    /// none. For a CA-flub it uses the latest provable A-flub, so that the challenge is bold if possible.
    pub fn find_proof(&self, burden: Burden) -> Option<Proof> {
        let latest = self.moves().len();
        match burden.case {
            Case::Challenge(Flub::A) => self.find_completion(latest),
            Case::Challenge(Flub::CA) => (1..latest)
                .rev()
                .find_map(|number| Some(Proof { after: Some(number), ..self.find_completion(number)? })),
            Case::FullMat => {
                let counted = self.network().solution(self.goal()?, None)?;
                Some(Proof { after: None, letters: Vec::new(), counted })
            }
        }
    }

    /// Returns the squares in which a P completes a solution that uses it, on the mat after the first `moves` moves.
    /// Empty before the goal is set.
    pub fn ripe_squares(&self, moves: usize) -> SquareSet {
        let Some(goal) = self.goal() else { return SquareSet::EMPTY };
        self.network_after(moves).completing(goal).map(|placement| placement.square).collect()
    }

    /// Returns a P and triplets that show this move, counted from 1, to be an A-flub, or `None` if it is not one.
    pub fn find_completion(&self, number: usize) -> Option<Proof> {
        let goal = self.goal()?;
        self.moves().get(number.checked_sub(1)?).filter(|made| made.by == Role::Defendant)?;
        let Completion { letters, counted } = self.network_after(number).one_letter_completion(goal)?;
        Some(Proof { after: None, letters, counted })
    }
}
