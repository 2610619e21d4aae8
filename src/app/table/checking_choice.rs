use yew::prelude::*;

use super::{checking::Checking, for_class::Chosen};
use crate::app::{context::use_words, i18n::Words};

/// What is chosen, where it is not what it usually is.
pub fn checking_chosen(words: &Words, checking: Checking) -> Option<Chosen> {
    (!checking.as_i_write).then(|| (words.text("table-checks"), words.text("table-checks-off")))
}

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
