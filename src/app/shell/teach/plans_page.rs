//! Plans.

use yew::prelude::*;

use crate::app::{context::use_words, games::Game};

/// Properties of [`PlansPage`].
#[derive(Properties, PartialEq)]
pub struct PlansPageProps {
    /// The game whose plan is shown; without one all are listed.
    pub game: Option<&'static Game>,
}

/// The page.
#[component]
pub fn PlansPage(_props: &PlansPageProps) -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-plans") }</h1></div> }
}
