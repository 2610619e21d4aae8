//! LawToe, by Layman E. Allen and Sandra L. Bartlett: the Plaintiff seeks a solution on a 3x3 mat, the Defendant blocks
//! every one. Rules: `lawtoe.md` and `networks.md` in `docs/rules`.
//!
//! [`LawToe`] is a state of one match. A [`Move`] is what one turn writes. A [`Flub`] can be challenged; whoever bears
//! the [`Burden`] writes a [`Proof`], and the [`Verdict`] says whether it is sustained or flawed.
//!
//! [`LawToe::find_proof`] finds proofs, [`Solver`] knows who wins from any state, and [`Computer`] plays from both at a
//! [`Level`].

mod action;
mod bot;
mod event;
mod find;
mod flub;
mod level;
mod proof;
mod refusal;
mod role;
mod sample;
mod series;
mod solver;
mod state;
mod strategy;
pub mod teach;
mod variant;
mod verdict;
mod writing;

pub use action::{Act, Action};
pub use bot::Computer;
pub use event::Event;
pub use flub::Flub;
pub use level::Level;
pub use proof::{Proof, ProofFlaw};
pub use refusal::Refusal;
pub use role::Role;
pub use series::{Match, Series};
pub use solver::Solver;
pub use state::{LawToe, Move, Stage};
pub use variant::Variant;
pub use verdict::{Burden, Case, Verdict};
