//! A word of the game, explained where it stands.

use yew::prelude::*;

/// A term and its meaning.
#[derive(Properties, PartialEq)]
pub struct TermProps {
    /// The word as it stands in its place.
    pub word: AttrValue,
    /// What it means, in a sentence or two.
    pub meaning: AttrValue,
}

/// A word that shows its meaning when it is touched; Escape or a second touch hides it.
#[component]
pub fn Term(props: &TermProps) -> Html {
    let open = use_state_eq(|| false);
    let toggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let escape = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && *open {
                event.stop_propagation();
                open.set(false);
            }
        })
    };
    let leave = {
        let open = open.clone();
        Callback::from(move |_: FocusEvent| open.set(false))
    };
    html! {
        <span class="term" onkeydown={escape} onfocusout={leave}>
            <button type="button" class="term-word" aria-expanded={open.to_string()} onclick={toggle}>{&props.word}</button>
            <span class="term-meaning" role="status">{open.then(|| props.meaning.clone())}</span>
        </span>
    }
}
