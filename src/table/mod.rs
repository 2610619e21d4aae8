//! The table that every game is played at.

pub mod bot_protocol;
pub mod checking;
pub mod effects;
pub mod for_class;
pub mod help;
pub mod keeping;
pub mod link;
pub mod link_button;
pub mod midend;
pub mod news;
pub mod record_panel;
pub mod results;
pub mod save;
pub mod seating;
pub mod seating_choice;
pub mod sending;
pub mod set_up;
pub mod set_up_frame;
pub mod staging;
pub mod table_bar;
pub mod table_frame;
pub mod table_game;
pub mod table_page;
pub mod table_pages;
pub mod two_players;
pub mod unreadable;
#[cfg(test)]
pub mod way_on;
