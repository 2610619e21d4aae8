use flub::{
    games::poe::{Case, Flub, Position, Proof, Side},
    network::{Network, Placement, Square},
};

use crate::app::letters::listings::{Change, Listings};

/// The proof being written. Not saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The part being written. `None` before anything was chosen, which is the first part.
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
    /// Letters for vacant squares.
    Letters,
    /// The connections that are counted.
    Connections,
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

/// The parts of a proof in this case; no letters are written in a full network.
pub fn parts(position: &Position, case: Case) -> Vec<Part> {
    let (avoidable, earlier) = (matches!(case, Case::Challenge(Flub::A | Flub::CA)), case == Case::Challenge(Flub::CA));
    let room = earlier || case == Case::Challenge(Flub::CP) || !position.network().is_full();
    let all = [(earlier, Part::Move), (room, Part::Letters), (true, Part::Connections), (avoidable, Part::Instead)];
    all.into_iter().filter(|(due, _)| *due).map(|(_, part)| part).collect()
}

impl Draft {
    /// The part being written.
    pub fn part(&self, position: &Position, case: Case) -> Part {
        let parts = parts(position, case);
        self.part.filter(|part| parts.contains(part)).unwrap_or(parts[0])
    }

    /// The move after which the network stood that the proof is about.
    pub fn number(&self, position: &Position, case: Case) -> usize {
        match case {
            Case::Challenge(Flub::CA) => self.after.unwrap_or(position.latest()),
            Case::Challenge(Flub::CP) => position.latest().saturating_sub(1),
            Case::Challenge(Flub::P | Flub::A) | Case::ForceOut => position.latest(),
        }
    }

    /// The network on the mat while this draft is written. For the letter the mover could have written it is the one
    /// before that letter.
    pub fn network(&self, position: &Position, case: Case) -> Network {
        let number = self.number(position, case);
        match self.part(position, case) {
            Part::Instead => position.network_after(number.saturating_sub(1)),
            _ => position.network_after(number),
        }
    }

    /// The proof as written so far.
    pub fn proof(&self) -> Proof {
        let counted = self.connections.counted.clone();
        Proof { after: self.after, letters: self.letters.clone(), counted, instead: self.instead }
    }

    /// The draft after this change. A proof of a P- or CP-flub holds as many letters as it likes, all others one.
    pub fn with(mut self, edit: DraftEdit, position: &Position, case: Case) -> Self {
        match edit {
            DraftEdit::Part(part) => self.part = Some(part),
            DraftEdit::After(number) if self.after == Some(number) => {}
            DraftEdit::After(number) => self = Self { part: self.part, after: Some(number), ..Self::default() },
            DraftEdit::Write(letter) => {
                let many = case.burden() == Some(Side::Mover);
                self.letters.retain(|placed| many && placed.square != letter.square);
                self.letters.push(letter);
            }
            DraftEdit::Instead(letter) => self.instead = Some(letter),
            DraftEdit::Unwrite(square) => match self.part(position, case) {
                Part::Instead => self.instead = None,
                _ => self.letters.retain(|placed| placed.square != square),
            },
            DraftEdit::Connections(change) => self.connections = self.connections.with(position.size(), change),
        }
        self
    }
}
