use flub::games::lawtoe::{Burden, Stage, Verdict};

use super::table::Table;

/// What the screen offers people to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer<'a> {
    /// Read how the match came out, and begin another.
    Verdict(&'a Verdict),
    /// Come back to the present.
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
    /// What people are offered.
    pub fn offer(&self) -> Offer<'_> {
        match (self.state().stage(), self.person_to_act()) {
            (Stage::Over(verdict), _) => Offer::Verdict(verdict),
            _ if self.viewing.is_some() => Offer::Now,
            (_, None) => Offer::Nothing,
            (Stage::Goal, Some(_)) => Offer::Goal,
            (Stage::Turn(_), Some(_)) => Offer::Turn,
            (Stage::Proof(burden), Some(_)) => Offer::Proof(*burden),
        }
    }
}
