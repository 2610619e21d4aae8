//! Floating Tic-Tac-Toe: X and O fill a four by four area whose place is settled during play, and count tic-tac-toes.
//! Rules: `docs/rules/floating.md`, with all four variations.
//!
//! [`Floating`] is a state of a game, played on one of two boards ([`Board`]) with any mix of [`Variations`]. [`Score`]
//! lists a side's tic-tac-toes with their places. [`Solver`] proves the value of a state with best play, within an
//! [`Allowance`], and [`Computer`] plays from it.

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
pub mod teach;
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
