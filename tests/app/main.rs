//! The app apart from its pages: words, styles, layers, and the readers of stored data.

#[path = "readers/mod.rs"]
mod app;
mod contrast;
mod corpus;
mod layers;
mod parsers;
mod privacy;
#[path = "../../examples/referee/mod.rs"]
mod referee;
mod seeds;
mod styles;
mod words;
