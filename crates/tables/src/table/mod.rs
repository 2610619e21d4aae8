//! The table that every game is played at.

pub mod bot_protocol;
pub mod checking;
pub mod company;
pub mod guide;
pub mod midend;
pub mod news;
pub mod results;
pub mod save;
pub mod seating;
pub mod set_up;
pub mod staging;
pub mod table_game;
pub mod two_players;
pub mod unreadable;
#[cfg(test)]
pub mod way_on;
