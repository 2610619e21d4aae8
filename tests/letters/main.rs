//! Letter networks and the games played on them, LawToe and POE.

mod everything;
mod lawtoe;
mod network;
mod plain;
mod poe;
#[path = "../scale/mod.rs"]
mod scale;
