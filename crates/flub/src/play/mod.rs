//! What every game has in common: seats, actions, records, bots, search and seeded chance. Names no game.

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
