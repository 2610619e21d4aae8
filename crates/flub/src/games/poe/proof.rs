use std::{fmt, str::FromStr};

use super::{Case, Flub, Position};
use crate::{
    network::{Flaw, LetterProof, Listing, Network, Placement, Rules, read_letters},
    play::Unreadable,
};

/// What a player writes to sustain a burden of proof, right or wrong. Written `move 2 P3: 453 instead F1`: the earlier
/// move (only for a CA-flub), letters, the counted connections, and the letter that the mover could have written (only
/// for an A- or CA-flub). The rule book's form, `P3: 453; F1`, can be read too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// For a CA-flub: the number of the letter that was the A-flub, counted from 1.
    pub after: Option<usize>,
    /// Letters for vacant squares: any number for a P- or CP-flub; otherwise one, or none in a full network.
    pub letters: Vec<Placement>,
    /// The counted connections.
    pub counted: Vec<Listing>,
    /// For an A- or CA-flub: another letter that the mover could have written.
    pub instead: Option<Placement>,
}

/// The first thing wrong with a proof. Flaws are checked in the order listed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFlaw {
    /// The proof of a CA-flub must name the earlier move that was the A-flub, but names none.
    NoMoveNamed,
    /// The proof names this move, but the burden does not ask for one.
    MoveNotAsked(usize),
    /// No letter before the challenged one has this number.
    NoSuchMove(usize),
    /// The goal is challenged, but nobody can write a solution right after a goal is set.
    GoalIsNoAFlub,
    /// The proof has the wrong number of letters.
    WrongCount {
        /// The number of letters due: 1, or 0 in a full network.
        due: usize,
        /// The number of letters written.
        given: usize,
    },
    /// The letter is not F, P or R.
    WrongLetter(Placement),
    /// The square of the letter is not vacant or does not exist.
    NotVacant(Placement),
    /// The counted connections are not a solution.
    Solution(Flaw),
    /// The proof does not name the other letter that the mover could have written.
    NoAlternative,
    /// The proof names another letter, but the burden does not ask for one.
    AlternativeNotAsked(Placement),
    /// The other letter is the one that the mover wrote.
    AlternativeWritten(Placement),
    /// The other letter could not have been written: its square was not vacant or does not exist, or the letter is not
    /// F, P or R.
    AlternativeBarred(Placement),
    /// The other letter would have left the network ripe as well.
    AlternativeRipe(Placement),
    /// The other letter would have left the network impossible.
    AlternativeImpossible(Placement),
}

impl Proof {
    /// Checks whether the proof sustains the burden of this case after the latest move of this position.
    ///
    /// # Errors
    /// Returns the first flaw, in the order of [`ProofFlaw`]'s variants.
    pub fn check(&self, position: &Position, case: Case) -> Result<(), ProofFlaw> {
        let number = self.move_in_question(position, case)?;
        let network = self.completed(position.network_after(number), case)?;
        network.check(position.goal(), &self.counted).map_err(ProofFlaw::Solution)?;
        match (case, self.instead) {
            (Case::Challenge(Flub::A | Flub::CA), None) => Err(ProofFlaw::NoAlternative),
            (Case::Challenge(Flub::A | Flub::CA), Some(instead)) => check_alternative(position, number, instead),
            (_, Some(instead)) => Err(ProofFlaw::AlternativeNotAsked(instead)),
            (_, None) => Ok(()),
        }
    }

    /// Returns the number of the move after which the proof judges the network.
    fn move_in_question(&self, position: &Position, case: Case) -> Result<usize, ProofFlaw> {
        let latest = position.latest();
        match (case, self.after) {
            (Case::Challenge(Flub::CA), None) => Err(ProofFlaw::NoMoveNamed),
            (Case::Challenge(Flub::CA), Some(number)) if number == 0 || number >= latest => {
                Err(ProofFlaw::NoSuchMove(number))
            }
            (Case::Challenge(Flub::CA), Some(number)) => Ok(number),
            (_, Some(number)) => Err(ProofFlaw::MoveNotAsked(number)),
            (Case::Challenge(Flub::A), None) if latest == 0 => Err(ProofFlaw::GoalIsNoAFlub),
            (Case::Challenge(Flub::CP), None) => Ok(latest.saturating_sub(1)),
            (Case::Challenge(Flub::P | Flub::A) | Case::ForceOut, None) => Ok(latest),
        }
    }

    fn completed(&self, network: Network, case: Case) -> Result<Network, ProofFlaw> {
        let given = self.letters.len();
        match case {
            Case::Challenge(Flub::P | Flub::CP) => {}
            Case::Challenge(Flub::A | Flub::CA) | Case::ForceOut => {
                let due = usize::from(!network.is_full());
                if due != given {
                    return Err(ProofFlaw::WrongCount { due, given });
                }
            }
        }
        self.letters.iter().try_fold(network, |network, &letter| {
            if !Rules::Poe.letters().contains(&letter.letter) {
                return Err(ProofFlaw::WrongLetter(letter));
            }
            network.with(letter).ok_or(ProofFlaw::NotVacant(letter))
        })
    }
}

/// Checks that this other letter would have left the network possible and not ripe.
fn check_alternative(position: &Position, number: usize, instead: Placement) -> Result<(), ProofFlaw> {
    if number.checked_sub(1).and_then(|index| position.letters().get(index)) == Some(&instead) {
        return Err(ProofFlaw::AlternativeWritten(instead));
    }
    let before = position.network_after(number.saturating_sub(1));
    let network = before.with(instead).ok_or(ProofFlaw::AlternativeBarred(instead))?;
    if network.is_ripe(position.goal()) {
        Err(ProofFlaw::AlternativeRipe(instead))
    } else if !network.is_possible(position.goal()) {
        Err(ProofFlaw::AlternativeImpossible(instead))
    } else {
        Ok(())
    }
}

impl LetterProof for Proof {
    // A solution has at most 136 connections of 4 squares.
    const LONGEST: usize = 1_000;

    fn after(&self) -> Option<usize> {
        self.after
    }

    fn letters(&self) -> &[Placement] {
        &self.letters
    }

    fn counted(&self) -> &[Listing] {
        &self.counted
    }

    fn instead(&self) -> Option<Placement> {
        self.instead
    }

    fn with(&self, letters: &[Placement], counted: &[Listing]) -> Self {
        Self { after: self.after, letters: letters.to_vec(), counted: counted.to_vec(), instead: None }
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
        let form = Unreadable("a proof is its letters, a colon and its connections, as P1: 159 159 instead F9");
        let (before, counted) = text.split_once(':').ok_or(form)?;
        let (after, letters) = read_letters(before, form)?;
        let (counted, instead) = match counted.split_once(';').or_else(|| counted.split_once("instead")) {
            Some((counted, instead)) => (counted, Some(instead.trim().parse()?)),
            None => (counted, None),
        };
        let counted = counted.split_whitespace().map(|word| word.trim_end_matches(','));
        Ok(Self { after, letters, counted: counted.map(str::parse).collect::<Result<_, _>>()?, instead })
    }
}
