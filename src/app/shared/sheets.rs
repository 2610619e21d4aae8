//! Record and scores: beside the table where there is room for them, else in a sheet that takes the place of what there is to press.

use web_sys::KeyboardEvent;
use yew::functional::Hook;
use yew::prelude::*;

use crate::app::{
    desk::use_words,
    focus::{escapes, focus, is_lost},
    html::{classes, html},
    part::part,
};

/// What a sheet shows and when.
#[derive(PartialEq)]
struct SheetsProps {
    open: bool,
    turn: Callback<()>,
    children: Html,
}

/// The sheet with these `children`. `turn` opens it when it is closed and closes it when it is open, where it is a sheet at all. The
/// keyboard goes into it when it opens and back to [`sheets_button`] when it closes; Escape closes it too.
pub fn sheets(open: bool, turn: Callback<()>, children: Html) -> Html {
    part("sheets", SheetsProps { open, turn, children }, |props, context| use_sheets(props).run(context))
}

/// What opens it.
pub fn sheets_button(label: String, open: bool, turn: Callback<()>) -> Html {
    html! {
        <button type="button" class="button small only-narrow" aria-expanded={open.to_string()} aria-controls="table-sheets"
            onclick={turn}>{ label }</button>
    }
}

#[hook]
fn use_sheets(props: &SheetsProps) -> Html {
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
        let (open, turn) = (props.open, props.turn.clone());
        Callback::from(move |event: KeyboardEvent| {
            if open && escapes(&event) {
                turn.emit(());
            }
        })
    };
    html! {
        <div id="table-sheets" class={classes(&[("table-sheets", true), ("open", props.open)])} {onkeydown}>
            <button type="button" class="button small only-narrow" onclick={props.turn.clone()}>{ words.text("shell-close") }</button>
            { props.children.clone() }
        </div>
    }
}
