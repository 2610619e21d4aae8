//! The button that prints the page.

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`PrintButton`].
#[derive(Properties, PartialEq)]
pub struct PrintButtonProps {
    /// The classes of the button.
    #[prop_or_else(|| classes!("button"))]
    pub class: Classes,
    /// Whether there is nothing to print yet.
    #[prop_or_default]
    pub disabled: bool,
}

/// Prints the page.
#[component]
pub fn PrintButton(props: &PrintButtonProps) -> Html {
    let words = use_words();
    let print = |_| drop(gloo::utils::window().print());
    html! {
        <button type="button" class={props.class.clone()} disabled={props.disabled} onclick={print}>
            { words.text("table-print") }
        </button>
    }
}
