//! How the computers look in POE.

use flub::{
    games::poe::{Part, Reason, Round, Stage},
    play::Seat,
};

use super::table::Table;
use crate::table::company::Face;

/// The face of a seat. How a challenge ends is seen when its verdict is, and proofs under seal are not.
pub fn face(table: &Table, seat: Seat) -> Face {
    let told = table.staged.map(|staged| table.record.state_after(staged.step));
    let state = told.as_ref().unwrap_or(table.state());
    let judged = table.judged_round().filter(|_| table.staged.is_none());
    match (judged, state.hearing()) {
        _ if table.viewing.is_some() && table.staged.is_none() => Face::Calm,
        (Some(round), _) => after(round, seat),
        (None, Some(hearing)) if hearing.caller() == seat => Face::Sure,
        (None, Some(hearing)) => {
            let is_doubted = table.staged.is_some() && hearing.part(seat) == Part::Mover;
            let acts = state.stage() == Stage::Join(seat) || hearing.writers().next() == Some(seat);
            if is_doubted || acts { Face::Thinking } else { Face::Calm }
        }
        (None, None) if table.staged.is_some() => {
            let caller = state.finished().last().map(|round| round.hearing().caller());
            if caller == Some(seat) { Face::Sure } else { Face::Thinking }
        }
        (None, None) => match state.stage() {
            Stage::Goal(whose) | Stage::Turn(whose) if whose == seat => Face::Thinking,
            _ => Face::Calm,
        },
    }
}

fn after(round: &Round, seat: Seat) -> Face {
    let finding = &round.findings()[seat.index()];
    let has_failed = matches!(finding.reason, Reason::Failed | Reason::ForceOutFailed);
    match finding.points {
        1.. => Face::Glad,
        0 if !has_failed => Face::Calm,
        _ => Face::Caught,
    }
}
