//! What needs no browser: the app's words, styles, layers, plans and parsers of stored data, and the referee protocol.

#![cfg(test)]

mod contrast;
mod corpus;
mod layers;
mod parsers;
mod plans;
mod privacy;
mod protocol;
#[path = "../../examples/referee/mod.rs"]
mod referee;
mod seeds;
mod standards;
mod styles;
mod words;
