//! A proof or play while it is put together.

use flub::{
    games::poe::{Case, Flub, Position, Proof, Side},
    network::{Letter, Network, Placement, Square},
};

use crate::letters::listings::{Change, Listings, Part};

/// The proof being written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The part being written. `None` stands for the first part, before a part is chosen.
    pub part: Option<Part>,
    /// For a CA-flub: the picked move, counted from 1.
    pub after: Option<usize>,
    /// The letters written into vacant squares.
    pub letters: Vec<Placement>,
    /// The connections listed so far, and the one being tapped.
    pub connections: Listings,
    /// The letter the mover could have written.
    pub instead: Option<Placement>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftEdit {
    /// Go to this part.
    Part(Part),
    /// Pick the move that was the A-flub.
    After(usize),
    /// Write a letter, replacing the one in its square, or the only one if just one is allowed.
    Write(Placement),
    /// Write the letter that the mover could have written.
    Instead(Placement),
    /// Take back the letter in this square.
    Unwrite(Square),
    /// Change the list of connections.
    Connections(Change),
}

impl From<&Proof> for Draft {
    fn from(proof: &Proof) -> Self {
        let connections = Listings { counted: proof.counted.clone(), ..Listings::default() };
        let (letters, instead) = (proof.letters.clone(), proof.instead);
        Self { part: None, after: proof.after, letters, connections, instead }
    }
}

impl Draft {
    /// The parts of a proof in this case. On a full mat no letter is written.
    pub fn parts(&self, position: &Position, case: Case) -> Vec<Part> {
        let is_due = |part: &Part| match part {
            Part::Move => case == Case::Challenge(Flub::CA),
            Part::Letters => !position.network_after(self.number(position, case)).is_full(),
            Part::Lines => true,
            Part::Instead => matches!(case, Case::Challenge(Flub::A | Flub::CA)),
        };
        Part::ALL.into_iter().filter(is_due).collect()
    }

    /// The part being written.
    pub fn part(&self, position: &Position, case: Case) -> Part {
        let parts = self.parts(position, case);
        self.part.filter(|part| parts.contains(part)).unwrap_or(parts[0])
    }

    /// Whether nothing is missing in this part.
    pub fn has(&self, part: Part, position: &Position, case: Case) -> bool {
        match part {
            Part::Move => self.after.is_some(),
            Part::Letters => !self.wants_letter(position, case),
            Part::Lines => !self.connections.counted.is_empty() && self.connections.trace.is_empty(),
            Part::Instead => self.instead.is_some(),
        }
    }

    /// The number of the move after which the network was the one that the proof is about.
    pub fn number(&self, position: &Position, case: Case) -> usize {
        match case {
            Case::Challenge(Flub::CA) => self.after.unwrap_or(position.latest()),
            Case::Challenge(Flub::CP) => position.latest().saturating_sub(1),
            Case::Challenge(Flub::P | Flub::A) | Case::ForceOut => position.latest(),
        }
    }

    /// The network on the mat while this draft is written. In the part for the letter that the mover could have written, it is the
    /// network before the challenged letter; in the part for the move, it is the latest.
    pub fn network(&self, position: &Position, case: Case) -> Network {
        let number = self.number(position, case);
        match self.part(position, case) {
            Part::Move => position.network(),
            Part::Instead => position.network_after(number.saturating_sub(1)),
            _ => position.network_after(number),
        }
    }

    /// The network of the solution, with the letters written so far.
    pub fn solved(&self, position: &Position, case: Case) -> Network {
        let network = position.network_after(self.number(position, case));
        self.letters.iter().fold(network, |network, &letter| network.with(letter).unwrap_or(network))
    }

    /// Whether a tap on this square writes a letter of the solution: any vacant one while letters are written, and then where one is due.
    fn takes_letter(&self, square: Square, position: &Position, case: Case) -> bool {
        let is_due = self.part(position, case) == Part::Letters || self.wants_letter(position, case);
        is_due && self.solved(position, case).letter(square).is_none()
    }

    /// What a tap on this square changes.
    pub fn tapped(&self, square: Square, position: &Position, case: Case) -> Option<DraftEdit> {
        match self.part(position, case) {
            Part::Move => {
                let earlier = position.letters().iter().take(position.latest().saturating_sub(1));
                let number = earlier.zip(1..).find(|(letter, _)| letter.square == square);
                number.map(|(_, number)| DraftEdit::After(number))
            }
            // No connection runs through a vacant square, so there it is the letter that is still due.
            Part::Letters | Part::Lines if self.takes_letter(square, position, case) => {
                Some(DraftEdit::Write(Placement { letter: Letter::P, square }))
            }
            Part::Lines => Some(DraftEdit::Connections(self.connections.tapped(position.size(), square))),
            Part::Letters | Part::Instead => None,
        }
    }

    /// Whether the proof needs one letter and does not have it yet. On a full mat it needs none.
    pub fn wants_letter(&self, position: &Position, case: Case) -> bool {
        !has_many(case) && self.letters.is_empty() && !self.solved(position, case).is_full()
    }

    /// The square that takes a letter chosen for this square. A filled square takes none, and then the only letter of the proof, if there
    /// is one already, is replaced.
    pub fn writes_in(&self, square: Square, position: &Position, case: Case) -> Option<Square> {
        let only = self.letters.first().filter(|_| !has_many(case) && self.part(position, case) == Part::Letters);
        let vacant = self.network(position, case).letter(square).is_none();
        Some(square).filter(|_| vacant).or(only.map(|letter| letter.square))
    }

    /// The proof as written so far.
    pub fn proof(&self) -> Proof {
        let counted = self.connections.counted.clone();
        Proof { after: self.after, letters: self.letters.clone(), counted, instead: self.instead }
    }

    /// What goes into a save. Empty where nothing is written.
    pub fn saved(&self) -> String {
        if *self == Self::default() { String::new() } else { Part::write(self.part, &self.proof()) }
    }

    /// Reads a draft from a save. Nothing is written if it cannot be read.
    pub fn read(text: &str) -> Self {
        let (part, proof) = Part::read::<Proof>(text);
        Self { part, ..proof.as_ref().map(Self::from).unwrap_or_default() }
    }

    /// The draft after this change.
    pub fn with(mut self, edit: DraftEdit, position: &Position, case: Case) -> Self {
        match edit {
            DraftEdit::Part(part) => self.part = Some(part),
            DraftEdit::After(number) if self.after == Some(number) => {}
            DraftEdit::After(number) => self = Self { part: self.part, after: Some(number), ..Self::default() },
            DraftEdit::Write(letter) => {
                self.letters.retain(|placed| has_many(case) && placed.square != letter.square);
                self.letters.push(letter);
                self.connections.trace.retain(|&traced| traced != letter.square);
            }
            DraftEdit::Instead(letter) => self.instead = Some(letter),
            DraftEdit::Unwrite(square) => match self.part(position, case) {
                Part::Instead => self.instead = None,
                _ => {
                    self.letters.retain(|placed| placed.square != square);
                    self.connections.trace.retain(|&traced| traced != square);
                }
            },
            DraftEdit::Connections(change) => {
                // Whoever draws a connection has written the letters.
                if matches!(change, Change::Draw(_) | Change::Tap(_) | Change::List(_)) {
                    self.part = Some(Part::Lines);
                }
                self.connections = self.connections.with(position.size(), change);
            }
        }
        self
    }
}

/// Whether a proof may write any number of letters, as against a P- or CP-flub. All other proofs write one.
fn has_many(case: Case) -> bool {
    case.burden() == Some(Side::Mover)
}
