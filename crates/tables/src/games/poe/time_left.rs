//! How much of a stated time is left, and that it runs out.

use flub::{
    games::poe::{Act, Action, Length, Stage},
    play::Seat,
};

use super::table::{Table, Turn};

/// How many seconds are left at the step on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLeft {
    /// The match is not played for a stated time.
    Untimed,
    /// So many are left now.
    Now(u32),
    /// So many were left at an earlier step.
    Then(u32),
    /// How many were left at an earlier step was not noted.
    Unknown,
}

impl Table {
    /// The length in seconds of a match that is played for a stated time.
    pub fn stated_time(&self) -> Option<u32> {
        match self.state().setup().length() {
            Length::Minutes(minutes) => Some(u32::from(minutes) * 60),
            Length::Points(_) | Length::Rounds(_) => None,
        }
    }

    /// The seconds left in a match that is played for a stated time.
    pub fn seconds_left(&self) -> Option<u32> {
        self.stated_time().map(|time| time.saturating_sub(self.extras.elapsed))
    }

    /// The time that is left at the step on screen.
    pub fn time_left(&self) -> TimeLeft {
        match (self.stated_time(), self.viewing) {
            (None, _) => TimeLeft::Untimed,
            (Some(time), None) => TimeLeft::Now(time.saturating_sub(self.extras.elapsed)),
            (Some(time), Some(step)) => {
                self.extras.after(step).map_or(TimeLeft::Unknown, |then| TimeLeft::Then(time.saturating_sub(then)))
            }
        }
    }

    /// Whether the clock of a match that is played for a stated time runs: until time is called.
    pub fn clock_runs(&self) -> bool {
        let state = self.state();
        self.seconds_left().is_some() && !state.is_time_called() && state.stage() != Stage::Over
    }

    /// Advances the clock. At the end of the stated time the current round becomes the last.
    pub(super) fn advance_clock(&self) -> Turn {
        let clock = self.extras.clone().ticked();
        let is_over = self.stated_time().is_some_and(|time| clock.elapsed >= time) && !self.state().is_time_called();
        Turn::Tick(clock, is_over.then_some(Action { by: Seat::FIRST, act: Act::CallTime }))
    }
}
