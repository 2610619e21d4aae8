//! How the computer looks in LawToe.

use flub::{
    games::lawtoe::{Event, LawToe, Role},
    play::{Game as _, Seat},
};

use super::table::Table;
use crate::table::company::Face;

/// The face of a seat. How a challenge ends is seen once its proof has been told.
pub fn face(table: &Table, seat: Seat) -> Face {
    let is = |role: Role| role.seat() == seat;
    if let Some(staged) = table.staged {
        let claims = match table.events_of(staged.step).and_then(<[Event]>::first) {
            Some(Event::Challenged { by, .. }) => is(*by),
            _ => table.record.played().get(staged.step - 1).is_some_and(|proof| LawToe::actor(proof) == seat),
        };
        return if claims { Face::Sure } else { Face::Thinking };
    }
    match (table.state().verdict(), table.state().to_act()) {
        _ if table.viewing.is_some() => Face::Calm,
        (Some(verdict), _) if is(verdict.winner()) => Face::Glad,
        (Some(_), _) => Face::Caught,
        (None, Some(role)) if is(role) => Face::Thinking,
        _ => Face::Calm,
    }
}
