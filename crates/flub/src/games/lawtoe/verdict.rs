use super::{Flub, LawToe, Proof, ProofFlaw, Role};
use crate::play::Outcome;

/// A burden of proof: who has to prove, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burden {
    /// The role that writes the proof: the challenger, or the Plaintiff on a full mat.
    pub by: Role,
    /// What has to be proved.
    pub case: Case,
}

/// What a burden of proof is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The latest move is challenged as a flub of this kind.
    Challenge(Flub),
    /// The mat is full, and nobody challenged.
    FullMat,
}

impl Case {
    /// Returns how many letters the proof must write: 1, or 0 on a full mat.
    pub const fn letters_due(self) -> usize {
        match self {
            Case::Challenge(_) => 1,
            Case::FullMat => 0,
        }
    }
}

/// The result of a burden of proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The burden that was to be sustained.
    pub burden: Burden,
    /// The proof that was written, or `None` if it was given up.
    pub proof: Option<Proof>,
    /// The first flaw of the proof, or `None` if it was right or given up.
    pub flaw: Option<ProofFlaw>,
    /// Whether the proof sustained a CA-flub challenge of the move right after the A-flub.
    pub bold: bool,
}

impl Verdict {
    /// Returns the verdict on this proof, or on giving it up.
    pub(super) fn on(state: &LawToe, burden: Burden, proof: Option<Proof>) -> Self {
        let flaw = proof.as_ref().and_then(|proof| proof.check(state, burden).err());
        let followed = state.moves().len().checked_sub(1);
        let named = proof.as_ref().and_then(|proof| proof.after);
        let bold = flaw.is_none() && burden.case == Case::Challenge(Flub::CA) && named.is_some() && named == followed;
        Self { burden, proof, flaw, bold }
    }

    /// Whether the burden was sustained, that is, a proof without a flaw was written.
    pub const fn sustained(&self) -> bool {
        self.proof.is_some() && self.flaw.is_none()
    }

    /// Returns the role that won.
    pub const fn winner(&self) -> Role {
        if self.sustained() { self.burden.by } else { self.burden.by.other() }
    }

    /// Returns the score of this role: 6 for the loser, 10 for the winner, or 16 for a winner with a bold challenge.
    /// (That a loser always scores 6 is a ruling.)
    pub fn score(&self, role: Role) -> i32 {
        match (role == self.winner(), self.bold) {
            (true, true) => 16,
            (true, false) => 10,
            (false, _) => 6,
        }
    }

    /// Returns the outcome of the match, which is made of both scores.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(Role::BOTH.map(|role| self.score(role)).to_vec())
    }
}
