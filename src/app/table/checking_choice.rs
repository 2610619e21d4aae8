use yew::prelude::*;

use super::checking::Checking;
use crate::app::context::use_words;

/// Properties of [`CheckingChoice`].
#[derive(Properties, PartialEq)]
pub struct CheckingChoiceProps {
    /// What is chosen.
    pub checking: Checking,
    /// Called with another choice.
    pub on_choose: Callback<Checking>,
}

/// Whether proofs are checked as they are written.
#[component]
pub fn CheckingChoice(props: &CheckingChoiceProps) -> Html {
    let words = use_words();
    let checked = props.checking.as_i_write;
    let onchange = props.on_choose.reform(move |_| Checking { as_i_write: !checked });
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ words.text("table-checking") }</span>
        </label>
    }
}
