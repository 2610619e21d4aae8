//! What the browser gives: storage, files, the clipboard, sound, a voice, a worker. Knows no words and no widget.

pub mod announce;
pub mod chunk;
pub mod file;
pub mod focus;
mod local;
pub mod scroll;
pub mod seed;
pub mod sound;
pub mod speech;
pub mod storage;
pub mod styles;
pub mod thinker;
pub mod worker;
