//! The pages of POE: set-up, then the table; and the board without opponents.

mod board;
mod board_page;
mod challenge_button;
mod challenge_dialog;
mod coach;
mod coach_remark;
mod curtain;
mod draft;
mod effects;
mod facts;
mod facts_panel;
mod flaw;
mod goal_choice;
mod goal_picker;
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
mod study;
mod table;
mod telling;
pub mod think;
mod turn_actions;
mod verdict_panel;
mod version_choice;
#[cfg(test)]
mod way_on;

use flub::network::{Goal, Network};
use yew::prelude::*;

use self::{board_page::BoardPage, play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
pub use self::{
    coach::{Note, listed},
    save::Save,
    study::Study,
    telling::goal,
};
use crate::app::{
    desk::{Desk, use_desk},
    seed::seed,
    sent::Carried,
    shared::{
        keeping::{Found, left},
        kept::Kept,
        views::use_views,
    },
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
pub fn page() -> Html {
    html! { <PoePage key="play" board=false /> }
}

/// The page of POE at the address of the board without opponents.
pub fn board() -> Html {
    html! { <PoePage key="board" board=true /> }
}

/// Properties of [`PoePage`].
#[derive(Properties, PartialEq)]
struct PoePageProps {
    /// Whether it begins with the board without opponents.
    board: bool,
}

/// POE: goes on with the match that was left, or settles a new one; or else the board without opponents.
#[component]
fn PoePage(&PoePageProps { board }: &PoePageProps) -> Html {
    let Desk { storage, arrival, .. } = use_desk();
    // The board goes on with no match, nor begins with one that was sent.
    let found = use_memo((), |()| (!board).then(|| Found::<Save>::take(&storage, &arrival)));
    let sent = (*found).as_ref().and_then(|found| found.sent.as_ref());
    let views = use_views(|| match &*found {
        None => View::Board(arrival.take(Carried::Position)),
        Some(Found { game: Some((save, viewing)), .. }) => {
            View::Table(Box::new(Table { viewing: *viewing, ..Table::new(save.clone()) }))
        }
        Some(Found { game: None, sent }) => View::SetUp(sent.as_ref().and_then(|sent| sent.record.setup().given())),
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
            let sent = sent.map(SetUp::from);
            html! {
                <div key="setup">
                    <SetUpPage left={left(&storage)} {sent} {opening} {on_begin} {on_continue} />
                </div>
            }
        }
    }
}
