//! Browser APIs: storage, files, the clipboard, sound, speech, workers. Independent of words and widgets.

pub mod announce;
pub mod chunk;
pub mod file;
pub mod focus;
pub mod guard;
pub mod journal;
pub mod learning_platform;
mod local;
pub mod location;
pub mod resume;
mod scorm;
pub mod scroll;
pub mod seed;
pub mod sound;
pub mod speech;
pub mod storage;
pub mod store;
pub mod styles;
pub mod thinker;
pub mod worker;
