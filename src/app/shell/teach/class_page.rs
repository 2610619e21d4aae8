//! Class.

use yew::prelude::*;

use crate::app::context::use_words;

/// The page.
#[component]
pub fn ClassPage() -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-class") }</h1></div> }
}
