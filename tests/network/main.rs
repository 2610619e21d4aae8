//! Letter networks held against `networks.md` and against a plain implementation of it.

mod completions;
mod everything;
mod lines;
mod obstacles;
mod plain;
mod possible;
mod solutions;
mod text;
