//! The fuzzed functions: the ones `tests/app` replays the corpus through.

#[path = "../../tests/app/parsers.rs"]
pub mod parsers;
#[path = "../../examples/referee/mod.rs"]
mod referee;
