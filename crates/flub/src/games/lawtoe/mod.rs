//! LawToe, by Layman E. Allen and Sandra L. Bartlett: the Plaintiff seeks a solution on a 3x3 mat, the Defendant blocks
//! every solution. Rules: `lawtoe.md` and `networks.md` in `docs/rules`.
//!
//! [`LawToe`] is a state of one match. A [`Move`] is what one turn writes. A [`Flub`] can be challenged; the player who
//! bears the [`Burden`] writes a [`Proof`], and the [`Verdict`] says whether it is sustained or flawed.
//!
//! [`LawToe::find_proof`] finds proofs, [`Solver`] knows who wins from any state, and [`Computer`] plays from both at a
//! [`Level`].

mod action;
mod bot;
mod event;
mod find;
mod flub;
pub mod lessons;
mod level;
mod proof;
mod refusal;
mod role;
mod sample;
mod series;
mod solver;
mod state;
mod strategy;
mod variant;
mod verdict;
mod writing;

pub use self::action::{Act, Action};
pub use self::bot::Computer;
pub use self::event::Event;
pub use self::flub::Flub;
pub use self::level::Level;
pub use self::proof::{Proof, ProofFlaw};
pub use self::refusal::Refusal;
pub use self::role::Role;
pub use self::series::{Match, Series};
pub use self::solver::Solver;
pub use self::state::{LawToe, Move, Stage};
pub use self::variant::Variant;
pub use self::verdict::{Burden, Case, Verdict};
