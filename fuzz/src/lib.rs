//! The fuzzed functions: the ones `tests/app` replays the corpus through.

#[path = "../../tests/app/readers/mod.rs"]
mod readers;
#[path = "../../tests/app/parsers.rs"]
pub mod parsers;
#[path = "../../examples/referee/mod.rs"]
mod referee;

// Their imports begin at the root of the app.
use readers::{context, i18n, letters, table};
