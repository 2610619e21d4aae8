//! Flub's engine: four classroom games of claim, challenge and proof.
//!
//! Pure Rust without web crates, clock, ambient randomness or text for users. The same code runs natively, in the
//! browser and behind the referee protocol.
//!
//! The modules, bottom up; each uses only those above it in this list:
//!
//! - [`pasted`]: what people paste from spreadsheets, forms and chats. It uses no other module.
//! - [`play`]: what every game has in common. It names no game.
//! - [`lessons`]: exercises, answers, hints and progress; what the ladders of all games have in common.
//! - [`network`]: lines, connections, goals and solutions; what POE and LawToe share.
//! - [`games`]: the games, one folder each. No game uses another.
//! - [`classroom`]: what a teacher runs with a class: teams, tables, points, bumping. Uses only [`play`] and [`pasted`].
//!
//! Everything that is kept or sent has a text form, written by `Display` and read by `FromStr`: records, exercises,
//! progress, tournaments. Public data types also implement serde's traits, for programs that send them elsewhere.

pub mod classroom;
pub mod games;
pub mod lessons;
pub mod network;
pub mod pasted;
pub mod play;
