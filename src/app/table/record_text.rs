//! A record's text: copy it, save it as a file, print it.

use yew::prelude::*;

use crate::app::{
    context::use_words,
    platform::file,
    ui::{
        copy::{copied, copy, select},
        print_button::PrintButton,
        renewed::renewed,
    },
};

/// The id of the field that shows the text.
const FIELD: &str = "record-copy";

/// Properties of [`RecordText`].
#[derive(Properties, PartialEq)]
pub struct RecordTextProps {
    /// The record.
    pub text: AttrValue,
    /// The game's name, also used for the file.
    pub game: AttrValue,
}

/// The text and its buttons. The message about copying stays until the text changes.
#[component]
pub fn RecordText(props: &RecordTextProps) -> Html {
    let words = use_words();
    let done = use_state(|| None::<(AttrValue, bool)>);
    let sentence = done.as_ref().filter(|(text, _)| *text == props.text);
    let sentence = sentence.map(|(_, is_copied)| words.with("table-record-copied", &[copied(*is_copied)]));
    let onclick = {
        let (done, text) = (done.clone(), props.text.clone());
        move |_| {
            // Reset each time so that screen readers repeat it.
            done.set(None);
            let (done, kept) = (done.clone(), text.clone());
            let on_done = move |is_copied: bool| {
                // Once copied, focus stays on the button.
                if !is_copied {
                    select(FIELD);
                }
                done.set(Some((kept.clone(), is_copied)));
            };
            copy(&text, Callback::from(on_done));
        }
    };
    html! {
        <>
            <label for={FIELD}>{ words.text("table-record-copy-label") }</label>
            <textarea id={FIELD} rows="6" readonly=true value={&props.text} />
            <div class="action-row">
                <button type="button" class="button" {onclick}>{ words.text("table-record-copy") }</button>
                <a class="button" href={file::address(&props.text)} download={format!("{}.txt", props.game)}>
                    { words.text("table-record-file") }
                </a>
                <PrintButton />
            </div>
            <p class="quiet" role="status">{ sentence.map(renewed) }</p>
        </>
    }
}
