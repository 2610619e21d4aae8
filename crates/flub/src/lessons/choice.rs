use std::fmt;

use super::Difficulty;
use crate::play::Seed;

/// An exercise chosen for a learner, with its ladder given by name. Its text is that of an
/// [`Exercise`](super::Exercise).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The name of the game whose ladder it belongs to.
    pub ladder: &'static str,
    /// The number of the step, from 1.
    pub step: usize,
    /// The difficulty asked for.
    pub difficulty: Difficulty,
    /// The seed of the task, at most [`LARGEST_SEED`](super::LARGEST_SEED).
    pub seed: Seed,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ladder, step, difficulty, seed } = self;
        match difficulty {
            Difficulty::Easy => write!(f, "{ladder} {step} seed {seed}"),
            Difficulty::Medium | Difficulty::Hard => write!(f, "{ladder} {step} {difficulty} seed {seed}"),
        }
    }
}
