//! Tournament.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`TournamentPage`].
#[derive(Properties, PartialEq)]
pub struct TournamentPageProps {
    /// A tournament that a link brought, still encoded.
    pub link: Option<Rc<str>>,
}

/// The page.
#[component]
pub fn TournamentPage(_props: &TournamentPageProps) -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-tournament") }</h1></div> }
}
