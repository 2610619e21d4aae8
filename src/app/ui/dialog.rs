//! A window over the page, for one question or one task.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The name of the dialog; no two on a page share one.
    pub name: AttrValue,
    /// Its heading, which is also what a screen reader calls it.
    pub title: AttrValue,
    /// Whether it is open. Keep a dialog in the page and turn this, so that the focus finds its way back.
    pub open: bool,
    /// Called when the person closes it, by the button or with Escape.
    pub on_close: Callback<()>,
    /// What is in it. May be left out while it is closed.
    #[prop_or_default]
    pub children: Html,
}

/// A native modal dialog: the rest of the page waits, Escape closes it, the focus returns to where it was.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let words = use_words();
    let node = use_node_ref();
    use_effect_with((node.clone(), props.open), |(node, open)| {
        if let Some(dialog) = node.cast::<HtmlDialogElement>() {
            match open {
                true if !dialog.open() => drop(dialog.show_modal()),
                false if dialog.open() => dialog.close(),
                _ => {}
            }
        }
    });
    let on_cancel = {
        let on_close = props.on_close.clone();
        // The page closes it, not the browser: `close` is heard later, when it may have been opened again.
        move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        }
    };
    let on_closed = {
        let (node, on_close, open) = (node.clone(), props.on_close.clone(), props.open);
        // A browser may close it without asking, at a second Escape; closed by the page is no news.
        move |_| {
            let closed = node.cast::<HtmlDialogElement>().is_some_and(|dialog| !dialog.open());
            if open && closed {
                on_close.emit(());
            }
        }
    };
    let heading = format!("{}-dialog-title", props.name);
    html! {
        <dialog ref={node} class="dialog" aria-labelledby={heading.clone()} oncancel={on_cancel}
            onclose={on_closed}>
            <div class="dialog-head">
                <h2 id={heading}>{ &props.title }</h2>
                <button type="button" class="icon-button" aria-label={words.text("shell-close")}
                    onclick={props.on_close.reform(|_| ())}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" /></svg>
                </button>
            </div>
            <div class="dialog-body">{ props.children.clone() }</div>
        </dialog>
    }
}
