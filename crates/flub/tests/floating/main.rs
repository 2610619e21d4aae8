//! Floating Tic-Tac-Toe: its rules, its solver and its computer.

mod bot;
mod lessons;
mod plain;
mod rules;
#[path = "../scale/mod.rs"]
mod scale;
mod solver;
