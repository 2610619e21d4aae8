//! The page of LawToe: set-up, then the table.

mod challenge_dialog;
mod draft;
mod effects;
mod flaw;
mod goal_choice;
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
mod telling;
mod think;
mod turn_actions;
mod verdict_panel;
#[cfg(test)]
mod way_on;

use flub::games::lawtoe::Series;
use yew::prelude::*;

use self::{play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    desk::{Desk, use_desk},
    seed::seed,
    shared::{
        keeping::{Found, left},
        views::use_views,
    },
    storage::Storage,
};

pub use self::{save::Save, think::think};

/// The storage key of the score sheet.
const SERIES_KEY: &str = "flub.lawtoe.sheet";

/// The page of LawToe.
pub fn page() -> Html {
    html! { <LawToePage /> }
}

/// LawToe: goes on with the match that was left, or settles a new one.
#[component]
fn LawToePage() -> Html {
    let Desk { storage, arrival, .. } = use_desk();
    let found = use_memo((), |()| Found::<Save>::take(&storage, &arrival));
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
            let sent = found.sent.as_ref().map(SetUp::from);
            html! {
                <div key="setup">
                    <SetUpPage left={left(&storage)} {sent} series={series(&storage)} {on_begin} {on_continue} />
                </div>
            }
        }
    }
}

fn series(storage: &Storage) -> Series {
    storage.load(SERIES_KEY).ok().flatten().unwrap_or_default()
}
