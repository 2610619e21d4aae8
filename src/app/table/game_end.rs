//! What happens once, when a game ends.

use flub::play::Game;
use yew::prelude::*;

use super::table_game::{TableGame, TableHandle};

/// Calls this when a game ends at the table that was played from its beginning.
#[hook]
pub fn use_game_end<G: TableGame>(table: &TableHandle<G>, on_end: impl FnOnce(&TableHandle<G>) + 'static) {
    let played = use_mut_ref(|| table.step());
    let table = table.clone();
    use_effect_with(table.step(), move |&step| {
        let is_next = played.replace(step) + 1 == step;
        if is_next && !table.given && table.state().outcome().is_some() {
            on_end(&table);
        }
    });
}
