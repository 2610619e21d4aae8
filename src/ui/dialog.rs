//! Dialogs: for a task, or for a question with two answers.

use flub_tables::i18n::Words;
use gloo::utils::document;
use web_sys::{HtmlDialogElement, HtmlElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::renewed::renewed;
use crate::{
    context::use_words,
    platform::{
        guard::use_asked,
        page::{focus, is_lost},
    },
};

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The beginning of its ids, unique on the page.
    pub name: AttrValue,
    /// Its heading and accessible name.
    pub title: AttrValue,
    /// Whether it is open. Keep the dialog in the page and change this, so that the focus returns.
    pub open: bool,
    /// Called when the person closes it, by the button or with Escape.
    pub on_close: Callback<()>,
    /// Whether it takes the place of the actions instead of covering the page, so that the board stays in sight and in use.
    #[prop_or_default]
    pub beside: bool,
    /// May be empty while it is closed.
    #[prop_or_default]
    pub children: Html,
}

/// A native dialog: Escape closes it, the focus goes in and returns. While it covers the page, the rest is inert.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let words = use_words();
    let node = use_node_ref();
    let opener = use_mut_ref(|| None::<HtmlElement>);
    let is_ours = use_mut_ref(|| false);
    let closes = is_ours.clone();
    let question = (node.clone(), props.open, props.beside, props.title.clone());
    use_effect_with(question, move |(node, open, beside, _)| {
        let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
        match open {
            true if !dialog.open() => {
                *opener.borrow_mut() = document().active_element().and_then(|opener| opener.dyn_into().ok());
                if *beside { dialog.show() } else { drop(dialog.show_modal()) }
            }
            // It asks the next question, and the button that was pressed is gone.
            true if is_lost() => focus(".dialog[open] > .dialog-body button"),
            false if dialog.open() => {
                closes.replace(true);
                dialog.close();
                // Browsers give the focus back only if it is still in the dialog: not if what had it is gone.
                if let Some(opener) = opener.take().filter(|_| is_lost()) {
                    let _ = opener.focus();
                }
            }
            _ => {}
        }
    });
    use_asked(props.open);
    let on_cancel = {
        let on_close = props.on_close.clone();
        // The page closes it, not the browser: the `close` event comes later, when it may be open again.
        move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        }
    };
    let on_closed = {
        let (node, on_close, open) = (node.clone(), props.on_close.clone(), props.open);
        // A browser may close it by itself at a second Escape. If the page closed it there is nothing to do, even if it is to open again
        // and has not yet.
        move |_| {
            if is_ours.replace(false) {
                return;
            }
            let closed = node.cast::<HtmlDialogElement>().is_some_and(|dialog| !dialog.open());
            if open && closed {
                on_close.emit(());
            }
        }
    };
    // Browsers close only what covers the page.
    let on_key = {
        let (on_close, listens) = (props.on_close.clone(), props.open && props.beside);
        move |event: KeyboardEvent| {
            if listens && event.key() == "Escape" {
                on_close.emit(());
            }
        }
    };
    let heading = format!("{}-dialog-title", props.name);
    html! {
        <dialog ref={node} class={classes!("dialog", props.beside.then_some("beside"))}
            aria-labelledby={heading.clone()} oncancel={on_cancel} onclose={on_closed} onkeydown={on_key}>
            <div class="dialog-head">
                <h2 id={heading}>{ renewed(&props.title) }</h2>
                { draw_close_button(&words, props.on_close.reform(|_| ())) }
            </div>
            <div class="dialog-body">{ props.children.clone() }</div>
        </dialog>
    }
}

/// The button with a cross that closes what it stands in the corner of.
pub fn draw_close_button(words: &Words, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="icon-button" aria-label={words.text("shell-close")} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" /></svg>
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct ConfirmDialogProps {
    /// The beginning of its ids, unique on the page.
    pub name: AttrValue,
    pub title: AttrValue,
    pub open: bool,
    /// Whether it leaves the board in sight, as in [`Dialog`].
    #[prop_or_default]
    pub beside: bool,
    /// The label of the suggested answer.
    pub primary: AttrValue,
    /// The label of the other answer.
    pub other: AttrValue,
    pub on_primary: Callback<()>,
    pub on_other: Callback<()>,
    /// Called when the dialog is closed without an answer.
    pub on_close: Callback<()>,
    pub children: Html,
}

/// A dialog with a question and two answers.
#[component]
pub fn ConfirmDialog(props: &ConfirmDialogProps) -> Html {
    html! {
        <Dialog name={&props.name} title={&props.title} open={props.open} beside={props.beside} on_close={&props.on_close}>
            { props.children.clone() }
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={props.on_primary.reform(|_| ())}>
                    { renewed(&props.primary) }
                </button>
                <button type="button" class="button" onclick={props.on_other.reform(|_| ())}>{ renewed(&props.other) }</button>
            </div>
        </Dialog>
    }
}
