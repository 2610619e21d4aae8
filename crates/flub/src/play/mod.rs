//! What every game has in common: seats, actions, records, bots, search and seeded chance. Names no game.
//!
//! The games keep these promises. `tests/engine/laws.rs` tests the first three with random actions in every game:
//!
//! - A [`Game`] is always in a legal state, and a refused action leaves it unchanged.
//! - Equal setups, seeds and actions lead to equal states. [`Random`] is the only source of chance.
//! - The text of a [`Record`] can be read back. Reading it plays it through the rules.
//! - A [`Bot`] sees an observation of the state and nothing else. Its random numbers come from the seed and the step
//!   ([`Random::at`]), so a game against computers can be replayed exactly.

mod bot;
mod continuation;
mod game;
mod link;
pub mod order;
mod outcome;
mod outline;
mod random;
mod record;
mod sample;
mod search;
mod seat;
mod unreadable;

pub use self::bot::Bot;
pub use self::continuation::Continuation;
pub use self::game::Game;
pub use self::link::{LONGEST_LINK, LinkFault, from_link, to_link};
pub use self::outcome::Outcome;
pub use self::outline::Outline;
pub use self::random::{Random, Seed};
pub use self::record::{Record, RecordError, RecordFault};
pub use self::sample::Sample;
pub use self::search::{Solver, Tree};
pub use self::seat::Seat;
pub use self::unreadable::Unreadable;

pub(crate) use self::unreadable::written;
