use std::{fmt, str::FromStr};

/// A game as it is kept: a text that reads back.
pub trait Kept: Clone + PartialEq + fmt::Display + FromStr + 'static {
    /// The storage key of the game in play.
    const KEY: &'static str;

    /// The storage key of the game finished last.
    const FINISHED_KEY: &'static str;

    /// Whether there is something left to play.
    fn is_in_play(&self) -> bool;

    /// Whether this is the same game, gone on as far.
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}
