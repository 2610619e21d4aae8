//! A word of the game, explained where it stands.

use yew::prelude::*;

use crate::app::html::html;

/// A word that shows its meaning, a sentence or two, when it is touched; a second touch hides it.
pub fn term(word: String, meaning: String) -> Html {
    html! {
        <details class="term">
            <summary class="term-word">{word}</summary>
            <p class="term-meaning">{meaning}</p>
        </details>
    }
}
