//! The buttons that are always at hand at a table.

use yew::prelude::*;

use super::sheets::SheetsButton;
use crate::app::context::use_words;

/// Properties of [`TableBar`].
#[derive(Properties, PartialEq)]
pub struct TableBarProps {
    /// Whether there is something to take back or to leave: not after the verdict, which leads on by itself.
    pub playing: bool,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something taken back can be done again.
    pub can_redo: bool,
    /// What the button says that leaves the table.
    pub leave: AttrValue,
    /// Whether record and scores are open, on a narrow screen.
    pub sheets: bool,
    /// Takes something back.
    pub on_undo: Callback<()>,
    /// Does it again.
    pub on_redo: Callback<()>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
    /// Opens record and scores, or closes them.
    pub on_sheets: Callback<()>,
}

/// Undo, redo and leave while a match is played, and the button that opens record and scores.
#[component]
pub fn TableBar(props: &TableBarProps) -> Html {
    let words = use_words();
    let playing = props.playing.then(|| {
        html! {
            <>
                { small(words.text("table-undo"), !props.can_undo, &props.on_undo) }
                { small(words.text("table-redo"), !props.can_redo, &props.on_redo) }
                { small(&props.leave, false, &props.on_leave) }
            </>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">{ playing }</div>
            <SheetsButton label={words.text("table-sheets")} open={props.sheets} onclick={props.on_sheets.reform(|_| ())} />
        </div>
    }
}

fn small(label: impl Into<AttrValue>, off: bool, on_press: &Callback<()>) -> Html {
    html! {
        <button type="button" class="button small" aria-disabled={off.to_string()} onclick={on_press.reform(|_| ())}>
            { label.into() }
        </button>
    }
}
