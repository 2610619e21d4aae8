//! How the computers look in Wholes.

use flub::{
    games::wholes::Event,
    play::{Game as _, Seat},
};

use super::table::Table;
use crate::table::company::Face;

/// The face of a seat. Whoever has laid down a play looks sure of it, be it a whole or a bluff, until its cards have been turned
/// over; who may act with a hidden card looks like who may not.
pub fn face(table: &Table, seat: Seat) -> Face {
    let step = table.staged.map_or(table.step_on_screen(), |staged| staged.step);
    let mut earlier = table.record.events()[..step].iter().filter_map(|events| events.first()).rev();
    let latest = earlier.find(|event| !matches!(event, Event::LetBe(_)));
    let outcome = table.state().outcome().filter(|_| table.is_present());
    if outcome.is_some_and(|outcome| outcome.won_by(seat)) {
        return Face::Glad;
    }
    match latest {
        // While they turn over nobody knows how it ends.
        Some(Event::Called(called)) if table.staged.is_some() => match seat {
            _ if seat == called.by => Face::Sure,
            _ if seat == called.player => Face::Thinking,
            _ => Face::Calm,
        },
        Some(Event::Called(called)) if seat == called.by || seat == called.player => {
            if called.right == (seat == called.by) { Face::Glad } else { Face::Caught }
        }
        Some(Event::Played { by, .. }) if *by == seat => Face::Sure,
        _ if table.is_live() && table.whose_turn() == Some(seat) => Face::Thinking,
        _ => Face::Calm,
    }
}
