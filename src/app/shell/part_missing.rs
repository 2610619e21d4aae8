//! The page shown when a page's code could not be loaded.

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`PartMissing`].
#[derive(Properties, PartialEq)]
pub struct PartMissingProps {
    /// The number of attempts.
    pub tries: usize,
    /// Tries again.
    pub on_retry: Callback<()>,
}

/// Says that the page could not be loaded, after every attempt, and offers another.
#[component]
pub fn PartMissing(PartMissingProps { tries, on_retry }: &PartMissingProps) -> Html {
    let words = use_words();
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-part-title") }</h1>
            <p key={*tries} role="alert">{ words.text("shell-part-text") }</p>
            <p>
                <button type="button" class="button primary" onclick={on_retry.reform(|_| ())}>
                    { words.text("shell-part-again") }
                </button>
            </p>
        </div>
    }
}
