//! A proof or play while it is put together.

use flub::{
    games::poe::{Case, Flub, Position, Proof, Side},
    network::{Network, Placement, Square},
};

use crate::letters::listings::{Change, Listings};

/// The proof being written. Not saved.
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

/// The parts of a proof, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// For a CA-flub: the earlier move that was the A-flub.
    Move,
    /// Letters for vacant squares, and the connections that are counted.
    Solution,
    /// For an A- or CA-flub: the letter the mover could have written.
    Instead,
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

/// The parts of a proof in this case.
pub fn parts(case: Case) -> Vec<Part> {
    let (avoidable, earlier) = (matches!(case, Case::Challenge(Flub::A | Flub::CA)), case == Case::Challenge(Flub::CA));
    let all = [(earlier, Part::Move), (true, Part::Solution), (avoidable, Part::Instead)];
    all.into_iter().filter(|(due, _)| *due).map(|(_, part)| part).collect()
}

impl From<&Proof> for Draft {
    fn from(proof: &Proof) -> Self {
        let connections = Listings { counted: proof.counted.clone(), trace: Vec::new() };
        let (letters, instead) = (proof.letters.clone(), proof.instead);
        Self { part: None, after: proof.after, letters, connections, instead }
    }
}

impl Draft {
    /// The part being written.
    pub fn part(&self, case: Case) -> Part {
        let parts = parts(case);
        self.part.filter(|part| parts.contains(part)).unwrap_or(parts[0])
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
    /// network before the challenged letter.
    pub fn network(&self, position: &Position, case: Case) -> Network {
        let number = self.number(position, case);
        match self.part(case) {
            Part::Instead => position.network_after(number.saturating_sub(1)),
            _ => position.network_after(number),
        }
    }

    /// The network of the solution, with the letters written so far.
    pub fn solved(&self, position: &Position, case: Case) -> Network {
        let network = position.network_after(self.number(position, case));
        self.letters.iter().fold(network, |network, &letter| network.with(letter).unwrap_or(network))
    }

    /// Whether a tap on this square writes a letter of the solution.
    pub fn takes_letter(&self, square: Square, position: &Position, case: Case) -> bool {
        let more = has_many(case) || self.letters.is_empty();
        more && self.part(case) == Part::Solution && self.solved(position, case).letter(square).is_none()
    }

    /// Whether a letter of the solution is in this square.
    pub fn is_written(&self, square: Square) -> bool {
        self.letters.iter().any(|letter| letter.square == square)
    }

    /// Whether the proof needs one letter and does not have it yet. On a full mat it needs none.
    pub fn wants_letter(&self, position: &Position, case: Case) -> bool {
        !has_many(case) && self.letters.is_empty() && !self.solved(position, case).is_full()
    }

    /// The square that takes a letter chosen for this square. A filled square takes none, and then the only letter of the proof, if there
    /// is one already, is replaced.
    pub fn writes_in(&self, square: Square, position: &Position, case: Case) -> Option<Square> {
        let only = self.letters.first().filter(|_| !has_many(case) && self.part(case) == Part::Solution);
        let vacant = self.network(position, case).letter(square).is_none();
        Some(square).filter(|_| vacant).or(only.map(|letter| letter.square))
    }

    /// The proof as written so far.
    pub fn proof(&self) -> Proof {
        let counted = self.connections.counted.clone();
        Proof { after: self.after, letters: self.letters.clone(), counted, instead: self.instead }
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
            DraftEdit::Unwrite(square) => match self.part(case) {
                Part::Instead => self.instead = None,
                _ => {
                    self.letters.retain(|placed| placed.square != square);
                    self.connections.trace.retain(|&traced| traced != square);
                }
            },
            DraftEdit::Connections(change) => self.connections = self.connections.with(position.size(), change),
        }
        self
    }
}

/// Whether a proof may write any number of letters, as against a P- or CP-flub. All other proofs write one.
fn has_many(case: Case) -> bool {
    case.burden() == Some(Side::Mover)
}
