//! Letter networks and their games, LawToe and POE.

mod everything;
mod lawtoe;
mod network;
mod plain;
mod poe;
#[path = "../scale/mod.rs"]
mod scale;
mod teach;
