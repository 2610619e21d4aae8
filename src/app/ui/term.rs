//! Terms of a game, explained in place.

use yew::prelude::*;

/// Properties of [`Term`].
#[derive(Properties, PartialEq)]
pub struct TermProps {
    /// The word.
    pub word: AttrValue,
    /// Its meaning, in a sentence or two.
    pub meaning: AttrValue,
}

/// A term that shows its meaning when pressed, and hides it when pressed again.
#[component]
pub fn Term(props: &TermProps) -> Html {
    html! {
        <details class="term">
            <summary class="term-word">{ &props.word }</summary>
            <p class="term-meaning">{ &props.meaning }</p>
        </details>
    }
}
