//! POE: its rules, its proofs and its computer.

mod bot;
mod find;
pub mod rules;
