//! What the screen offers people to do.

use flub::{games::wholes::Stage, play::Seat};

use super::table::Table;
use crate::context::settings::Pace;

/// The delay of a computer when no person can act, in milliseconds: long enough to see the previous action.
pub const BEAT: u32 = 800;

/// The actions that the screen offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Return to the latest step.
    Now,
    /// Begin another game.
    NewGame,
    /// Call the play on the table or let it pass.
    Call,
    /// Let the waiting computers go on.
    GoOn,
    /// Open the curtain for this person.
    Curtain(Seat),
    /// Draw a card, for this person.
    Draw(Seat),
    /// Play cards or pass, for this person.
    Play(Seat),
    /// Nothing: the computers are about to act.
    Nothing,
}

impl Table {
    /// The actions offered now.
    pub fn offer(&self, pace: Pace) -> Offer {
        if self.viewing.is_some() {
            return Offer::Now;
        }
        if self.is_over() {
            return Offer::NewGame;
        }
        if self.can_be_called() {
            return Offer::Call;
        }
        let computers_first = self.computers_pending().next().is_some();
        match (self.acting().filter(|_| !computers_first), self.state().stage()) {
            (None, _) if self.wait(pace).is_none() => Offer::GoOn,
            (None, _) => Offer::Nothing,
            (Some(seat), _) if self.is_veiled() => Offer::Curtain(seat),
            (Some(seat), Stage::Turn(..)) => Offer::Play(seat),
            (Some(seat), Stage::Draw(_) | Stage::Over) => Offer::Draw(seat),
        }
    }

    /// The delay of the computers so that people can act first, in milliseconds. `None` if they wait for a person.
    pub fn wait(&self, pace: Pace) -> Option<u32> {
        match pace {
            _ if !self.is_people_time() || self.released => Some(BEAT),
            pace => pace.wait(),
        }
    }
}
