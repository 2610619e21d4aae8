//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod analysis_panel;
mod board;
mod board_view;
mod count;
mod describe;
mod drawings;
mod effects;
mod figure;
mod findings;
mod hand;
pub mod how_to;
mod how_to_boards;
mod offer;
mod play_page;
mod record_panel;
mod save;
mod scene;
mod screen;
mod seating;
mod setup_page;
mod table;
mod think;
#[cfg(test)]
mod way_on;

use yew::prelude::*;

use self::{play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    context::use_app,
    games::{Pages, Tile, reads},
    i18n::messages,
    platform::seed::seed,
    table::{
        autosave::{InitialGame, left},
        link::{LinkPayload, LinkProps},
        views::use_views,
    },
};

pub use self::{figure::Figure, save::Save};

/// What is on its tile.
pub const TILE: Tile = Tile {
    name: "floating",
    title: "home-floating",
    about: "home-floating-about",
    messages: messages!("src/app/games/floating/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: false,
    has_decks: false,
};

/// What it brings with it.
pub static PAGES: Pages = Pages {
    page,
    board: None,
    decks: None,
    how_to: how_to::SECTIONS,
    messages: messages!("src/app/games/floating/words": "floating", "how-to"),
    styles: &[include_str!("styles/floating.css")],
    kept: reads::<Save>,
    position: None,
    think: think::think,
};

/// The page of the game.
fn page(link: Option<LinkPayload>) -> Html {
    html! { <Floating {link} /> }
}

/// Floating Tic-Tac-Toe: goes on with the game that was left, or settles a new one.
#[component]
fn Floating(LinkProps { link }: &LinkProps) -> Html {
    let storage = use_app().storage;
    let found = use_memo((), |()| InitialGame::<Save>::find(&storage, link.as_ref()));
    let views = {
        let game = found.game.clone();
        use_views(move || game.map(|(save, viewing)| Table { viewing, ..Table::from(save) }))
    };
    match &*views.now {
        Some(start) => {
            let on_leave = views.show.reform(|()| None);
            let on_follow = views.show.reform(|save| Some(Table::from(save)));
            html! { <div key={views.number}><PlayPage start={start.clone()} {on_leave} {on_follow} /></div> }
        }
        None => {
            let on_begin = views.show.reform(|chosen: SetUp| Some(Table::from(chosen.begun(seed()))));
            let on_continue = views.show.reform({
                let storage = storage.clone();
                move |()| left::<Save>(&storage).map(Table::from)
            });
            let set_up = found.set_up.as_ref().map(SetUp::from);
            html! { <div key="setup"><SetUpPage left={left(&storage)} {set_up} {on_begin} {on_continue} /></div> }
        }
    }
}
