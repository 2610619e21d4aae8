//! The table that every game is played at.

pub mod analyse_button;
pub mod autosave;
pub mod bot_protocol;
pub mod effects;
pub mod game_record;
pub mod keeping;
pub mod link;
pub mod link_button;
pub mod looking_back;
pub mod midend;
pub mod news;
pub mod opponent_choice;
pub mod player_rows;
pub mod presenting;
pub mod record_panel;
pub mod record_text;
pub mod save;
pub mod seating;
pub mod seating_names;
pub mod sending;
pub mod set_up;
pub mod set_up_frame;
pub mod sheets;
pub mod stage_panel;
pub mod staging;
pub mod status;
pub mod table_bar;
pub mod table_frame;
pub mod table_game;
pub mod table_page;
pub mod two_players;
pub mod unreadable;
pub mod views;
#[cfg(test)]
pub mod way_on;
