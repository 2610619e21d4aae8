//! The page of Floating Tic-Tac-Toe: set-up, then the table.

mod analysis_panel;
mod board;
mod board_view;
mod count;
mod effects;
mod figure;
mod findings;
mod hand;
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

use yew::functional::Hook;
use yew::prelude::*;

use self::{
    play_page::{PlayPageProps, play_page},
    save::SetUp,
    setup_page::{SetUpPageProps, setup_page},
    table::Table,
};
use crate::app::{
    desk::{Desk, use_desk},
    html::html,
    part::part,
    seed::seed,
    shared::{
        keeping::{Found, left},
        views::use_views,
    },
};

pub use self::{figure::figure, save::Save, think::think};

/// Floating Tic-Tac-Toe: goes on with the game that was left, or settles a new one.
pub fn page() -> Html {
    part("floating", (), |(), context| use_page().run(context))
}

#[hook]
fn use_page() -> Html {
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
            let props = PlayPageProps { start: start.clone(), on_leave, on_follow };
            html! { <div key={views.number}>{ play_page(props) }</div> }
        }
        None => {
            let on_begin = views.show.reform(|chosen: SetUp| Some(Table::from(chosen.begun(seed()))));
            let on_continue = views.show.reform({
                let storage = storage.clone();
                move |()| left::<Save>(&storage).map(Table::from)
            });
            let sent = found.sent.as_ref().map(SetUp::from);
            let props = SetUpPageProps { left: left(&storage), sent, on_begin, on_continue };
            html! { <div key="setup">{ setup_page(props) }</div> }
        }
    }
}
