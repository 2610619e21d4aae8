//! Widgets that know no game.

pub mod article;
pub mod buttons;
pub mod character;
pub mod choice;
pub mod copied_field;
pub mod dialog;
pub mod keys;
pub mod notice;
pub mod paper;
pub mod presenter;
pub mod renewed;
pub mod seat_mark;
pub mod sending;
pub mod settings_choices;
pub mod share;
pub mod term;
