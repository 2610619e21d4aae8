use super::{Flub, LawToe, Proof, ProofFlaw, Role};

use crate::play::Outcome;

/// Who has to prove, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burden {
    /// The writer of the proof: the challenger, or the Plaintiff on a full mat.
    pub by: Role,
    /// What has to be proved.
    pub case: Case,
}

/// What a burden of proof is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A challenge of the latest move.
    Challenge(Flub),
    /// The mat is full and nobody challenged.
    FullMat,
}

impl Case {
    /// Returns how many letters the proof has to write: 1, or 0 on a full mat.
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
    /// The burden.
    pub burden: Burden,
    /// What was written; `None` if the proof was given up.
    pub proof: Option<Proof>,
    /// The first flaw of what was written; `None` if the burden was sustained or the proof given up.
    pub flaw: Option<ProofFlaw>,
    /// Whether a CA-flub challenge of the very move after the A-flub was sustained.
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

    /// Whether the burden was sustained.
    pub const fn sustained(&self) -> bool {
        self.proof.is_some() && self.flaw.is_none()
    }

    /// Who won.
    pub const fn winner(&self) -> Role {
        if self.sustained() { self.burden.by } else { self.burden.by.other() }
    }

    /// What this role scores: 10 or 6, or 16 for a bold challenge. (Scoring 6 for losing against a sustained burden is
    /// a ruling.)
    pub fn score(&self, role: Role) -> i32 {
        match (role == self.winner(), self.bold) {
            (true, true) => 16,
            (true, false) => 10,
            (false, _) => 6,
        }
    }

    /// Returns the outcome of the match.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(Role::BOTH.map(|role| self.score(role)).to_vec())
    }
}
