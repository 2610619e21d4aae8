//! The page of LawToe: set-up, then the table.

mod actions;
mod board_page;
pub mod exercise;
pub mod how_to;
mod page;
mod prover;
mod score_sheet;
mod setup_page;
mod verdict_panel;

use flub_tables::{
    games::lawtoe::{analysis::Analysis, save::Save, table::LawToeTable},
    i18n::Words,
};
use yew::prelude::*;

use self::board_page::BoardPage;
use crate::{
    games::{Board, DrawSetUp, Pages, Tile, read_back},
    table::{for_class::Chosen, link::LinkPayload, table_page, table_pages::TablePages},
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "lawtoe",
    title: "home-lawtoe",
    about: "home-lawtoe-about",
    emblem: include_str!("emblem.svg"),
    has_board: true,
    further: &[],
};

/// The set-up of a first game.
pub const SET_UP: DrawSetUp = table_page::set_up::<LawToeTable>;

impl TablePages for LawToeTable {
    type Page = page::LawToePage;
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
    ..Pages::of::<LawToeTable>()
};

/// The page of the board without opponents.
fn board(link: Option<LinkPayload>) -> Html {
    html! { <BoardPage {link} /> }
}
