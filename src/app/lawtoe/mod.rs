//! The page of LawToe: set-up, then the table.

mod draft;
mod effects;
mod flaw;
mod play_page;
mod prover;
mod record_panel;
mod save;
mod scene;
mod score_sheet;
mod screen;
mod seating;
mod setup_page;
mod table;
mod telling;
mod think;
mod verdict_panel;
mod writing;

use flub::{games::lawtoe::Series, play::Record};
use yew::functional::Hook;
use yew::prelude::*;

use self::{
    play_page::{PlayPageProps, play_page},
    save::{Save, SetUp},
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    seed::seed,
    shared::{
        kept::{in_play, left},
        views::use_views,
    },
    storage::Storage,
};

pub use self::think::think;

/// The storage key of the score sheet.
const SERIES_KEY: &str = "flub.lawtoe.sheet";

/// LawToe: goes on with the match that was left, or settles a new one.
pub fn page() -> Html {
    part("lawtoe", (), |(), context| use_page().run(context))
}

#[hook]
fn use_page() -> Html {
    let storage = use_desk().storage;
    let sit = {
        let storage = storage.clone();
        move |save| Table::new(save, series(&storage))
    };
    let views = {
        let (storage, sit) = (storage.clone(), sit.clone());
        use_views(move || in_play(&storage).map(sit))
    };
    match &*views.now {
        Some(start) => {
            let on_leave = views.show.reform(|()| None);
            let on_follow = views.show.reform(move |save| Some(sit(save)));
            let props = PlayPageProps { start: start.clone(), on_leave, on_follow };
            html! { <div key={views.number}>{ play_page(props) }</div> }
        }
        None => {
            let on_begin = views.show.reform({
                let sit = sit.clone();
                move |setup: SetUp| {
                    Some(sit(Save { seating: setup.seating(), record: Record::new(setup.variant, seed()) }))
                }
            });
            let on_continue = views.show.reform({
                let storage = storage.clone();
                move |()| left(&storage).map(sit.clone())
            });
            let props = SetUpPageProps { left: left(&storage), series: series(&storage), on_begin, on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}

fn series(storage: &Storage) -> Series {
    storage.load(SERIES_KEY).ok().flatten().unwrap_or_default()
}
