//! Letter networks and their games, LawToe and POE.

mod everything;
mod lawtoe;
mod lessons;
mod network;
mod plain;
mod poe;
#[path = "../scale/mod.rs"]
mod scale;
