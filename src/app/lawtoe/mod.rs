//! The page of LawToe: set-up, then the table.

mod draft;
mod effects;
mod flaw;
mod play_page;
mod prover;
mod record_panel;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod setup_page;
mod table;
mod telling;
mod think;
mod verdict_panel;
mod writing;

use flub::{games::lawtoe::Series, play::Record};
use yew::functional::Hook;
use yew::prelude::*;

use self::{
    play_page::{PlayPageProps, play_page},
    save::{Save, SetUp},
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
use crate::app::{desk::use_desk, focus::focus, html::html, part::part, seed::seed, storage::Storage};

pub use self::think::think;

/// The storage key of the score sheet.
const SERIES_KEY: &str = "flub.lawtoe.sheet";

/// LawToe: goes on with the match that was left, or settles a new one.
pub fn page() -> Html {
    part("lawtoe", (), |(), context| use_page().run(context))
}

#[hook]
fn use_page() -> Html {
    let storage = use_desk().storage;
    let table = {
        let storage = storage.clone();
        use_state(move || in_play(&storage).map(|left| Table::new(left.record, left.seating, series(&storage))))
    };
    let on_leave = {
        let table = table.clone();
        Callback::from(move |()| table.set(None))
    };
    let on_begin = {
        let (table, storage) = (table.clone(), storage.clone());
        Callback::from(move |setup: SetUp| {
            let record = Record::new(setup.variant, seed());
            table.set(Some(Table::new(record, setup.seating(), series(&storage))));
        })
    };
    let on_continue = {
        let (table, storage) = (table.clone(), storage.clone());
        Callback::from(move |()| {
            table.set(left(&storage).map(|left| Table::new(left.record, left.seating, series(&storage))));
        })
    };
    {
        // Whoever leaves the table hears and sees the set-up from its top.
        let sat = use_mut_ref(|| false);
        use_effect_with(table.is_some(), move |&sits| {
            if sat.replace(sits) && !sits {
                focus(".setup h1");
            }
        });
    }
    match &*table {
        Some(start) => {
            html! { <div key="play">{ play_page(PlayPageProps { start: start.clone(), on_leave }) }</div> }
        }
        None => {
            let props = SetUpPageProps { left: left(&storage), series: series(&storage), on_begin, on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}

/// The match in play; nothing when there is none, or when it could not be read and was set aside.
fn in_play(storage: &Storage) -> Option<Save> {
    storage.load(Save::KEY).ok().flatten()
}

/// The match in play, or else the one finished last.
fn left(storage: &Storage) -> Option<Save> {
    in_play(storage).or_else(|| storage.load(Save::FINISHED_KEY).ok().flatten())
}

fn series(storage: &Storage) -> Series {
    storage.load(SERIES_KEY).ok().flatten().unwrap_or_default()
}
