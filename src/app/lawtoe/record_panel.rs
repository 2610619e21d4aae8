use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{
    screen::{Turn, Window},
    table::{Intent, Table, sends},
    telling,
};
use crate::app::{
    announce::Announcer,
    file,
    shared::{dialog::Dialog, icon_button::icon_button},
    words::Words,
};

/// Every move of the match, to step through, take back, copy and paste.
pub fn record_panel(words: &Words, table: &UseReducerHandle<Table>, announcer: &Announcer) -> Html {
    let played = table.record.played();
    let at = table.viewing.unwrap_or(played.len());
    let rows = played.iter().enumerate().map(|(index, action)| {
        let step = index + 1;
        let onclick = sends(table, Intent::View(Some(step)));
        html! {
            <li key={index}>
                <button type="button" class="record-step" aria-current={(step == at).then_some("step")} {onclick}>
                    { telling::told(words, table, action) }
                </button>
            </li>
        }
    });
    let open = sends(table, Intent::Screen(Turn::Window(Some(Window::Record))));
    let close = sends(table, Intent::Screen(Turn::Window(None)));
    html! {
        <section class="record">
            <div class="record-bar">
                <h2>{ words.text("lawtoe-record") }</h2>
                { walk(words, table) }
                <button type="button" class="button small" onclick={open}>{ words.text("lawtoe-record-share") }</button>
            </div>
            <div class="record-scroll" tabindex="0" role="region" aria-label={words.text("lawtoe-record")}>
                <p class="quiet">{ played.is_empty().then(|| words.text("lawtoe-record-empty")) }</p>
                <ol class="record-steps">{ for rows }</ol>
            </div>
            <Dialog open={table.screen.window == Some(Window::Record)} name="record"
                title={words.text("lawtoe-record-share-title")} {close}>
                { record_text(words, table, announcer) }
            </Dialog>
        </section>
    }
}

/// The buttons that step through the record.
pub fn walk(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let at = table.viewing.unwrap_or(table.record.played().len());
    let (back, now) = (at.saturating_sub(1), table.viewing.is_none());
    let view = |step| sends(table, Intent::View(step));
    html! {
        <div class="record-walk" role="group" aria-label={words.text("lawtoe-record-walk")}>
            { icon_button(words.text("lawtoe-record-first"), "M18 5l-8 7 8 7M7 5v14", at == 0, view(Some(0))) }
            { icon_button(words.text("lawtoe-record-back"), "M15 5l-8 7 8 7", at == 0, view(Some(back))) }
            { icon_button(words.text("lawtoe-record-forward"), "M9 5l8 7-8 7", now, view(Some(at + 1))) }
            { icon_button(words.text("lawtoe-record-now"), "M6 5l8 7-8 7M17 5v14", now, view(None)) }
        </div>
    }
}

/// The record as text to copy, and a place to paste one.
fn record_text(words: &Words, table: &UseReducerHandle<Table>, announcer: &Announcer) -> Html {
    let text = table.record.to_string();
    let on_copy = {
        let (text, announcer, copied) = (text.clone(), announcer.clone(), words.text("lawtoe-record-copied"));
        Callback::from(move |_: MouseEvent| {
            copy(&text);
            announcer.announce(copied.clone());
        })
    };
    let on_input = {
        let table = table.clone();
        Callback::from(move |event: InputEvent| {
            let pasted = event.target_unchecked_into::<web_sys::HtmlTextAreaElement>().value();
            table.dispatch(Intent::Screen(Turn::Paste(pasted)));
        })
    };
    let trouble = table.screen.trouble.as_ref().map(|error| telling::unreadable(words, error));
    html! {
        <div class="record-text">
            <label for={COPIED}>{ words.text("lawtoe-record-copy-label") }</label>
            <textarea id={COPIED} rows="6" readonly=true value={text.clone()} />
            <div class="action-row">
                <button type="button" class="button" onclick={on_copy}>{ words.text("lawtoe-record-copy") }</button>
                <a class="button" href={file::address(&text)} download="lawtoe.txt">{ words.text("lawtoe-record-file") }</a>
            </div>
            <label for="record-paste">{ words.text("lawtoe-record-paste-label") }</label>
            <textarea id="record-paste" rows="6" value={table.screen.pasted.clone()} oninput={on_input}
                aria-invalid={trouble.is_some().to_string()} aria-describedby="record-trouble" />
            <p id="record-trouble" class="field-wrong" role="status">{ trouble }</p>
            <div class="action-row">
                <button type="button" class="button primary" onclick={sends(table, Intent::LoadPasted)}>{ words.text("lawtoe-record-load") }</button>
            </div>
        </div>
    }
}

/// The id of the field that holds the record to copy.
const COPIED: &str = "record-copy";

/// Copies a text. It is selected too, for copying by hand where the browser has no clipboard for us: on a page opened
/// from a file, or over plain HTTP.
fn copy(text: &str) {
    let field = gloo::utils::document().get_element_by_id(COPIED);
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlTextAreaElement>().ok()) {
        field.select();
    }
    let window = gloo::utils::window();
    if window.is_secure_context() {
        // The promise tells of a refusal; the text is selected all the same.
        let _ = window.navigator().clipboard().write_text(text);
    }
}
