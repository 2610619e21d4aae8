//! What the screen offers people to do.

use flub::{
    games::poe::{Round, Stage},
    play::Seat,
};

use super::table::Table;
use crate::context::settings::Pace;

/// The delay of a computer when no person can act, in milliseconds: long enough to see the previous action.
pub const BEAT: u32 = 700;

/// The delay of a computer after another computer's letter, in milliseconds: long enough to look at it.
pub const LOOK: u32 = 1_500;

/// The actions that the screen offers. People who may challenge can do that as well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer<'a> {
    /// Return to the latest step.
    Now,
    /// Read how the round came out, and go on.
    Verdict(&'a Round),
    /// Try the failed proof again for practice, for this person.
    Retry(Seat),
    /// Begin another match.
    NewMatch,
    /// Set the goal, for this person.
    Goal(Seat),
    /// Write a letter or declare a force-out, by this person.
    Turn(Seat),
    /// Join a side, for this person.
    Join(Seat),
    /// Open the curtain for this person.
    Curtain(Seat),
    /// Write a proof, for this person.
    Proof(Seat),
    /// Nothing: the computers are about to act.
    Nothing,
}

impl Table {
    /// The actions offered now.
    pub fn offer(&self) -> Offer<'_> {
        if self.viewing.is_some() {
            return Offer::Now;
        }
        if let Some(round) = self.judged_round() {
            let retries = self.seating.only_person().filter(|_| self.screen.retry.is_some());
            return retries.map_or(Offer::Verdict(round), Offer::Retry);
        }
        match (self.state().stage(), self.acting()) {
            (Stage::Goal(_), Some(seat)) => Offer::Goal(seat),
            (Stage::Turn(_), Some(seat)) => Offer::Turn(seat),
            (Stage::Join(_), Some(seat)) => Offer::Join(seat),
            (Stage::Proof, Some(seat)) if self.is_veiled(seat) => Offer::Curtain(seat),
            (Stage::Proof, Some(seat)) => Offer::Proof(seat),
            (Stage::Over, _) => Offer::NewMatch,
            (_, None) => Offer::Nothing,
        }
    }

    /// The delay of the computers, in milliseconds. `None` if they wait for the person who is to act. Whoever could challenge meanwhile still
    /// can after another letter, so nobody has to be quick.
    pub fn wait(&self, pace: Pace) -> Option<u32> {
        match self.challengers().next() {
            Some(_) if self.acting().is_some() => pace.wait(),
            Some(_) => Some(pace.wait().unwrap_or(LOOK)),
            None => Some(BEAT),
        }
    }
}
