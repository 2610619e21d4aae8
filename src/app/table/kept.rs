use std::{fmt, str::FromStr};

use flub::play::{Game, Record};

/// A game as it is kept: a text that reads back.
pub trait Kept: Clone + PartialEq + fmt::Display + FromStr + 'static {
    /// The game.
    type Game: Game;

    /// The storage key of the game in play.
    const KEY: &'static str;

    /// The storage key of the game finished last.
    const FINISHED_KEY: &'static str;

    /// What was played.
    fn record(&self) -> &Record<Self::Game>;

    /// Whether there is something left to play.
    fn is_in_play(&self) -> bool {
        self.record().state().outcome().is_none()
    }

    /// Whether this is the same game, gone on as far.
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}
