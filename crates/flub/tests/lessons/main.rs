//! Teaching: progress and mastery, and the laws every ladder of exercises keeps.

mod class_progress;
mod court;
mod guesses;
mod ladders;
mod mastery;
mod progress;
mod rates;
mod rivals;
#[path = "../scale/mod.rs"]
mod scale;
mod sources;
mod week;
mod worksheet;
