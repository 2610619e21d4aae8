//! The pages of POE: set-up, then the table; and the board without opponents.
//!
//! If several people share a screen, they write proofs one after another behind a curtain. A proof that was handed in
//! is in the record and in the save, but not on the page: the text of the record is withheld until all proofs are in.

mod actions;
mod analysis;
mod board_page;
mod coach;
mod describe;
mod draft;
pub mod exercise;
pub mod how_to;
mod news;
mod offer;
mod on_stage;
mod page;
mod players_strip;
mod prover;
mod save;
mod scene;
mod screen;
mod setup_page;
mod table;
pub mod think;
mod verdict_panel;
#[cfg(test)]
mod way_on;

use yew::prelude::*;

use self::{board_page::BoardRoom, save::Save, table::PoeTable};
use crate::{
    games::{Pages, Tile, reads},
    i18n::{Words, messages},
    table::{
        for_class::{Chosen, for_class},
        link::LinkPayload,
        table_page,
        table_pages::TablePages,
    },
};

pub use self::{analysis::Analysis, coach::Note, describe::goal};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "poe",
    title: "home-poe",
    about: "home-poe-about",
    messages: messages!("src/games/poe/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: true,
    has_decks: false,
};

impl TablePages for PoeTable {
    type Page = page::TableView;
    type SetUpPage = setup_page::SetUpPage;

    fn describe_set_up(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }
}

/// Its words, styles and pages.
pub static PAGES: Pages = Pages {
    page: table_page::page::<PoeTable>,
    board: Some(board),
    decks: None,
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    messages: messages!("src/games/poe/words": "poe", "how-to"),
    styles: &[include_str!("styles/poe.css")],
    kept: reads::<Save>,
    position: Some(reads::<Analysis>),
    for_class: for_class::<PoeTable>(),
    think: think::think,
};

/// The page of the board without opponents.
fn board(link: Option<LinkPayload>) -> Html {
    html! { <BoardRoom {link} /> }
}
