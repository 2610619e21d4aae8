//! The pages of Wholes: set-up, then the table; and the page of packs and decks.
//!
//! The page contains only the cards of the person at the screen: those of the only person, or of the person whose turn
//! it is, once that person has opened the curtain. Out of turn, people look at their hands and play special cards from
//! them behind a curtain of their own, so the page does not show whether somebody holds SWAP or REPLAY. The text of
//! the record names cards, so it is withheld unless all cards may be seen: in practice and after the game. For the
//! same reason only practice has undo.

mod actions;
mod card_view;
mod deck_editor;
mod deck_import;
mod deck_page;
mod dialogs;
pub mod exercise;
mod hand;
pub mod how_to;
pub mod own_decks;
mod page;
mod review;
mod setup_page;
mod table_center;
mod track;

use flub_tables::{
    games::wholes::{
        save::{Save, SetUp},
        table::WholesTable,
    },
    i18n::Words,
};
use yew::prelude::*;

use self::{deck_import::BroughtDeck, deck_page::DeckPage};
use crate::{
    games::{DrawSetUp, FurtherPage, Pages, Tile},
    table::{for_class::Chosen, table_page, table_pages::TablePages},
};

pub use self::{
    card_view::{CardBack, PlayingCard},
    deck_page::pack_name,
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "wholes",
    title: "home-wholes",
    about: "home-wholes-about",
    emblem: include_str!("emblem.svg"),
    has_board: false,
    further: &[FurtherPage { path: "decks", title: "wholes-decks-title" }],
};

/// The set-up of a first game.
pub const SET_UP: DrawSetUp = table_page::set_up::<WholesTable>;

impl TablePages for WholesTable {
    type Page = page::WholesPage;
    type SetUpPage = setup_page::SetUpPage;

    const IS_DEALT: bool = true;

    fn describe_set_up(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }

    fn draw_keepable(set_up: &Save) -> Html {
        html! { <BroughtDeck set_up={SetUp::from(set_up)} /> }
    }
}

/// Its styles and pages.
pub static PAGES: Pages = Pages {
    further: |_| html! { <DeckPage /> },
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    styles: &[
        include_str!("styles/cards.css"),
        include_str!("styles/sums.css"),
        include_str!("styles/decks.css"),
        include_str!("styles/card-table.css"),
        include_str!("styles/wholes.css"),
        include_str!("styles/open-hands.css"),
        include_str!("styles/track.css"),
    ],
    ..Pages::of::<WholesTable>()
};
