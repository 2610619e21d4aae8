//! The pages of Wholes: set-up, then the table; and the page of packs and decks.

mod actions;
mod analysis_panel;
mod brought_deck;
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
mod face_view;
mod hand;
mod hint;
pub mod how_to;
mod how_to_sum;
pub mod learn;
mod look;
mod news;
mod offer;
mod on_stage;
mod open_hands;
mod own_deck;
pub mod own_decks;
mod pack_view;
mod page;
mod picker;
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
mod turned_over;
#[cfg(test)]
mod way_on;
mod whispers;

use yew::prelude::*;

pub use self::{
    card_view::{CardBack, PlayingCard},
    pack_view::pack_name,
    sum_bar::SumBar,
};
use self::{deck_page::DeckPage, save::Save, table::WholesTable};
use crate::app::{
    games::{Pages, Tile, reads},
    i18n::messages,
    table::{for_class::for_class, link::LinkPayload, table_page},
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "wholes",
    title: "home-wholes",
    about: "home-wholes-about",
    messages: messages!("src/app/games/wholes/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: false,
    has_decks: true,
};

/// Its words, styles and pages.
pub static PAGES: Pages = Pages {
    page: table_page::page::<WholesTable>,
    board: None,
    decks: Some(deck_page),
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    messages: messages!("src/app/games/wholes/words": "wholes", "cards", "decks", "how-to"),
    styles: &[
        include_str!("styles/cards.css"),
        include_str!("styles/decks.css"),
        include_str!("styles/card-table.css"),
        include_str!("styles/wholes.css"),
        include_str!("styles/track.css"),
    ],
    kept: reads::<Save>,
    position: None,
    for_class: for_class::<WholesTable>(),
    think: think::think,
};

/// The page of packs and decks.
fn deck_page(_: Option<LinkPayload>) -> Html {
    html! { <DeckPage /> }
}
