//! Counts a game against computers when it ends.

use flub::play::{Game, Seat};
use yew::prelude::*;

use super::{
    midend::Table,
    results::{Came, RESULTS, Results, opponent},
    save::{Extras, Players},
    table_game::{TableGame, TableHandle},
};
use crate::app::context::use_app;

impl<G: TableGame> Table<G> {
    /// How the game came out for its only person, or for whoever won at a shared screen. None while it is played.
    pub fn came(&self) -> Option<Came> {
        let outcome = self.state().outcome()?;
        let mut people = Seat::first(self.state().seats()).filter(|&seat| self.seating.is_person(seat));
        let only = people.next().filter(|_| people.next().is_none());
        let is_alone = outcome.winners().count() == 1;
        Some(match only.is_none_or(|seat| outcome.won_by(seat)) {
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
    let played = use_mut_ref(|| table.step());
    let table = table.clone();
    use_effect_with(table.step(), move |&step| {
        // A pasted game was not played here.
        let has_ended = played.replace(step) + 1 == step;
        let counts = has_ended && !table.helped && table.extras.counts();
        let against = opponent(&table.seating.to_string());
        let people = Seat::first(table.state().seats()).filter(|&seat| table.seating.is_person(seat)).count();
        let Some(came) = table.came().filter(|_| counts && people == 1 && !against.is_empty()) else { return };
        let mut results: Results = storage.load(RESULTS).ok().flatten().unwrap_or_default();
        results.enter(G::Rules::NAME, against, came, table.record.seed());
        // `Storage` has reported a failure; the game goes on.
        let _ = storage.save(RESULTS, &results);
    });
}
