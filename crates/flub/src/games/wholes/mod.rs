//! Wholes: The Game. Two to six players move along a board of twenty spaces with cards that add up to exactly one
//! whole, as fractions, decimals, percents and pictures, or with cards that do not and a straight face. Rules:
//! `docs/rules/wholes.md`.
//!
//! [`Wholes`] is a state of a game. A [`Face`] is an exact value in a form; a [`Deck`] is checked before play, and a
//! [`Pack`] is one that comes with the game. What a seat may know is an [`Observation`].

mod action;
mod analysis;
mod bot;
mod card;
mod deck;
mod evaluation;
mod event;
mod face;
mod find;
mod level;
mod observation;
mod odds;
mod pack;
mod piles;
mod play;
mod refusal;
mod rival;
mod sample;
mod setup;
mod state;
mod strategy;
pub mod teach;

pub use action::{Act, Action};
pub use analysis::{Analysis, Standing};
pub use bot::Computer;
pub use card::Card;
pub use deck::{Deck, DeckFlaw};
pub use event::Event;
pub use face::{Digits, Face, FaceFlaw, Form, Value};
pub use level::Level;
pub use observation::{Observation, SeenPlay, Track};
pub use pack::Pack;
pub use play::{Called, Play};
pub use refusal::Refusal;
pub use setup::{Cards, Setup};
pub use state::{Stage, Wholes};
