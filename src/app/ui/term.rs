//! A word of the game, explained where it stands.

use yew::prelude::*;

/// Properties of [`Term`].
#[derive(Properties, PartialEq)]
pub struct TermProps {
    /// The word.
    pub word: AttrValue,
    /// What it means, in a sentence or two.
    pub meaning: AttrValue,
}

/// A word that shows its meaning when it is touched; a second touch hides it.
#[component]
pub fn Term(props: &TermProps) -> Html {
    html! {
        <details class="term">
            <summary class="term-word">{ &props.word }</summary>
            <p class="term-meaning">{ &props.meaning }</p>
        </details>
    }
}
