//! Floating Tic-Tac-Toe at the table.

pub mod faces;
pub mod findings;
pub mod guide;
pub mod hand;
pub mod news;
pub mod save;
pub mod scene;
pub mod screen;
pub mod suspects;
pub mod table;
pub mod think;
#[cfg(test)]
pub mod way_on;
pub mod wording;
