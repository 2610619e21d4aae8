//! What pages are made of.

pub mod asking;
pub mod choice;
pub mod copying;
pub mod dialog;
pub mod flaw;
pub mod icon_button;
pub mod keeping;
pub mod kept;
pub mod letter_palette;
pub mod link_button;
pub mod listing_editor;
pub mod listings;
pub mod mat;
pub mod mat_view;
pub mod naming;
pub mod notice;
pub mod player_rows;
pub mod record_panel;
pub mod seat_mark;
pub mod seating;
mod seating_names;
pub mod sending;
pub mod storage_notices;
pub mod table_effects;
pub mod term;
pub mod unreadable;
pub mod views;
