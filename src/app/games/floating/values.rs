//! Analysis while values are shown.

use yew::prelude::*;

use super::{
    table::{FloatingTable, Intent},
    think,
};
use crate::app::table::{
    effects::{Question, use_thinking},
    table_game::TableHandle,
};

/// The number of rounds after which the analysis stops until it is requested again.
pub const ROUNDS: u32 = 60;

/// Analyses in rounds while values are shown, until all are proved or the limit is reached, and not while the computer
/// thinks about its turn.
#[hook]
pub fn use_values(table: &TableHandle<FloatingTable>) {
    let (step, hand, rounds) = (table.step_on_screen(), table.screen.hand, table.screen.rounds);
    let computer = table.state().to_move().and_then(|side| table.seating.computer_at(side));
    let known = table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let wanted = table.screen.values && !known && rounds < ROUNDS && (computer.is_none() || table.viewing.is_some());
    let wanted = wanted && table.on_screen().to_move().is_some();
    let text = wanted.then(|| think::values_request(hand, rounds, &table.record, step));
    let table = table.clone();
    use_thinking("floating", think::think, text.map(|text| Question { text, wait: 0 }), move |answer: String| {
        if let Ok(findings) = answer.parse() {
            table.dispatch(Intent::Found(step, hand, findings).into());
        }
    });
}
