//! LawToe: its rules, its solver and its computer.

mod bot;
mod rules;
pub mod solver;
