//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod analysis_panel;
mod board;
mod board_view;
mod count;
mod drawings;
mod effects;
mod figure;
mod findings;
mod hand;
mod offer;
mod play_page;
mod record_panel;
mod save;
mod scene;
mod screen;
mod seating;
mod setup_page;
mod table;
mod telling;
mod think;
#[cfg(test)]
mod way_on;

use yew::prelude::*;

use self::{play_page::PlayPage, save::SetUp, setup_page::SetUpPage, table::Table};
use crate::app::{
    desk::{Desk, use_desk},
    seed::seed,
    shared::{
        keeping::{Found, left},
        views::use_views,
    },
};

pub use self::{figure::Figure, save::Save, think::think};

/// The page of the game.
pub fn page() -> Html {
    html! { <Floating /> }
}

/// Floating Tic-Tac-Toe: goes on with the game that was left, or settles a new one.
#[component]
fn Floating() -> Html {
    let Desk { storage, arrival, .. } = use_desk();
    let found = use_memo((), |()| Found::<Save>::take(&storage, &arrival));
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
            let sent = found.sent.as_ref().map(SetUp::from);
            html! { <div key="setup"><SetUpPage left={left(&storage)} {sent} {on_begin} {on_continue} /></div> }
        }
    }
}
