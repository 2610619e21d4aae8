//! Letter networks held against `networks.md` and against a plain implementation of it.

mod everything;
mod lines;
mod plain;
mod possible;
mod solutions;
mod text;
