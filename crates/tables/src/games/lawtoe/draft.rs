//! A proof or play while it is put together.

use flub::{
    games::lawtoe::{Case, Flub, Proof},
    network::{Letter, Placement, Size, Square},
};

use crate::letters::listings::{Change, Listings, Part};

/// The proof being written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The part being written. `None` stands for the first part, before a part is chosen.
    pub part: Option<Part>,
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
    /// Go to this part.
    Part(Part),
    /// Pick the state of the match after this move, as the one that the proof is about.
    After(usize),
    /// Write the P in this square, and go on to the triplets. `None` removes it.
    Letter(Option<Square>),
    /// Change the list of triplets.
    Triplets(Change),
}

impl From<&Proof> for Draft {
    fn from(proof: &Proof) -> Self {
        let triplets = Listings { counted: proof.counted.clone(), ..Listings::default() };
        Self { part: None, after: proof.after, letter: proof.letters.first().map(|letter| letter.square), triplets }
    }
}

impl Draft {
    /// What goes into a save. Empty where nothing is written.
    pub fn saved(&self) -> String {
        if *self == Self::default() { String::new() } else { Part::write(self.part, &self.proof()) }
    }

    /// Reads a draft from a save. Nothing is written if it cannot be read.
    pub fn read(text: &str) -> Self {
        let (part, proof) = Part::read::<Proof>(text);
        Self { part, ..proof.as_ref().map(Self::from).unwrap_or_default() }
    }

    /// The parts of a proof in this case.
    pub fn parts(case: Case) -> Vec<Part> {
        let is_due = |part: &Part| match part {
            Part::Move => case == Case::Challenge(Flub::CA),
            Part::Letters => case.letters_due() > 0,
            Part::Lines => true,
            Part::Instead => false,
        };
        Part::ALL.into_iter().filter(is_due).collect()
    }

    /// The part being written.
    pub fn part(&self, case: Case) -> Part {
        let parts = Self::parts(case);
        self.part.filter(|part| parts.contains(part)).unwrap_or(parts[0])
    }

    /// Whether nothing is missing in this part.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Move => self.after.is_some(),
            Part::Letters => self.letter.is_some(),
            Part::Lines => !self.triplets.counted.is_empty() && self.triplets.trace.is_empty(),
            Part::Instead => true,
        }
    }

    /// The proof as written so far.
    pub fn proof(&self) -> Proof {
        let letters = self.letter.map(|square| Placement { letter: Letter::P, square });
        Proof { after: self.after, letters: letters.into_iter().collect(), counted: self.triplets.counted.clone() }
    }

    /// The draft after this change.
    pub fn with(self, edit: DraftEdit) -> Self {
        match edit {
            DraftEdit::Part(part) => Self { part: Some(part), ..self },
            DraftEdit::After(number) if self.after == Some(number) => self,
            DraftEdit::After(number) => Self { part: self.part, after: Some(number), ..Self::default() },
            DraftEdit::Letter(square) => {
                let part = if square.is_some() { Part::Lines } else { Part::Letters };
                Self { part: Some(part), letter: square, ..self }
            }
            DraftEdit::Triplets(change) => {
                // Whoever draws a triplet has written the letter.
                let draws = matches!(change, Change::Draw(_) | Change::Tap(_) | Change::List(_));
                let part = if draws { Some(Part::Lines) } else { self.part };
                Self { part, triplets: self.triplets.with(Size::Three, change), ..self }
            }
        }
    }
}
