//! The pages of Wholes: set-up, then the table; and the page of packs and decks.

mod actions;
mod calling;
mod card_speech;
mod card_view;
mod deck_draft;
mod deck_editor;
mod deck_form;
mod deck_import;
mod deck_page;
mod describe;
mod draft;
mod effects;
mod face_view;
mod hand;
mod hint;
mod history;
pub mod how_to;
mod how_to_cards;
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
mod screen;
mod seating;
mod setup_page;
mod special;
mod sum_bar;
mod table;
mod table_center;
pub mod think;
mod track;
#[cfg(test)]
mod way_on;

use yew::prelude::*;

pub use self::{
    card_speech::sentence,
    card_view::{CardBack, PlayingCard},
    pack_view::pack_name,
    save::Save,
    sum_bar::{NumberLine, SumBar},
};
use self::{deck_page::DeckPage, play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    context::use_app,
    games::{Pages, Tile, reads},
    i18n::messages,
    platform::seed::seed,
    table::{
        autosave::{InitialGame, left},
        link::{LinkPayload, LinkProps},
        views::use_views,
    },
};

/// What is on its tile.
pub const TILE: Tile = Tile {
    name: "wholes",
    title: "home-wholes",
    about: "home-wholes-about",
    messages: messages!("src/app/games/wholes/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: false,
    has_decks: true,
};

/// What it brings with it.
pub static PAGES: Pages = Pages {
    page,
    board: None,
    decks: Some(deck_page),
    how_to: how_to::SECTIONS,
    messages: messages!("src/app/games/wholes/words": "wholes", "cards", "decks", "how-to"),
    styles: &[
        include_str!("styles/cards.css"),
        include_str!("styles/decks.css"),
        include_str!("styles/wholes.css"),
        include_str!("styles/track.css"),
    ],
    kept: reads::<Save>,
    position: None,
    think: think::think,
};

/// The page of the game.
fn page(link: Option<LinkPayload>) -> Html {
    html! { <Wholes {link} /> }
}

/// The page of packs and decks.
fn deck_page(_: Option<LinkPayload>) -> Html {
    html! { <DeckPage /> }
}

/// Wholes: goes on with the game that was left, or settles a new one.
#[component]
fn Wholes(LinkProps { link }: &LinkProps) -> Html {
    let storage = use_app().storage;
    let found = use_memo((), |()| InitialGame::<Save>::find(&storage, link.as_ref()));
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
            let set_up = found.set_up.as_ref().map(SetUp::from);
            html! { <div key="setup"><SetUpPage left={left(&storage)} {set_up} {on_begin} {on_continue} /></div> }
        }
    }
}
