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
};

use crate::{
    games::{DrawSetUp, Pages, Tile},
    table::{for_class::Chosen, table_page, table_pages::TablePages},
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "floating",
    title: "home-floating",
    about: "home-floating-about",
    emblem: include_str!("emblem.svg"),
    has_board: false,
    further: &[],
};

/// The set-up of a first game.
pub const SET_UP: DrawSetUp = table_page::set_up::<FloatingTable>;

impl TablePages for FloatingTable {
    type Page = page::FloatingPage;
    type SetUpPage = setup_page::SetUpPage;

    fn describe_set_up(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }
}

/// Its styles and pages.
pub static PAGES: Pages = Pages {
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    styles: &[include_str!("styles/floating.css"), include_str!("styles/narrow.css")],
    ..Pages::of::<FloatingTable>()
};
