//! The score sheet of a series of matches, stored in the browser.

use flub::games::lawtoe::{Match, Role, Series};
use yew::prelude::*;

use super::table::LawToeTable;
use crate::{
    context::use_app,
    platform::storage::Storage,
    table::{table_game::TableHandle, table_page::use_game_end},
};

/// The storage key of the score sheet.
const KEY: &str = "flub.lawtoe.sheet";

/// The stored score sheet.
pub fn kept(storage: &Storage) -> Series {
    storage.load(KEY).ok().flatten().unwrap_or_default()
}

/// The score sheet at a table, to which a match is added when it ends.
#[hook]
pub fn use_series(table: &TableHandle<LawToeTable>) -> Series {
    let storage = use_app().storage;
    let series = use_state(|| kept(&storage));
    let setter = series.setter();
    let sheet = (*series).clone();
    use_game_end(table, move |table| {
        let Some(verdict) = table.state().verdict() else { return };
        let person = table.seating.person();
        let role = person.unwrap_or(Role::Plaintiff);
        let mut next = sheet;
        let against_computer = table.seating.computer().is_some();
        next.enter(Match::new(table.state().variant(), role, against_computer, verdict, table.record.seed()));
        // `Storage` has reported a failure; the match goes on.
        let _ = storage.save(KEY, &next);
        setter.set(next);
    });
    (*series).clone()
}
