//! The pages of POE: set-up, then the table; and the board without opponents.

mod analysis;
mod board;
mod board_page;
mod challenge_button;
mod challenge_dialog;
mod coach;
mod coach_remark;
mod curtain;
mod describe;
mod draft;
mod effects;
mod facts;
mod facts_panel;
mod flaw;
mod goal_choice;
mod goal_picker;
pub mod how_to;
mod how_to_finding;
mod join_choice;
mod length_choice;
mod match_record;
mod offer;
mod play_page;
mod players_strip;
mod prover;
mod review;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod setup_page;
mod show_button;
mod table;
pub mod think;
mod turn_actions;
mod verdict_panel;
mod version_choice;
#[cfg(test)]
mod way_on;

use flub::network::{Goal, Network};
use yew::prelude::*;

pub use self::{
    analysis::Study,
    coach::{Note, listed},
    describe::goal,
    save::Save,
};
use self::{board_page::BoardPage, play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    context::use_app,
    games::{Pages, Tile, reads},
    i18n::messages,
    platform::seed::seed,
    table::{
        autosave::{InitialGame, left},
        kept::Kept,
        link::{LinkKind, LinkPayload},
        views::use_views,
    },
};

/// What is on its tile.
pub const TILE: Tile = Tile {
    name: "poe",
    title: "home-poe",
    about: "home-poe-about",
    messages: messages!("src/app/games/poe/words": "tile"),
    emblem: include_str!("emblem.svg"),
    has_board: true,
    has_decks: false,
};

/// What it brings with it.
pub static PAGES: Pages = Pages {
    page,
    board: Some(board),
    decks: None,
    how_to: how_to::SECTIONS,
    messages: messages!("src/app/games/poe/words": "poe", "how-to"),
    styles: &[include_str!("styles/poe.css")],
    kept: reads::<Save>,
    position: Some(reads::<Study>),
    think: think::think,
};

/// A goal and letters for the first round to begin with.
type Opening = (Goal, Network);

/// What the page shows.
enum View {
    SetUp(Option<Opening>),
    Board(Option<Study>),
    Table(Box<Table>),
}

/// The page of POE.
fn page(link: Option<LinkPayload>) -> Html {
    html! { <PoePage key="play" board=false {link} /> }
}

/// The page of POE at the address of the board without opponents.
fn board(link: Option<LinkPayload>) -> Html {
    html! { <PoePage key="board" board=true {link} /> }
}

/// Properties of [`PoePage`].
#[derive(Properties, PartialEq)]
struct PoePageProps {
    /// Whether it begins with the board without opponents.
    board: bool,
    /// What a link brought.
    link: Option<LinkPayload>,
}

/// POE: goes on with the match that was left, or settles a new one; or else the board without opponents.
#[component]
fn PoePage(PoePageProps { board, link }: &PoePageProps) -> Html {
    let storage = use_app().storage;
    // The board goes on with no match, nor begins with one that was sent.
    let board = *board;
    let found = use_memo((), |()| (!board).then(|| InitialGame::<Save>::find(&storage, link.as_ref())));
    let set_up = (*found).as_ref().and_then(|found| found.set_up.as_ref());
    let views = use_views(|| match &*found {
        None => View::Board(link.as_ref().and_then(|link| link.read(LinkKind::Position))),
        Some(InitialGame { game: Some((save, viewing)), .. }) => {
            View::Table(Box::new(Table { viewing: *viewing, ..Table::new(save.clone()) }))
        }
        Some(InitialGame { game: None, set_up }) => {
            View::SetUp(set_up.as_ref().and_then(|set_up| set_up.record.setup().given()))
        }
    });
    let show = views.show;
    let sit = {
        let (show, storage) = (show.clone(), storage.clone());
        Callback::from(move |save: Option<Save>| match save {
            // A match that begins at the board's address moves to its own, so that a reload finds it.
            Some(save) if board && save.is_in_play() && storage.save(Save::KEY, &save).is_ok() => {
                let _ = gloo::utils::window().location().set_hash("#/poe");
            }
            Some(save) => show.emit(View::Table(Box::new(Table::new(save)))),
            None => show.emit(View::SetUp(None)),
        })
    };
    match &*views.now {
        View::Table(start) => {
            let on_new = sit.reform(|table: Table| SetUp::from(&table.save()).begun(None, seed()));
            let on_leave = show.reform(|()| View::SetUp(None));
            let on_follow = show.reform(|save| View::Table(Box::new(Table::new(save))));
            html! {
                <div key={views.number}><PlayPage start={(**start).clone()} {on_new} {on_leave} {on_follow} /></div>
            }
        }
        View::Board(sent) => {
            let on_start = show.reform(|opening| View::SetUp(Some(opening)));
            html! { <div key="board"><BoardPage sent={sent.clone()} {on_start} /></div> }
        }
        View::SetUp(opening) => {
            let opening = *opening;
            let on_begin = sit.reform(move |setup: SetUp| setup.begun(opening, seed()));
            let on_continue = sit.reform({
                let storage = storage.clone();
                move |()| left(&storage)
            });
            let set_up = set_up.map(SetUp::from);
            html! {
                <div key="setup">
                    <SetUpPage left={left(&storage)} {set_up} {opening} {on_begin} {on_continue} />
                </div>
            }
        }
    }
}
