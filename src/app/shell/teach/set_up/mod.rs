//! The parts of the page that makes a table by link.

pub mod arranging;
pub mod start_choice;
