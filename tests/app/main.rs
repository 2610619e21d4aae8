//! What the app is made of beside its pages: words, styles, layers, and the readers of what it keeps.

#[path = "readers/mod.rs"]
mod app;
mod contrast;
mod corpus;
mod layers;
mod parsers;
#[path = "../../examples/referee/mod.rs"]
mod referee;
mod seeds;
mod styles;
mod words;
