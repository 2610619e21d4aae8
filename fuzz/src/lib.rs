//! What is fuzzed: the functions that `tests/corpus` replays.

#[path = "../../tests/corpus/app/mod.rs"]
mod app;
#[path = "../../tests/corpus/parsers.rs"]
pub mod parsers;
#[path = "../../examples/referee/mod.rs"]
mod referee;
