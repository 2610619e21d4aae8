//! The pages of Wholes: set-up, then the table; and the page of packs and decks.

mod actions;
mod bench;
mod calling;
mod card_view;
mod chronicle;
mod deck_draft;
mod deck_form;
mod deck_import;
mod deck_page;
mod draft;
mod effects;
mod face_view;
mod felt;
mod hand;
mod hint;
mod offer;
mod open_hands;
mod own_deck;
pub mod own_decks;
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
#[cfg(test)]
mod way_on;

use yew::prelude::*;

pub use self::{
    card_view::{CardBack, PlayingCard},
    pack_view::pack_name,
    save::Save,
    saying::sentence,
    sum_bar::{NumberLine, SumBar},
};
use self::{deck_page::DeckPage, play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    desk::{Desk, use_desk},
    seed::seed,
    shared::{
        keeping::{Found, left},
        views::use_views,
    },
};

/// The page of the game.
pub fn page() -> Html {
    html! { <Wholes /> }
}

/// The page of packs and decks.
pub fn deck_page() -> Html {
    html! { <DeckPage /> }
}

/// Wholes: goes on with the game that was left, or settles a new one.
#[component]
fn Wholes() -> Html {
    let Desk { storage, arrival, .. } = use_desk();
    let found = use_memo((), |()| Found::<Save>::take(&storage, &arrival));
    let views = {
        let game = found.game.clone();
        use_views(move || game.map(|(save, viewing)| Table { viewing, ..Table::new(save) }))
    };
    let show = views.show.reform(|save: Option<Save>| save.map(Table::new));
    match &*views.now {
        Some(start) => {
            let on_new = show.reform(|table: Table| SetUp::from(&table.save()).begun(seed()));
            let (on_leave, on_follow) = (show.reform(|()| None), show.reform(Some));
            html! {
                <div key={views.number}><PlayPage start={start.clone()} {on_new} {on_leave} {on_follow} /></div>
            }
        }
        None => {
            let on_continue = show.reform({
                let storage = storage.clone();
                move |()| left(&storage)
            });
            let on_begin = show.reform(|setup: SetUp| setup.begun(seed()));
            let sent = found.sent.as_ref().map(SetUp::from);
            html! { <div key="setup"><SetUpPage left={left(&storage)} {sent} {on_begin} {on_continue} /></div> }
        }
    }
}
