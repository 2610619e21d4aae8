//! What pages are made of.

pub mod choice;
pub mod dialog;
pub mod icon_button;
pub mod mat;
pub mod mat_view;
pub mod notice;
pub mod seat_mark;
pub mod storage_notices;
pub mod term;
