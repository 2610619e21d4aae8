//! Browser APIs: storage, files, the clipboard, sound, speech, workers. Independent of words and widgets.

pub mod announce;
pub mod chunk;
pub mod file;
pub mod guard;
pub mod journal;
pub mod learning_platform;
pub mod page;
pub mod resume;
pub mod seed;
pub mod sound;
pub mod storage;
pub mod store;
pub mod thinker;
pub mod worker;
