//! Record and scores: beside the table if there is room, else in a sheet that replaces the buttons.

use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    platform::focus::{escapes, focus, is_lost},
};

/// Properties of [`Sheets`].
#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    /// Whether the sheet is open, on narrow screens.
    pub open: bool,
    /// Opens or closes it.
    pub on_toggle: Callback<()>,
    /// Its content.
    pub children: Html,
}

/// The sheet. Focus moves into it when it opens and back to the [`SheetsButton`] when it closes; Escape closes it.
#[component]
pub fn Sheets(props: &SheetsProps) -> Html {
    let words = use_words();
    use_effect_with(props.open, |&open| {
        if open {
            focus("#table-sheets > .button");
        }
        move || {
            if open && is_lost() {
                focus("[aria-controls=table-sheets]");
            }
        }
    });
    let onkeydown = {
        let (open, on_toggle) = (props.open, props.on_toggle.clone());
        move |event: KeyboardEvent| {
            if open && escapes(&event) {
                on_toggle.emit(());
            }
        }
    };
    html! {
        <div id="table-sheets" class={classes!("table-sheets", props.open.then_some("open"))} {onkeydown}>
            <button type="button" class="button small only-narrow" onclick={props.on_toggle.reform(|_| ())}>
                { words.text("shell-close") }
            </button>
            { props.children.clone() }
        </div>
    }
}

/// Properties of [`SheetsButton`].
#[derive(Properties, PartialEq)]
pub struct SheetsButtonProps {
    /// The button's label.
    pub label: AttrValue,
    /// Whether the sheet is open.
    pub open: bool,
    /// Called when the button is pressed.
    pub onclick: Callback<MouseEvent>,
}

/// The button that opens the [`Sheets`].
#[component]
pub fn SheetsButton(props: &SheetsButtonProps) -> Html {
    html! {
        <button type="button" class="button small only-narrow" aria-expanded={props.open.to_string()}
            aria-controls="table-sheets" onclick={&props.onclick}>{ &props.label }</button>
    }
}
