//! The pages of POE: set-up, then the table; and the board without opponents.
//!
//! If several people share a screen, they write proofs one after another behind a curtain. A proof that was handed in
//! is in the record and in the save, but not on the page: the text of the record is withheld until all proofs are in.

mod actions;
mod board_page;
pub mod exercise;
pub mod how_to;
mod page;
mod players_strip;
mod prover;
mod setup_page;
mod verdict_panel;

use flub_tables::{
    games::poe::{save::Save, table::PoeTable},
    i18n::Words,
};
use yew::prelude::*;

use self::board_page::BoardRoom;
use crate::{
    games::{Board, DrawSetUp, Pages, Tile, read_back},
    table::{for_class::Chosen, link::LinkPayload, table_page, table_pages::TablePages},
};

pub use flub_tables::games::poe::{analysis::Analysis, coach::Note, wording::describe_goal};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "poe",
    title: "home-poe",
    about: "home-poe-about",
    emblem: include_str!("emblem.svg"),
    has_board: true,
    further: &[],
};

/// The set-up of a first game.
pub const SET_UP: DrawSetUp = table_page::set_up::<PoeTable>;

impl TablePages for PoeTable {
    type Page = page::TableView;
    type SetUpPage = setup_page::SetUpPage;

    fn describe_set_up(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }
}

/// Its styles and pages.
pub static PAGES: Pages = Pages {
    board: Some(Board { draw: board, read: read_back::<Analysis> }),
    how_to: how_to::SECTIONS,
    terms: how_to::TERMS,
    styles: &[include_str!("styles/poe.css")],
    ..Pages::of::<PoeTable>()
};

/// The page of the board without opponents.
fn board(link: Option<LinkPayload>) -> Html {
    html! { <BoardRoom {link} /> }
}
