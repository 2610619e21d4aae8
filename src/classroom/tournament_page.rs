//! A tournament of a class.

use std::rc::Rc;

use yew::prelude::*;

use super::tournament::{
    begin::{Begin, Brought},
    kept::use_tournament,
    running::Running,
};
use crate::platform::page::focus;

/// Properties of [`TournamentPage`].
#[derive(Properties, PartialEq)]
pub struct TournamentPageProps {
    /// A tournament that a link brought, still encoded.
    pub link: Option<Rc<str>>,
}

/// The tournament of this device, a new one, or the one of a link.
#[component]
pub fn TournamentPage(TournamentPageProps { link }: &TournamentPageProps) -> Html {
    match link {
        Some(link) => html! { <Brought {link} /> },
        None => html! { <OwnTournament /> },
    }
}

#[component]
fn OwnTournament() -> Html {
    let kept = use_tournament();
    let (has_one, arrived) = (kept.history.is_some(), use_mut_ref(|| false));
    use_effect_with(has_one, move |_| {
        // The button that began or left it is gone.
        if arrived.replace(true) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main h1");
        }
    });
    match has_one {
        true => html! { <Running {kept} /> },
        false => html! { <Begin {kept} /> },
    }
}
