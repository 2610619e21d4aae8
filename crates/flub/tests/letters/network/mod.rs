//! Letter networks checked against `networks.md` and a plain implementation of it.

mod completions;
mod lines;
mod obstacles;
mod possible;
mod solutions;
mod text;
