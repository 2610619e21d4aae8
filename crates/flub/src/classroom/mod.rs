//! What a teacher runs with a class: teams, tables of three, points and bumping, as in Teams-Games-Tournament (DeVries
//! and Slavin), and the codes that devices show when an exercise is posed to the whole class. Names no game. Players
//! are numbers: their places on the roster.
//!
//! A [`Tournament`] changes by [`Act`]s, which are refused or done; a [`History`] undoes them. Tables, and who moves
//! up or down, follow from the results and the seed. So the text of a tournament holds only names, absent players and
//! places, and reading it repeats the same acts.
//!
//! An [`Agenda`] is what a teacher puts together for a lesson: pages of the app, in order.

mod agenda;
mod bumping;
mod class_list;
mod code;
mod history;
mod points;
mod pool;
mod presence;
mod roster;
mod round;
mod standing;
mod tables;
mod tally;
mod teams;
mod tournament;
mod tournament_text;

pub use self::agenda::{Agenda, AgendaFault, LONGEST_AGENDA, MOST_PLACES};
pub use self::bumping::{Bumped, bump};
pub use self::class_list::{ClassList, ColumnUse, LONGEST_TEAM_NAME, ListLine, ListNote, NewClass};
pub use self::code::{AnswerClass, Code, CodeFault, split_codes};
pub use self::history::History;
pub use self::points::{MOST_POINTS, Places, PlacesFault};
pub use self::pool::{Pool, PoolReport};
pub use self::presence::Effect;
pub use self::roster::{FEWEST_PLAYERS, LONGEST_NAME, Ranking, Roster, RosterFault};
pub use self::round::{Round, Table};
pub use self::standing::TeamScore;
pub use self::tables::{MOST_AT_TABLE, Seating, mates_together, table_sizes};
pub use self::tally::Tally;
pub use self::teams::{Award, AwardLevels, Team, deal, team_count, team_score};
pub use self::tournament::{Act, ActFault, LONGEST_NEWS, MOST_ROUNDS, MOST_TABLES, Tournament};
pub use self::tournament_text::{LONGEST_TOURNAMENT, TournamentFault};

/// A player, as the place on the roster, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub usize);

/// The largest number of players on a roster.
pub const MOST_PLAYERS: usize = 60;
