//! POE (Pelham Odd 'R Even), by Layman E. Allen: two to six players write letters on a mat, every move claims that a
//! solution can still be reached and not yet at once, and claims are challenged and proved. Rules: `poe.md` and
//! `networks.md` in `docs/rules`.
//!
//! [`Poe`] is a state of a match, and its rounds follow one another. [`Position`] is a goal and the letters written since;
//! flubs are judged from it alone ([`Position::flubs`]). A [`Hearing`] is what a challenge or a force-out brings about:
//! sides are joined, a [`Proof`] is handed in under seal by everybody who bears the burden, and the [`Round`] that ends
//! with it says what was sustained, what was flawed and what it brought.

mod action;
mod bot;
mod event;
mod find;
mod flub;
mod hearing;
mod length;
mod level;
mod perception;
mod position;
mod proof;
mod prospect;
mod refusal;
mod round;
mod sample;
mod setup;
mod state;
mod strategy;
mod version;

pub use action::{Act, Action};
pub use bot::Computer;
pub use event::Event;
pub use flub::Flub;
pub use hearing::{Case, Hearing, Part, Side};
pub use length::Length;
pub use level::Level;
pub use position::Position;
pub use proof::{Proof, ProofFlaw};
pub use prospect::Prospect;
pub use refusal::Refusal;
pub use round::{Finding, Reason, Round};
pub use setup::{OpeningFlaw, Setup};
pub use state::{Poe, Stage};
pub use version::Version;
