//! How the computer looks in Floating Tic-Tac-Toe.

use flub::{
    games::floating::{Event, Floating},
    play::{Game as _, Seat},
};

use super::table::Table;
use crate::table::company::Face;

/// The face of a seat: glad about a tic-tac-toe that it has just made, and about a game that it has won.
pub fn face(table: &Table, seat: Seat) -> Face {
    let has_scored = || {
        let latest = table.record.played().last().is_some_and(|act| Floating::actor(act) == seat);
        latest && table.latest_events().unwrap_or_default().iter().any(|event| matches!(event, Event::Scored { .. }))
    };
    match (table.state().outcome(), table.state().to_move()) {
        _ if table.viewing.is_some() => Face::Calm,
        (Some(outcome), _) if outcome.won_by(seat) => Face::Glad,
        (None, Some(side)) if side.seat() == seat => Face::Thinking,
        (None, _) if has_scored() => Face::Glad,
        _ => Face::Calm,
    }
}
