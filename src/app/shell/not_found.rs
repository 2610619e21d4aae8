//! The page for an unknown address.

use yew::prelude::*;

use super::route::Route;
use crate::app::context::use_words;

/// Says that there is nothing here, with a link to the home page.
#[component]
pub fn NotFound() -> Html {
    let words = use_words();
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-not-found-title") }</h1>
            <p>{ words.text("shell-not-found-text") }</p>
            <p><a class="button primary" href={Route::Home.href()}>{ words.text("shell-home") }</a></p>
        </div>
    }
}
