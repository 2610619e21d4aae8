//! Flub's engine: four classroom games of claim, challenge and proof.
//!
//! Pure Rust: no web crate, no clock, no ambient randomness and no text for users. The same code runs natively, in the
//! browser and behind the referee protocol.
//!
//! The modules, bottom up; each knows only those above it in this list:
//!
//! - [`play`]: what every game has in common. It knows no game by name.
//! - [`teach`]: exercises, answers, hints and progress; what every game's ladder of steps has in common.
//! - [`network`]: lines, connections, goals and solutions; what POE and LawToe share.
//! - [`games`]: the games, one folder each. No game knows another.
//! - [`class`]: what a teacher runs with a class: teams, tables, points, bumping. Knows only [`play`].

pub mod classroom;
pub mod games;
pub mod lessons;
pub mod network;
pub mod play;
