//! The page of LawToe: set-up, then the table.

mod challenge_dialog;
mod describe;
mod draft;
mod effects;
mod flaw;
mod goal_choice;
pub mod how_to;
mod match_record;
mod offer;
mod play_page;
mod prover;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod setup_page;
mod table;
mod think;
mod turn_actions;
mod verdict_panel;
#[cfg(test)]
mod way_on;

use flub::games::lawtoe::Series;
use yew::prelude::*;

use self::{play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    context::use_app,
    games::{Pages, Tile, reads},
    i18n::messages,
    platform::{seed::seed, storage::Storage},
    table::{
        autosave::{InitialGame, left},
        link::{LinkPayload, LinkProps},
        views::use_views,
    },
};

pub use self::save::Save;

/// What is on its tile.
pub const TILE: Tile = Tile {
    name: "lawtoe",
    title: "home-lawtoe",
    about: "home-lawtoe-about",
    messages: messages!("src/app/games/lawtoe/words": "tile"),
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
    messages: messages!("src/app/games/lawtoe/words": "lawtoe", "how-to"),
    styles: &[],
    kept: reads::<Save>,
    position: None,
    think: think::think,
};

/// The storage key of the score sheet.
const SERIES_KEY: &str = "flub.lawtoe.sheet";

/// The page of LawToe.
fn page(link: Option<LinkPayload>) -> Html {
    html! { <LawToePage {link} /> }
}

/// LawToe: goes on with the match that was left, or settles a new one.
#[component]
fn LawToePage(LinkProps { link }: &LinkProps) -> Html {
    let storage = use_app().storage;
    let found = use_memo((), |()| InitialGame::<Save>::find(&storage, link.as_ref()));
    let sit = {
        let storage = storage.clone();
        move |save| Table::new(save, series(&storage))
    };
    let views = {
        let (sit, game) = (sit.clone(), found.game.clone());
        use_views(move || game.map(|(save, viewing)| Table { viewing, ..sit(save) }))
    };
    match &*views.now {
        Some(start) => {
            let on_leave = views.show.reform(|()| None);
            let on_follow = views.show.reform(move |save| Some(sit(save)));
            html! { <div key={views.number}><PlayPage start={start.clone()} {on_leave} {on_follow} /></div> }
        }
        None => {
            let on_begin = views.show.reform({
                let sit = sit.clone();
                move |setup: SetUp| Some(sit(setup.begun(seed())))
            });
            let on_continue = views.show.reform({
                let storage = storage.clone();
                move |()| left(&storage).map(sit.clone())
            });
            let set_up = found.set_up.as_ref().map(SetUp::from);
            html! {
                <div key="setup">
                    <SetUpPage left={left(&storage)} {set_up} series={series(&storage)} {on_begin} {on_continue} />
                </div>
            }
        }
    }
}

fn series(storage: &Storage) -> Series {
    storage.load(SERIES_KEY).ok().flatten().unwrap_or_default()
}
