//! POE (Pelham Odd 'R Even), by Layman E. Allen: two to six players write letters on a mat; every move claims that a
//! solution can still be reached, but not at once; claims are challenged and proved. Rules: `poe.md` and `networks.md`
//! in `docs/rules`.
//!
//! [`Poe`] is a state of a match of several rounds. [`Position`] is a goal and the letters written since; flubs are
//! judged from it alone ([`Position::flubs`]). A challenge or force-out leads to a [`Hearing`]: players join sides,
//! everybody who bears the burden hands in a sealed [`Proof`], and the finished [`Round`] says what was sustained, what
//! was flawed and how it scored.

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
pub mod teach;
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
