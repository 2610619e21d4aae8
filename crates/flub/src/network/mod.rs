//! Letter networks: what POE and LawToe share. Rules: `docs/rules/networks.md`, quoted where it matters.
//!
//! A [`Network`] is a grid of [`Square`]s, each vacant or holding a [`Letter`]. A [`Line`] runs from one side to the
//! opposite one; if all its squares are filled and none holds an F, it is a connection, required or permitted as the
//! [`Rules`] say. A solution of a [`Goal`] is a set of connections; [`Network::check`] finds the first [`Flaw`] of a
//! proposed one.

mod completion;
mod filling;
mod goal;
mod grid;
pub mod lessons;
mod letter;
mod line;
mod line_counts;
mod line_set;
mod obstacle;
mod possible;
mod rules;
pub mod sample;
mod solution;
mod square;

pub use self::completion::Completion;
pub use self::goal::Goal;
pub use self::grid::Network;
pub use self::letter::{Letter, Placement};
pub use self::line::{Line, Sides};
pub use self::line_set::LineSet;
pub use self::obstacle::Obstacle;
pub use self::rules::Rules;
pub use self::solution::{Flaw, Listing, Sizes};
pub use self::square::{Size, Square, SquareSet};
