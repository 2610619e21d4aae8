//! The pages of POE: set-up, then the table; and the board without opponents.

mod board;
mod challenging;
mod coach;
mod draft;
mod effects;
mod flaw;
mod goal_choice;
mod play_page;
mod players_strip;
mod prover;
mod record_panel;
mod review;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod setup_page;
mod table;
mod telling;
pub mod think;
mod verdict_panel;
mod writing;

use flub::{
    network::{Goal, Network},
    play::Record,
};
use yew::functional::Hook;
use yew::prelude::*;

use self::{
    board::board_page,
    play_page::{PlayPageProps, play_page},
    save::{Save, SetUp},
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
pub use self::{
    coach::{Note, listed},
    telling::goal,
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    seed::seed,
    shared::{
        kept::{Kept, in_play, left},
        views::use_views,
    },
};

/// A goal and letters for the first round to begin with.
type Opening = (Goal, Network);

/// What the page shows.
enum View {
    SetUp(Option<Opening>),
    Board,
    Table(Box<Table>),
}

/// POE: goes on with the match that was left, or settles a new one.
pub fn page() -> Html {
    part("poe", false, |&board, context| use_page(board).run(context))
}

/// The board without opponents.
pub fn board() -> Html {
    part("poe-board", true, |&board, context| use_page(board).run(context))
}

#[hook]
fn use_page(board: bool) -> Html {
    let storage = use_desk().storage;
    let views = {
        let storage = storage.clone();
        use_views(move || match (board, in_play(&storage)) {
            (true, _) => View::Board,
            (false, Some(save)) => View::Table(Box::new(Table::new(save))),
            (false, None) => View::SetUp(None),
        })
    };
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
            let on_new = sit.reform(|table: Table| begun(SetUp::from(&table.save()), None));
            let on_leave = show.reform(|()| View::SetUp(None));
            let on_follow = show.reform(|save| View::Table(Box::new(Table::new(save))));
            let props = PlayPageProps { start: (**start).clone(), on_new, on_leave, on_follow };
            html! { <div key={views.number}>{ play_page(props) }</div> }
        }
        View::Board => {
            let on_start = show.reform(|opening| View::SetUp(Some(opening)));
            html! { <div key="board">{ board_page(on_start) }</div> }
        }
        View::SetUp(opening) => {
            let opening = *opening;
            let on_begin = sit.reform(move |setup: SetUp| begun(setup, opening));
            let on_continue = sit.reform({
                let storage = storage.clone();
                move |()| left(&storage)
            });
            let props = SetUpPageProps { left: left(&storage), opening, on_begin, on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}

/// A match about to begin.
fn begun(setup: SetUp, opening: Option<Opening>) -> Option<Save> {
    let plain = setup.setup()?;
    // What the set-up page lets through can be opened.
    let begun = opening.and_then(|(goal, mat)| plain.opening(goal, mat).ok()).unwrap_or(plain);
    Some(Save { seating: setup.seating, elapsed: 0, record: Record::new(begun, seed()) })
}
