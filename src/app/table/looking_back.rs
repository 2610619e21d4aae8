//! What can be done while an earlier step of the record is on the screen.

use yew::prelude::*;

use super::record_panel::RecordWalk;
use crate::app::context::use_words;

/// Properties of [`LookingBack`].
#[derive(Properties, PartialEq)]
pub struct LookingBackProps {
    /// The step on the screen, from 0 for the beginning.
    pub at: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Shows a step; nothing for the present.
    pub on_view: Callback<Option<usize>>,
}

/// The way back to the present, and on a narrow screen, where the record is out of sight, the buttons that step through it.
#[component]
pub fn LookingBack(&LookingBackProps { at, steps, ref on_view }: &LookingBackProps) -> Html {
    let words = use_words();
    html! {
        <div class="actions">
            <div class="only-narrow"><RecordWalk {at} {steps} {on_view} /></div>
            <button type="button" class="button primary wide" onclick={on_view.reform(|_| None)}>
                { words.text("table-back-to-now") }
            </button>
        </div>
    }
}
