//! What the screen offers people to do.

use flub::games::lawtoe::{Burden, Stage, Verdict};

use super::table::Table;

/// The actions that the screen offers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer<'a> {
    /// Read the result and begin another match.
    Verdict(&'a Verdict),
    /// Try the failed proof again for practice.
    Retry(Burden),
    /// Return to the latest step.
    Now,
    /// Set the goal.
    Goal,
    /// Write letters, challenge, or let a full mat stand.
    Turn,
    /// Write a proof.
    Proof(Burden),
    /// Nothing: the computer is about to act.
    Nothing,
}

impl Table {
    /// The actions offered now.
    pub fn offer(&self) -> Offer<'_> {
        match (self.state().stage(), self.person_to_act()) {
            _ if self.viewing.is_some() => Offer::Now,
            (Stage::Over(verdict), _) if self.screen.retry.is_some() => Offer::Retry(verdict.burden),
            (Stage::Over(verdict), _) => Offer::Verdict(verdict),
            (_, None) => Offer::Nothing,
            (Stage::Goal, Some(_)) => Offer::Goal,
            (Stage::Turn(_), Some(_)) => Offer::Turn,
            (Stage::Proof(burden), Some(_)) => Offer::Proof(*burden),
        }
    }
}
