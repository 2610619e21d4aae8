use std::{fmt, str::FromStr};

use super::{Card, Face};
use crate::play::{Seat, Unreadable};

/// An action of a player, written with the seat first, counted from 1: `1 draws`, `1 plays 1/4, 75% saying 1/4, 3/4`,
/// `2 calls`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The seat that acts.
    pub by: Seat,
    /// What the player does.
    pub act: Act,
}

/// What a player can do, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Draws a card, which begins the turn: `draws`.
    Draw,
    /// Plays cards face down and says a sum: `plays 1/4, 75% saying 1/4, 3/4`.
    Play {
        /// The cards played.
        cards: Vec<Card>,
        /// The values that are said, one for each card.
        said: Vec<Face>,
    },
    /// Plays nothing: `passes`.
    Pass,
    /// Calls the play on the table: `calls`.
    Call,
    /// Declines to call it: `lets it be`.
    LetBe,
    /// Changes places with another player: `swaps with 3`.
    Swap(Seat),
    /// Takes a second turn: `replays`.
    Replay,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.by)?;
        match &self.act {
            Act::Draw => f.write_str("draws"),
            Act::Play { cards, said } => {
                f.write_str("plays ")?;
                listed(f, cards)?;
                f.write_str(" saying ")?;
                listed(f, said)
            }
            Act::Pass => f.write_str("passes"),
            Act::Call => f.write_str("calls"),
            Act::LetBe => f.write_str("lets it be"),
            Act::Swap(seat) => write!(f, "swaps with {seat}"),
            Act::Replay => f.write_str("replays"),
        }
    }
}

fn listed(f: &mut fmt::Formatter<'_>, items: &[impl fmt::Display]) -> fmt::Result {
    items.iter().enumerate().try_for_each(|(place, item)| {
        let gap = if place == 0 { "" } else { ", " };
        write!(f, "{gap}{item}")
    })
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (by, rest) = text.trim().split_once(' ').ok_or(Unreadable("an action is a seat and what it does"))?;
        Ok(Action { by: by.parse()?, act: rest.parse()? })
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if let Some(play) = text.trim_start().strip_prefix("plays ") {
            let (cards, said) = play.split_once(" saying ").ok_or(Unreadable("a play is said"))?;
            let cards = cards.split(',').map(str::parse).collect::<Result<_, _>>()?;
            return Ok(Act::Play { cards, said: said.split(',').map(str::parse).collect::<Result<_, _>>()? });
        }
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["draws"] => Ok(Act::Draw),
            ["passes"] => Ok(Act::Pass),
            ["calls"] => Ok(Act::Call),
            ["lets", "it", "be"] => Ok(Act::LetBe),
            ["swaps", "with", other] => Ok(Act::Swap(other.parse()?)),
            ["replays"] => Ok(Act::Replay),
            _ => Err(Unreadable("no player can do this")),
        }
    }
}
