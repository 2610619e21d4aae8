//! Wholes: The Game. Two to six players move along a board of twenty spaces with cards that add up to exactly one
//! whole, as fractions, decimals, percents and pictures, or with cards that do not and a straight face. Rules:
//! `docs/rules/wholes.md`.
//!
//! [`Wholes`] is a state of a game. A [`Face`] is an exact value in a form, a [`Deck`] is checked before play, and a
//! [`Pack`] is a deck that comes with the game. An [`Observation`] is what a seat may know.

mod action;
mod analysis;
mod bot;
mod card;
mod deck;
mod evaluation;
mod event;
mod face;
mod find;
pub mod lessons;
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

pub use self::action::{Act, Action};
pub use self::analysis::{Analysis, Standing};
pub use self::bot::Computer;
pub use self::card::Card;
pub use self::deck::{Deck, DeckFlaw};
pub use self::event::Event;
pub use self::face::{Digits, Face, FaceFlaw, Form, Value};
pub use self::level::Level;
pub use self::observation::{Observation, SeenPlay, Track};
pub use self::pack::Pack;
pub use self::play::{Called, Play};
pub use self::refusal::Refusal;
pub use self::setup::{Cards, Setup};
pub use self::state::{Stage, Wholes};
