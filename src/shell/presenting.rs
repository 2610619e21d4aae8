//! Presenting a table or a board to a class: everything of it grows, and the rest of the page disappears. The style sheet
//! does it (`presenting.css`); the controls are in `ui/presenter.rs`.

use gloo::{events::EventListener, utils::document};
use yew::prelude::*;

use crate::{
    context::{AppContext, presenting::Present, use_app},
    platform::page::escapes,
    ui::renewed::renewed,
};

/// Properties of [`PresentingButton`].
#[derive(Properties, PartialEq)]
pub struct PresentingButtonProps {
    /// The address of the page.
    pub page: AttrValue,
}

/// The button that starts and ends presenting, shown by the style sheet where there is a table. Escape and leaving the
/// page end it too.
#[component]
pub fn PresentingButton(props: &PresentingButtonProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let on = presenting.on;
    let presenting = presenting.dispatcher();
    use_effect_with(props.page.clone(), {
        let presenting = presenting.clone();
        move |_| move || presenting.dispatch(Present::On(false))
    });
    use_effect_with(on, {
        let presenting = presenting.clone();
        move |&on| {
            present(on);
            let escape = on.then(|| {
                EventListener::new(&document(), "keydown", move |event| {
                    if escapes(event) {
                        presenting.dispatch(Present::On(false));
                    }
                })
            });
            move || {
                drop(escape);
                present(false);
            }
        }
    });
    let onclick = move |_| presenting.dispatch(Present::On(!on));
    let label = if on { words.text("table-present-end") } else { words.text("table-present") };
    html! {
        <button type="button" class="button small shell-present" {onclick}>{ renewed(label) }</button>
    }
}

/// Sets the attribute that the style sheet reads.
fn present(on: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-presenting", on);
    }
}
