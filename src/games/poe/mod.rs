//! The pages of POE: set-up, then the table; and the board without opponents.

mod actions;
mod analysis;
mod board_page;
mod challenge_dialog;
mod coach;
mod describe;
mod draft;
pub mod exercise;
mod facts;
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

use flub::{
    network::{Goal, Network},
    play::Seed,
};
use yew::prelude::*;

use self::{
    board_page::BoardPage,
    save::{Save, SetUp},
    table::PoeTable,
};
use crate::{
    context::use_app,
    games::{Pages, Tile, reads},
    i18n::{Words, messages},
    table::{
        effects::latest_game,
        for_class::{Chosen, for_class},
        keeping::{Kept, keep},
        link::{LinkKind, LinkPayload, LinkProps},
        table_game::TablePages,
        table_page::{self, TablePage},
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

/// The board without opponents; then the set-up of a match whose first round begins as it lies there.
#[component]
fn BoardRoom(LinkProps { link }: &LinkProps) -> Html {
    let storage = use_app().storage;
    let given = use_state(|| None::<Save>);
    let on_start = {
        let (given, storage) = (given.clone(), storage.clone());
        Callback::from(move |opening: (Goal, Network)| {
            let before = latest_game::<PoeTable>(&storage).as_ref().map_or_else(SetUp::default, SetUp::from);
            given.set(before.opened(opening, Seed(0)));
        })
    };
    // A match that begins at the board's address moves to its own, so that a reload finds it.
    let on_begin = move |save: Save| {
        let is_kept = storage.reported(keep(&storage, &save, None)) == Ok(Kept::Here);
        if is_kept {
            let _ = gloo::utils::window().location().set_hash("#/poe");
        }
        !is_kept
    };
    match &*given {
        Some(given) => html! { <TablePage<PoeTable> key="table" given={given.clone()} {on_begin} /> },
        None => {
            let sent = link.as_ref().and_then(|link| link.read(LinkKind::Position));
            html! { <BoardPage key="board" {sent} {on_start} /> }
        }
    }
}
