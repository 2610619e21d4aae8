use super::{Level, Observation};
use crate::play::Seat;

/// What to expect of another player, as chances from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    /// The share of bluffs among its plays.
    pub bluffs: f64,
    /// The share of others' plays that it calls, of those it can call.
    pub calls: f64,
    /// The share of bluffs that it calls.
    pub calls_bluffs: f64,
}

impl Rival {
    /// What to expect of a player about whom nothing is known.
    pub const STRANGER: Rival = Rival { bluffs: 0.25, calls: 0.2, calls_bluffs: 0.2 };

    /// The number of observed cases that count as much as what is expected of a stranger.
    const WEIGHT: f64 = 2.0;

    /// How much more often a player who watches the odds calls bluffs than plays in general.
    const WATCHFUL: f64 = 3.0;

    /// Returns what a player of this level expects of a seat. Only the expert learns from past calls.
    pub fn of(level: Level, seen: &Observation, seat: Seat) -> Self {
        if level != Level::Expert {
            return Self::STRANGER;
        }
        let share =
            |cases: usize, of: usize, before: f64| (cases as f64 + Self::WEIGHT * before) / (of as f64 + Self::WEIGHT);
        let track = &seen.tracks[seat.index()];
        let bluffs = share(track.caught, track.caught + track.cleared, Self::STRANGER.bluffs);
        let own_calls = track.right_calls + track.wrong_calls;
        // The plays of others that it could call: all but those that somebody else called, and the one on the table.
        let plays_of_all: usize = seen.tracks.iter().map(|track| track.plays).sum();
        let called: usize = seen.tracks.iter().map(|track| track.caught + track.cleared).sum();
        let by_others = called - own_calls - (track.caught + track.cleared);
        let open = seen.play.as_ref().filter(|play| play.by != seat).is_some();
        let chances = plays_of_all - track.plays - by_others - usize::from(open);
        let calls = share(own_calls, chances, Self::STRANGER.calls);
        Self { bluffs, calls, calls_bluffs: (Self::WATCHFUL * calls).min(1.0) }
    }
}
