//! Letter networks: what POE and LawToe share. Rules: `docs/rules/networks.md`, quoted where it matters.
//!
//! A [`Network`] is a grid of [`Square`]s, each vacant or holding a [`Letter`]. A [`Line`] runs from one side to the
//! opposite one; if all its squares are filled and none holds an F, it is a connection, required or permitted as the
//! [`Rules`] say. A solution of a [`Goal`] is a set of connections; [`Network::check`] finds the first [`Flaw`] of a
//! proposed one.
//!
//! A vacant square counts as F as long as it is vacant. So a network that is solved as it stands and a full network
//! that is solved are the same case. Sets of squares and of lines are bit sets. A listing is a set of squares: the
//! order in which a player lists them does not matter.
//!
//! Whether a solution is possible is decided by searching for a filling of the vacant squares (`filling`). Completions
//! are made from the filling that is found; if there is none, an [`Obstacle`] says why. Finding solutions is separate
//! from checking them, and tests check everything that is found.

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
mod proof;
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
pub use self::proof::{LetterProof, read_letters};
pub use self::rules::Rules;
pub use self::solution::{Flaw, Listing, Sizes};
pub use self::square::{Size, Square, SquareSet};
