//! What every game has in common: seats, actions, records, bots, search and seeded chance. Knows no game by name.

mod bot;
mod continuation;
mod game;
mod link;
mod outcome;
mod outline;
mod random;
mod record;
mod sample;
mod search;
mod seat;
mod unreadable;

pub use bot::Bot;
pub use continuation::Continuation;
pub use game::Game;
pub use link::{LONGEST_LINK, LinkFault, from_link, to_link};
pub use outcome::Outcome;
pub use outline::Outline;
pub use random::{Random, Seed};
pub use record::{Record, RecordError, RecordFault};
pub use sample::Sample;
pub use search::{Solver, Tree};
pub use seat::Seat;
pub use unreadable::Unreadable;
