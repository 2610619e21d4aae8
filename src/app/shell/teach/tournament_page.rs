//! A tournament of a class.

use std::rc::Rc;

use yew::prelude::*;

use super::tournament::{begin::Begin, brought::Brought, kept::use_tournament, running::Running};

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
    match kept.history.is_some() {
        true => html! { <Running {kept} /> },
        false => html! { <Begin {kept} /> },
    }
}
