//! A proof or play while it is put together.

use flub::{
    games::lawtoe::Proof,
    network::{Letter, Placement, Size, Square},
};

use crate::letters::listings::{Change, Listings};

/// The proof being written. Not saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// For a CA-flub: the picked move, counted from 1.
    pub after: Option<usize>,
    /// The square of the proof's P.
    pub letter: Option<Square>,
    /// The triplets listed so far, and the one being tapped.
    pub triplets: Listings,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftEdit {
    /// Pick the state of the match after this move, as the one that the proof is about.
    After(usize),
    /// Write the P in this square. `None` removes it.
    Letter(Option<Square>),
    /// Change the list of triplets.
    Triplets(Change),
}

impl From<&Proof> for Draft {
    fn from(proof: &Proof) -> Self {
        let triplets = Listings { counted: proof.counted.clone(), trace: Vec::new() };
        Self { after: proof.after, letter: proof.letters.first().map(|letter| letter.square), triplets }
    }
}

impl Draft {
    /// The proof as written so far.
    pub fn proof(&self) -> Proof {
        let letters = self.letter.map(|square| Placement { letter: Letter::P, square });
        Proof { after: self.after, letters: letters.into_iter().collect(), counted: self.triplets.counted.clone() }
    }

    /// The draft after this change.
    pub fn with(self, edit: DraftEdit) -> Self {
        match edit {
            DraftEdit::After(number) if self.after == Some(number) => self,
            DraftEdit::After(number) => Self { after: Some(number), ..Self::default() },
            DraftEdit::Letter(square) => Self { letter: square, ..self },
            DraftEdit::Triplets(change) => Self { triplets: self.triplets.with(Size::Three, change), ..self },
        }
    }
}
