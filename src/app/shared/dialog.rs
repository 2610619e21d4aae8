//! A window over the page, for one question or one task.

use web_sys::HtmlDialogElement;
use yew::functional::Hook;
use yew::prelude::*;

use crate::app::desk::use_words;
use crate::app::{html::html, part::part};

/// What a dialog shows and when.
#[derive(PartialEq)]
struct DialogProps {
    /// Whether it is open. Keep a dialog in the page and turn this, so that the focus finds its way back.
    open: bool,
    /// Its name; no two dialogs on a page share one.
    name: &'static str,
    /// Its heading, which is also what a screen reader calls it.
    title: String,
    /// Called when the person closes it, by the button or with Escape.
    close: Callback<()>,
    /// What is in it. May be left out while it is closed.
    children: Html,
}

/// A native modal dialog: the rest of the page waits, Escape closes it, the focus returns to where it was. No two on a
/// page have the same name. What is in it may be left out while it is closed.
pub fn dialog(name: &'static str, title: String, open: bool, close: Callback<()>, children: Html) -> Html {
    let props = DialogProps { open, name, title, close, children };
    part(name, props, |props, context| use_dialog(props).run(context))
}

#[hook]
fn use_dialog(props: &DialogProps) -> Html {
    let words = use_words();
    let node = use_node_ref();
    {
        // After every drawing: closed by Escape and opened again at once, it is told of an open dialog twice.
        let (node, open) = (node.clone(), props.open);
        use_effect(move || {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                match open {
                    true if !dialog.open() => drop(dialog.show_modal()),
                    false if dialog.open() => dialog.close(),
                    _ => {}
                }
            }
        });
    }
    let close_button = {
        let close = props.close.clone();
        Callback::from(move |()| close.emit(()))
    };
    let closed = {
        let (node, close, open) = (node.clone(), props.close.clone(), props.open);
        // Also heard when the page itself closed the dialog, which is no news to it, and after it was opened again.
        Callback::from(move |()| {
            let closed = node.cast::<HtmlDialogElement>().is_some_and(|dialog| !dialog.open());
            if open && closed {
                close.emit(());
            }
        })
    };
    let heading = format!("{}-dialog-title", props.name);
    html! {
        <dialog ref={node} class="dialog" aria-labelledby={heading.clone()} onclose={closed}>
            <div class="dialog-head">
                <h2 id={heading}>{&props.title}</h2>
                <button type="button" class="icon-button" aria-label={words.text("shell-close")} onclick={close_button}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" /></svg>
                </button>
            </div>
            <div class="dialog-body">{props.children.clone()}</div>
        </dialog>
    }
}
