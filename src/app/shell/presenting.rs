//! Presenting a table to a class: hands, settings and buttons disappear; turn, last move and verdict grow. The style
//! sheet does it for all tables (`presenting.css`).

use gloo::{events::EventListener, utils::document};
use yew::prelude::*;

use crate::app::{context::use_words, platform::focus::escapes};

/// Properties of [`PresentingButton`].
#[derive(Properties, PartialEq)]
pub struct PresentingButtonProps {
    /// The address of the table's page.
    pub page: AttrValue,
}

/// The button that starts and ends presenting, shown by the style sheet where there is a table. Escape and leaving the
/// page end it too.
#[component]
pub fn PresentingButton(props: &PresentingButtonProps) -> Html {
    let words = use_words();
    let on = use_state_eq(|| false);
    let setter = on.setter();
    use_effect_with(props.page.clone(), move |_| setter.set(false));
    let setter = on.setter();
    use_effect_with(*on, move |&on| {
        present(on);
        let escape = on.then(|| {
            EventListener::new(&document(), "keydown", move |event| {
                if escapes(event) {
                    setter.set(false);
                }
            })
        });
        move || {
            drop(escape);
            present(false);
        }
    });
    let onclick = {
        let on = on.clone();
        move |_| on.set(!*on)
    };
    let label = if *on { words.text("table-present-end") } else { words.text("table-present") };
    html! { <button type="button" class="button small shell-present" {onclick}>{ label }</button> }
}

/// Sets the attribute that the style sheet reads.
fn present(on: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-presenting", on);
    }
}
