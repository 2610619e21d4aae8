//! Browser APIs: storage, files, the clipboard, sound, speech, workers. Independent of words and widgets.

pub mod announce;
pub mod chunk;
pub mod file;
pub mod guard;
pub mod journal;
pub mod learning_platform;
pub mod page;
pub mod resume;
pub mod sound;
pub mod storage;
pub mod store;
pub mod thinker;

use flub::play::Seed;

/// A random seed for a new game.
pub fn seed() -> Seed {
    // Where the browser refuses random numbers every match is the same, which is still a match. 32 bits are easier to
    // read out to a neighbour than 64.
    Seed(getrandom::u32().unwrap_or_default().into())
}
