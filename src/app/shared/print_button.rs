//! The button that prints the page.

use yew::prelude::*;

use crate::app::{html::html, words::Words};

/// Prints what is on the page, as the style sheet has it on paper.
pub fn print_button(words: &Words, class: &'static str) -> Html {
    let print = Callback::from(|()| drop(gloo::utils::window().print()));
    html! { <button type="button" {class} onclick={print}>{ words.text("table-print") }</button> }
}
