//! Floating Tic-Tac-Toe: X and O fill a four by four area, whose place is only decided during play, and count
//! tic-tac-toes. Rules: `docs/rules/floating.md`, with all four variations.
//!
//! [`Floating`] is a state of a game, played on one of two boards ([`Board`]) with any mix of [`Variations`]. [`Score`]
//! lists a side's tic-tac-toes with their places. [`Solver`] proves the value of a state with best play, within an
//! [`Allowance`], and [`Computer`] plays from it.
//!
//! # The solver
//!
//! The [`Solver`] does not use [`play::Solver`](crate::play::Solver), because it has to be interruptible. It is asked
//! whether a position is worth at least so much, visits as many positions as its [`Allowance`] permits, and later
//! continues from what it has proved.
//!
//! The search (`search`) sees a position as the checkers in the area and how far the area can still extend, as far as
//! that matters (`position`). Rotations, reflections and shifts of a position are the same position (`symmetry`). Once
//! the area is closed, tables of all its halves bound the result (`margin`). No table of solved positions is shipped:
//! the plain game is solved in 50 ms (`benches/README.md`).

mod action;
mod board;
mod bot;
mod event;
mod ground;
pub mod lessons;
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

pub use self::action::{Action, Shift, Turn};
pub use self::board::Board;
pub use self::bot::Computer;
pub use self::event::Event;
pub use self::level::Level;
pub use self::refusal::{Bar, Refusal};
pub use self::score::{Score, TicTacToe};
pub use self::search::Allowance;
pub use self::setup::Setup;
pub use self::side::Side;
pub use self::solver::{Range, Solver};
pub use self::square::Square;
pub use self::squares::Squares;
pub use self::state::Floating;
pub use self::variation::{Variation, Variations};
