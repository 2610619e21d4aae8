//! Wholes: its rules, ways to make a whole and its computer.

mod bot;
mod find;
mod lessons;
mod rules;
#[path = "../scale/mod.rs"]
mod scale;
mod turning;
