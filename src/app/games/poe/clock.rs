//! The clock of a match that is played for a stated time.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::table::{Intent, PoeTable};
use crate::app::table::table_game::TableHandle;

/// The clock ticks while it runs.
#[hook]
pub fn use_clock(table: &TableHandle<PoeTable>) {
    let runs = table.clock_runs();
    let dispatcher = table.dispatcher();
    use_effect_with(runs, move |&runs| {
        let clock = runs.then(|| Interval::new(1_000, move || dispatcher.dispatch(Intent::Tick.into())));
        move || drop(clock)
    });
}
