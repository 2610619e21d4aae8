use flub::{
    games::lawtoe::LawToe,
    play::{Record, RecordError},
};
use yew::prelude::*;

use super::{
    table::{Intent, Table},
    telling,
};
use crate::app::{
    desk::{use_desk, use_words},
    file,
    shared::{dialog::Dialog, icon_button::icon_button},
};

#[derive(Properties, PartialEq)]
pub struct RecordPanelProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Every move of the match, to step through, take back, copy and paste.
#[component]
pub fn RecordPanel(props: &RecordPanelProps) -> Html {
    let words = use_words();
    let sharing = use_state_eq(|| false);
    let table = &props.table;
    let played = table.record.played();
    let at = table.viewing.unwrap_or(played.len());
    let rows = played.iter().enumerate().map(|(index, action)| {
        let step = index + 1;
        let onclick = {
            let table = table.clone();
            Callback::from(move |_: MouseEvent| table.dispatch(Intent::View(Some(step))))
        };
        html! {
            <li key={index}>
                <button type="button" class="record-step" aria-current={(step == at).then_some("step")} {onclick}>
                    { telling::told(&words, table, action) }
                </button>
            </li>
        }
    });
    let view = |step: Option<usize>| {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| table.dispatch(Intent::View(step)))
    };
    let open = {
        let sharing = sharing.clone();
        Callback::from(move |_: MouseEvent| sharing.set(true))
    };
    let close = {
        let sharing = sharing.clone();
        Callback::from(move |()| sharing.set(false))
    };
    let back = at.saturating_sub(1);
    html! {
        <section class="record">
            <h2>{ words.text("lawtoe-record") }</h2>
            <div class="record-scroll" tabindex="0" role="region" aria-label={words.text("lawtoe-record")}>
                <p class="quiet">{ played.is_empty().then(|| words.text("lawtoe-record-empty")) }</p>
                <ol class="record-steps">{ for rows }</ol>
            </div>
            <div class="record-bar" role="group" aria-label={words.text("lawtoe-record-walk")}>
                { icon_button(words.text("lawtoe-record-first"), "M18 5l-8 7 8 7M7 5v14", at == 0, view(Some(0))) }
                { icon_button(words.text("lawtoe-record-back"), "M15 5l-8 7 8 7", at == 0, view(Some(back))) }
                { icon_button(words.text("lawtoe-record-forward"), "M9 5l8 7-8 7", table.viewing.is_none(), view(Some(at + 1))) }
                { icon_button(words.text("lawtoe-record-now"), "M6 5l8 7-8 7M17 5v14", table.viewing.is_none(), view(None)) }
                <button type="button" class="button small" onclick={open}>{ words.text("lawtoe-record-share") }</button>
            </div>
            <Dialog open={*sharing} name="record" title={words.text("lawtoe-record-share-title")} close={close.clone()}>
                <RecordText table={table.clone()} loaded={close} />
            </Dialog>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct RecordTextProps {
    table: UseReducerHandle<Table>,
    loaded: Callback<()>,
}

/// The record as text to copy, and a place to paste one.
#[component]
fn RecordText(props: &RecordTextProps) -> Html {
    let words = use_words();
    let announcer = use_desk().announcer;
    let pasted = use_state_eq(String::new);
    let trouble = use_state_eq(String::new);
    let area = use_node_ref();
    let text = props.table.record.to_string();
    let copy = {
        let (area, announcer, words) = (area.clone(), announcer.clone(), words.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<web_sys::HtmlTextAreaElement>() {
                area.select();
                copy(&area.value());
                announcer.announce(words.text("lawtoe-record-copied"));
            }
        })
    };
    let on_input = {
        let (pasted, trouble) = (pasted.clone(), trouble.clone());
        Callback::from(move |event: InputEvent| {
            trouble.set(String::new());
            pasted.set(event.target_unchecked_into::<web_sys::HtmlTextAreaElement>().value());
        })
    };
    let load = {
        let (table, pasted, trouble, words, loaded) =
            (props.table.clone(), pasted.clone(), trouble.clone(), words.clone(), props.loaded.clone());
        Callback::from(move |_: MouseEvent| {
            let read: Result<Record<LawToe>, RecordError<_>> = pasted.parse();
            match read {
                Ok(record) => {
                    pasted.set(String::new());
                    loaded.emit(());
                    table.dispatch(Intent::Load(Box::new(record)));
                }
                Err(error) => trouble.set(telling::unreadable(&words, &error)),
            }
        })
    };
    html! {
        <div class="record-text">
            <label for="record-copy">{ words.text("lawtoe-record-copy-label") }</label>
            <textarea id="record-copy" ref={area} rows="6" readonly=true value={text.clone()} />
            <div class="action-row">
                <button type="button" class="button" onclick={copy}>{ words.text("lawtoe-record-copy") }</button>
                <a class="button" href={file::address(&text)} download="lawtoe.txt">{ words.text("lawtoe-record-file") }</a>
            </div>
            <label for="record-paste">{ words.text("lawtoe-record-paste-label") }</label>
            <textarea id="record-paste" rows="6" value={(*pasted).clone()} oninput={on_input}
                aria-invalid={(!trouble.is_empty()).to_string()} aria-describedby="record-trouble" />
            <p id="record-trouble" class="field-wrong" role="status">{ &*trouble }</p>
            <div class="action-row">
                <button type="button" class="button primary" onclick={load}>{ words.text("lawtoe-record-load") }</button>
            </div>
        </div>
    }
}

/// Copies a text; where the browser has no clipboard (a file opened by double-click), it copies what is selected.
fn copy(text: &str) {
    let window = gloo::utils::window();
    if window.is_secure_context() {
        // The promise tells of a refusal nobody can mend; the text stays selected for copying by hand.
        let _ = window.navigator().clipboard().write_text(text);
    }
}
