//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod board;
mod count;
mod describe;
pub mod exercise;
mod findings;
mod hand;
pub mod how_to;
mod news;
mod page;
mod save;
mod scene;
mod screen;
mod setup_page;
mod table;
mod think;
#[cfg(test)]
mod way_on;

use self::{save::Save, table::FloatingTable};
use crate::{
    games::{Pages, Tile, reads},
    i18n::{Words, messages},
    table::{
        for_class::{Chosen, for_class},
        table_page,
        table_pages::TablePages,
    },
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "floating",
    title: "home-floating",
    about: "home-floating-about",
    messages: messages!("src/games/floating/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: false,
    has_decks: false,
};

impl TablePages for FloatingTable {
    type Page = page::FloatingPage;
    type SetUpPage = setup_page::SetUpPage;

    fn describe_set_up(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }
}

/// Its words, styles and pages.
pub static PAGES: Pages = Pages {
    page: table_page::page::<FloatingTable>,
    board: None,
    decks: None,
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    messages: messages!("src/games/floating/words": "floating", "how-to"),
    styles: &[include_str!("styles/floating.css")],
    kept: reads::<Save>,
    position: None,
    for_class: for_class::<FloatingTable>(),
    think: think::think,
};
