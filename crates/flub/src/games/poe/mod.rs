//! POE (Pelham Odd 'R Even), by Layman E. Allen: two to six players write letters on a mat. Every move claims that a
//! solution can still be reached, but not at once; claims are challenged and proved. Rules: `poe.md` and `networks.md`
//! in `docs/rules`.
//!
//! [`Poe`] is a state of a match of several rounds. [`Position`] is a goal and the letters written since; it is enough
//! to judge flubs ([`Position::flubs`]). A challenge or force-out leads to a [`Hearing`]: players join sides, all who
//! bear the burden hand in a sealed [`Proof`], and the finished [`Round`] says which proofs were sustained or flawed,
//! and how they scored.
//!
//! A position knows no players. So the match, the coach, the review, the board without opponents and the referee judge
//! flubs with the same functions. Each table of the rule book is code in one place: `hearing` says who bears the
//! burden of proof, `round` gives the points.
//!
//! The papers of a hearing are private until all of them are in. What a seat observes is a state in which every other
//! paper is blank.
//!
//! What a level of the computer sees (`perception`) is separate from what it does with it (`bot`, `strategy`). How
//! often it overlooks something is in `level`.

mod action;
mod bot;
mod event;
mod find;
mod flub;
mod hearing;
mod length;
pub mod lessons;
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

pub use self::action::{Act, Action};
pub use self::bot::Computer;
pub use self::event::Event;
pub use self::flub::Flub;
pub use self::hearing::{Case, Hearing, Part, Side};
pub use self::length::Length;
pub use self::level::Level;
pub use self::position::Position;
pub use self::proof::{Proof, ProofFlaw};
pub use self::prospect::Prospect;
pub use self::refusal::Refusal;
pub use self::round::{Finding, Reason, Round};
pub use self::setup::{OpeningFlaw, Setup};
pub use self::state::{Poe, Stage};
pub use self::version::Version;
