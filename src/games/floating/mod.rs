//! Floating Tic-Tac-Toe: X and O fill a four by four area whose place is settled as they go, and count tic-tac-toes. Rules:
//! `docs/rules/floating.md`, with all four variations.
//!
//! [`Floating`] is a state of a game, played on one of two boards ([`Board`]) with any mix of [`Variations`]. [`Score`]
//! tells what a side has, with the places. [`Solver`] proves what a state is worth with best play, as far as an
//! [`Allowance`] goes, and [`Computer`] plays from it.

mod action;
mod board;
mod bot;
mod event;
mod ground;
mod level;
mod margin;
mod position;
mod refusal;
mod sample;
mod score;
mod search;
mod setup;
mod side;
mod solver;
mod square;
mod squares;
mod state;
mod strategy;
mod symmetry;
mod variation;

pub use action::{Action, Shift, Turn};
pub use board::Board;
pub use bot::Computer;
pub use event::Event;
pub use level::Level;
pub use refusal::{Bar, Refusal};
pub use score::{Score, TicTacToe};
pub use search::Allowance;
pub use setup::Setup;
pub use side::Side;
pub use solver::{Range, Solver};
pub use square::Square;
pub use squares::Squares;
pub use state::Floating;
pub use variation::{Variation, Variations};
