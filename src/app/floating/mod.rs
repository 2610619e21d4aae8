//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod analysis_panel;
mod board;
mod board_view;
mod count;
mod effects;
mod figure;
mod findings;
mod hand;
mod play_page;
mod record_panel;
mod save;
mod scene;
mod screen;
mod seating;
mod setup_page;
mod table;
mod telling;
mod think;

use flub::play::Record;
use yew::functional::Hook;
use yew::prelude::*;

use self::{
    play_page::{PlayPageProps, play_page},
    save::{Save, SetUp},
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
use crate::app::{desk::use_desk, focus::focus, html::html, part::part, seed::seed, storage::Storage};

pub use self::{figure::figure, think::think};

/// Floating Tic-Tac-Toe: goes on with the game that was left, or settles a new one.
pub fn page() -> Html {
    part("floating", (), |(), context| use_page().run(context))
}

#[hook]
fn use_page() -> Html {
    let storage = use_desk().storage;
    let table = {
        let storage = storage.clone();
        use_state(move || in_play(&storage).map(Table::from))
    };
    let on_leave = {
        let table = table.clone();
        Callback::from(move |()| table.set(None))
    };
    let on_begin = {
        let table = table.clone();
        Callback::from(move |chosen: SetUp| {
            let record = Record::new(chosen.setup, seed());
            table.set(Some(Table::from(Save { seating: chosen.seating(), record })));
        })
    };
    let on_continue = {
        let (table, storage) = (table.clone(), storage.clone());
        Callback::from(move |()| table.set(left(&storage).map(Table::from)))
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
            let props = SetUpPageProps { left: left(&storage), on_begin, on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}

/// The game in play; nothing when there is none, or when it could not be read and was set aside.
fn in_play(storage: &Storage) -> Option<Save> {
    storage.load(Save::KEY).ok().flatten()
}

/// The game in play, or else the one finished last.
fn left(storage: &Storage) -> Option<Save> {
    in_play(storage).or_else(|| storage.load(Save::FINISHED_KEY).ok().flatten())
}
