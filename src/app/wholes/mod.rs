//! The pages of Wholes: set-up, then the table; and the page of packs and decks.

mod actions;
mod bench;
mod calling;
mod card_view;
mod chronicle;
mod deck_draft;
mod deck_form;
mod deck_page;
mod draft;
mod effects;
mod face_view;
mod felt;
mod hand;
mod hint;
mod open_hands;
mod own_decks;
mod pack_view;
mod picker;
mod play_page;
mod record_panel;
mod review;
mod save;
mod saying;
mod screen;
mod seating;
mod setup_page;
mod special;
mod sum_bar;
mod table;
mod telling;
pub mod think;
mod track;

use flub::play::Record;
use yew::functional::Hook;
use yew::prelude::*;

pub use self::{
    card_view::{card_back, card_view},
    deck_page::deck_page,
    saying::sentence,
    sum_bar::{number_line, sum_bar},
};
use self::{
    play_page::{PlayPageProps, play_page},
    save::{Save, SetUp},
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    seed::seed,
    shared::{
        kept::{in_play, left},
        views::use_views,
    },
};

/// Wholes: goes on with the game that was left, or settles a new one.
pub fn page() -> Html {
    part("wholes", (), |(), context| use_page().run(context))
}

#[hook]
fn use_page() -> Html {
    let storage = use_desk().storage;
    let views = {
        let storage = storage.clone();
        use_views(move || in_play(&storage).map(Table::new))
    };
    let show = views.show.reform(|save: Option<Save>| save.map(Table::new));
    match &*views.now {
        Some(start) => {
            let on_new = show.reform(|table: Table| begun(SetUp::from(&table.save())));
            let (on_leave, on_follow) = (show.reform(|()| None), show.reform(Some));
            let props = PlayPageProps { start: start.clone(), on_new, on_leave, on_follow };
            html! { <div key={views.number}>{ play_page(props) }</div> }
        }
        None => {
            let on_continue = show.reform({
                let storage = storage.clone();
                move |()| left(&storage)
            });
            let props = SetUpPageProps { left: left(&storage), on_begin: show.reform(begun), on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}

/// A game about to begin.
fn begun(setup: SetUp) -> Option<Save> {
    let record = Record::new(setup.setup()?, seed());
    Some(Save { seating: setup.seating, practice: setup.practice, record })
}
