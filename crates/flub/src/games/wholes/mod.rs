//! Wholes: The Game. Two to six players move along a board of twenty spaces with cards that add up to exactly one
//! whole, as fractions, decimals, percents and pictures, or with cards that do not and a straight face. Rules:
//! `docs/rules/wholes.md`.
//!
//! [`Wholes`] is a state of a game. A [`Face`] is an exact value in a form, a [`Deck`] is checked before play, and a
//! [`Pack`] is a deck that comes with the game. An [`Observation`] is what a seat may know.
//!
//! # Hidden cards
//!
//! An [`Observation`] holds a seat's own hand, how many cards the others have, what was said, the cards that calls
//! have turned over, and the part of the discard that the seat has seen. Hands are sorted, and the draw pile is sorted
//! before it is shuffled, so that no order reveals anything. The tests exchange hidden cards and compare observations.
//!
//! # The computers
//!
//! Plays, bluffs and calls are compared by one measure: the chance to win afterwards (`evaluation`). How likely a call
//! is to be right follows from the unseen cards (`odds`) and from how often the player bluffs (`rival`). The odds are
//! exact where they are 0 or 1. In between they depend on a model of bluffers, whose weights are chosen so that the
//! estimates match how often calls among computers are right. Players who watch the odds call bluffs more often than
//! wholes; an expert that ignored this lost to the sly level. SWAP, kept for the end of the game, is worth more than
//! anything else. The [`Analysis`] uses the same measure with all hands open.

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
