//! The page of LawToe: set-up, then the table.

mod challenge_dialog;
mod describe;
mod draft;
mod flaw;
mod goal_choice;
pub mod how_to;
mod news;
mod offer;
mod page;
mod prover;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod series;
mod setup_page;
mod table;
mod think;
mod turn_actions;
mod verdict_panel;
#[cfg(test)]
mod way_on;

use self::{save::Save, table::LawToeTable};
use crate::app::{
    games::{Pages, Tile, reads},
    i18n::messages,
    table::table_page,
};

/// Its tile on the home page.
pub const TILE: Tile = Tile {
    name: "lawtoe",
    title: "home-lawtoe",
    about: "home-lawtoe-about",
    messages: messages!("src/app/games/lawtoe/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: false,
    has_decks: false,
};

/// Its words, styles and pages.
pub static PAGES: Pages = Pages {
    page: table_page::page::<LawToeTable>,
    board: None,
    decks: None,
    how_to: how_to::SECTIONS,
    messages: messages!("src/app/games/lawtoe/words": "lawtoe", "how-to"),
    styles: &[],
    kept: reads::<Save>,
    position: None,
    think: think::think,
};
