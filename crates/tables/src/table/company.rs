//! The company at a table: as what character each computer sits there, and which face a moment asks for.
//!
//! A face is decoration, and says nothing that is not said in words. It may show only what everybody at the table knows: each
//! game's `faces.rs` looks at whose turn it is and at what has been told, never at hidden cards, letters or proofs.

use flub::play::Seat;

use super::{midend::Table, save::Players as _, table_game::TableGame};

/// What a computer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Which of the six it is, by its name.
    pub who: usize,
    /// Its level, counted from the easiest.
    pub level: usize,
    /// The mark whose colour it has.
    pub mark: Seat,
}

/// What is to be seen in a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Nothing is asked of it.
    Calm,
    /// It is to act, or somebody doubts it.
    Thinking,
    /// It has said or claimed something.
    Sure,
    /// It was wrong, and that has been told.
    Caught,
    /// It was right or has won, and that has been told.
    Glad,
}

impl<G: TableGame> Table<G> {
    /// The computer of this seat as it looks now. `None` if a person plays from it.
    pub fn company(&self, seat: Seat) -> Option<(Character, Face)> {
        self.seating.character(seat).map(|character| (character, G::face(self, seat)))
    }
}
