//! A tournament of a class: its roster, its rounds, its scores, and what of it is printed and taken along.

pub mod begin;
pub mod kept;
pub mod running;
mod scores;
mod table_card;
mod wording;
