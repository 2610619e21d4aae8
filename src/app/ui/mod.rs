//! Widgets that know no game.

pub mod article;
pub mod choice;
pub mod confirm_dialog;
pub mod copy;
pub mod dialog;
pub mod explained_button;
pub mod flourish;
pub mod icon_button;
pub mod notice;
pub mod paper;
pub mod presenter;
pub mod print_button;
pub mod qr_code;
pub mod radio_option;
pub mod renewed;
pub mod seat_mark;
pub mod settings_choices;
pub mod sided_row;
pub mod term;
pub mod try_choices;
