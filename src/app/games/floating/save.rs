use flub::games::floating::{Board, Floating, Level, Setup, Side, Variations};

use super::seating::Seating;
use crate::app::table::{
    save,
    two_players::{self, Opponent},
};

/// A saved game: who plays which side, and the record.
pub type Save = save::Save<Floating, Seating>;

/// The board and the variations, the person's side and the computer's level.
pub type SetUp = two_players::SetUp<Setup, Side, Level>;

/// The plain game on paper against the easiest computer.
impl Default for SetUp {
    fn default() -> Self {
        let setup = Setup { board: Board::Paper, variations: Variations::PLAIN };
        Self { setup, side: Side::X, opponent: Some(Opponent::Computer(Level::Easy)), extras: save::NoExtras }
    }
}
