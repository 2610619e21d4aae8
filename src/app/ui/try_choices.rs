//! What a picture to play with can begin with.

use yew::prelude::*;

/// Properties of [`TryChoices`].
#[derive(Properties, PartialEq)]
pub struct TryChoicesProps {
    /// Their names.
    pub names: Vec<String>,
    /// The one chosen last, from 0.
    pub chosen: usize,
    /// One was chosen, perhaps again.
    pub on_choose: Callback<usize>,
}

/// A button for each, if there are several; each begins anew.
#[component]
pub fn TryChoices(props: &TryChoicesProps) -> Html {
    let buttons = props.names.iter().enumerate().map(|(place, name)| {
        let pressed = place == props.chosen;
        html! {
            <button key={place} type="button" class="button small" aria-pressed={pressed.to_string()}
                onclick={props.on_choose.reform(move |_| place)}>
                { name }
            </button>
        }
    });
    let several = props.names.len() > 1;
    html! {
        if several {
            <div class="try-choices">{ for buttons }</div>
        }
    }
}
