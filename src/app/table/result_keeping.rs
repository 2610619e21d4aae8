//! Counts a game against computers when it ends.

use flub::play::{Game, Seat};
use yew::prelude::*;

use super::{
    game_end::use_game_end,
    midend::Table,
    results::{Came, RESULTS, Results, opponent},
    save::{Extras, Players},
    table_game::{TableGame, TableHandle},
};
use crate::app::context::use_app;

impl<G: TableGame> Table<G> {
    /// The seat of the only person at the screen. `None` if several share it.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::first(self.state().seats()).filter(|&seat| self.seating.is_person(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// How the game came out for its only person, or for whoever won at a shared screen. None while it is played.
    pub fn came(&self) -> Option<Came> {
        let outcome = self.state().outcome()?;
        let is_alone = outcome.winners().count() == 1;
        Some(match self.only_person().is_none_or(|seat| outcome.won_by(seat)) {
            true if is_alone => Came::Won,
            true => Came::Shared,
            false => Came::Lost,
        })
    }
}

/// Counts the game when it ends here, unless help was used.
#[hook]
pub fn use_results<G: TableGame>(table: &TableHandle<G>) {
    let storage = use_app().storage;
    use_game_end(table, move |table| {
        let levels = table.seating.levels();
        let is_alone = table.only_person().is_some() && !levels.is_empty();
        let counts = is_alone && !table.helped && table.extras.counts();
        let Some(came) = table.came().filter(|_| counts) else { return };
        let mut results: Results = storage.load(RESULTS).ok().flatten().unwrap_or_default();
        results.enter(G::Rules::NAME, opponent(levels), came, table.record.seed());
        // `Storage` has reported a failure; the game goes on.
        let _ = storage.save(RESULTS, &results);
    });
}
