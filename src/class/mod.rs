//! What a teacher runs with a class: teams, tables of three, points and bumping, as in Teams-Games-Tournament (DeVries and
//! Slavin). Knows no game and no names: a player is a place on the roster.

mod bumping;
mod points;
mod tables;
mod teams;

pub use bumping::{Bumped, bump};
pub use points::{Places, PlacesFault};
pub use tables::{MOST_AT_TABLE, Seating, mates_together, table_sizes};
pub use teams::{Award, AwardLevels, Team, deal, team_count, team_score};

/// A player, by the place on the roster, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub usize);

/// The most players on a roster.
pub const MOST_PLAYERS: usize = 60;
