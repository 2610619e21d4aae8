//! Standards.

use yew::prelude::*;

use crate::app::context::use_words;

/// The page.
#[component]
pub fn StandardsPage() -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-standards") }</h1></div> }
}
