//! Letter networks held against `networks.md` and against a plain implementation of it.

mod completions;
mod lines;
mod obstacles;
mod possible;
mod solutions;
mod text;
