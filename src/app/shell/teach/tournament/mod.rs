//! A tournament of a class: its roster, its rounds, its scores, and what of it is printed and taken along.

pub mod begin;
pub mod brought;
mod carry;
pub mod kept;
mod people;
mod round_view;
pub mod running;
mod scores;
mod sheets;
mod show;
mod table_card;
mod wording;
