//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod board;
mod count;
pub mod exercise;
pub mod how_to;
mod page;
mod setup_page;

use flub_tables::{
    games::floating::{save::Save, table::FloatingTable},
    i18n::Words,
    messages,
    table::table_game::TableGame,
};

use crate::{
    games::{Pages, Tile, reads},
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
    think: FloatingTable::THINK,
};
