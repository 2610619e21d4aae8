use std::{fmt, str::FromStr};

use super::{Burden, Case, Flub, LawToe, Role};
use crate::{
    network::{Flaw, Letter, LetterProof, Listing, Network, Placement, read_letters},
    play::Unreadable,
};

/// What a player writes to sustain a burden of proof, right or wrong. Written `move 1, P3: 123 126`: the earlier move
/// (only for a CA-flub), the letter (none on a full mat), the counted triplets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// For a CA-flub: the number of the earlier move that was the A-flub, counted from 1.
    pub after: Option<usize>,
    /// The letter that completes the solution: one P, or none on a full mat.
    pub letters: Vec<Placement>,
    /// The counted triplets.
    pub counted: Vec<Listing>,
}

/// The first thing wrong with a proof. Flaws are checked in the order listed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFlaw {
    /// The challenged move is the Plaintiff's, but only the Defendant can A-flub.
    NotByDefendant,
    /// The proof of a CA-flub must name the earlier move that was the A-flub, but names none.
    NoMoveNamed,
    /// The proof names this move, but the burden does not ask for one.
    MoveNotAsked(usize),
    /// No move before the challenged one has this number.
    NoSuchMove(usize),
    /// The proof names a move of the Plaintiff, but only the Defendant can A-flub.
    MoveNotDefendants(usize),
    /// The proof has the wrong number of letters.
    WrongCount {
        /// The number of letters due: 1, or 0 on a full mat.
        due: usize,
        /// The number of letters written.
        given: usize,
    },
    /// The letter of the proof is not a P.
    NotPermitted(Placement),
    /// The square of the letter is not vacant or does not exist.
    NotVacant(Placement),
    /// The counted triplets are not a solution.
    Solution(Flaw),
    /// No counted triplet runs through the square of the letter.
    LetterNotUsed(Placement),
}

impl Proof {
    /// Checks whether the proof sustains this burden in this match.
    ///
    /// # Errors
    /// Returns the first flaw, in the order of [`ProofFlaw`]'s variants.
    pub fn check(&self, state: &LawToe, burden: Burden) -> Result<(), ProofFlaw> {
        let network = self.completed(&self.network(state, burden)?, burden)?;
        let goal = state.goal().expect("a burden arises after the goal is set");
        network.check(goal, &self.counted).map_err(ProofFlaw::Solution)?;
        let unused = self.letters.iter().find(|placement| {
            !self.counted.iter().any(|listing| listing.0.contains(&(placement.square.number() as u16)))
        });
        unused.map_or(Ok(()), |&placement| Err(ProofFlaw::LetterNotUsed(placement)))
    }

    /// Returns the network that the proof is about, before its letter is written.
    fn network(&self, state: &LawToe, burden: Burden) -> Result<Network, ProofFlaw> {
        let latest = state.moves().len();
        let by_defendant = |number: usize| state.moves()[number - 1].by == Role::Defendant;
        match (burden.case, self.after) {
            (Case::Challenge(Flub::A), _) if !by_defendant(latest) => Err(ProofFlaw::NotByDefendant),
            (Case::Challenge(Flub::A) | Case::FullMat, None) => Ok(state.network()),
            (Case::Challenge(Flub::A) | Case::FullMat, Some(number)) => Err(ProofFlaw::MoveNotAsked(number)),
            (Case::Challenge(Flub::CA), None) => Err(ProofFlaw::NoMoveNamed),
            (Case::Challenge(Flub::CA), Some(number)) if number == 0 || number >= latest => {
                Err(ProofFlaw::NoSuchMove(number))
            }
            (Case::Challenge(Flub::CA), Some(number)) if !by_defendant(number) => {
                Err(ProofFlaw::MoveNotDefendants(number))
            }
            (Case::Challenge(Flub::CA), Some(number)) => Ok(state.network_after(number)),
        }
    }

    fn completed(&self, network: &Network, burden: Burden) -> Result<Network, ProofFlaw> {
        let (due, given) = (burden.case.letters_due(), self.letters.len());
        if due != given {
            return Err(ProofFlaw::WrongCount { due, given });
        }
        self.letters.iter().try_fold(*network, |network, &placement| {
            if placement.letter != Letter::P {
                return Err(ProofFlaw::NotPermitted(placement));
            }
            network.with(placement).ok_or(ProofFlaw::NotVacant(placement))
        })
    }
}

impl LetterProof for Proof {
    // A solution has at most 34 triplets.
    const LONGEST: usize = 10_000;

    fn after(&self) -> Option<usize> {
        self.after
    }

    fn letters(&self) -> &[Placement] {
        &self.letters
    }

    fn counted(&self) -> &[Listing] {
        &self.counted
    }

    fn with(&self, letters: &[Placement], counted: &[Listing]) -> Self {
        Self { after: self.after, letters: letters.to_vec(), counted: counted.to_vec() }
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl FromStr for Proof {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let form = Unreadable("a proof is its letter, a colon and its triplets, as P1: 123 126");
        let (before, counted) = text.split_once(':').ok_or(form)?;
        let (after, letters) = read_letters(before, form)?;
        Ok(Self { after, letters, counted: counted.split_whitespace().map(str::parse).collect::<Result<_, _>>()? })
    }
}
