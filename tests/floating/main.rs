//! Floating Tic-Tac-Toe: its rules, its solver and its computer.

mod bot;
mod plain;
mod rules;
mod solver;
