//! A record as text, to copy, to save as a file and to print.

use yew::functional::Hook;
use yew::prelude::*;

use super::{
    copying::{copied, copy, select},
    print_button::print_button,
};
use crate::app::{desk::use_words, file, html::html, part::part};

/// What is shown.
#[derive(PartialEq)]
pub struct RecordTextProps {
    /// The record.
    pub text: String,
    /// The game's name, which the file has too.
    pub game: &'static str,
}

/// The text, and what can be done with it. What is said of copying it holds until it is another text.
pub fn record_text(props: RecordTextProps) -> Html {
    part("record-text", props, |props, context| use_record_text(props).run(context))
}

/// The id of the field that shows the text.
const FIELD: &str = "record-copy";

#[hook]
fn use_record_text(props: &RecordTextProps) -> Html {
    let words = use_words();
    let done = use_state(|| None::<(String, bool)>);
    let told = done.as_ref().filter(|(text, _)| *text == props.text);
    let told = told.map(|(_, is_copied)| words.with("table-record-copied", &[copied(*is_copied)]));
    let onclick = {
        let (done, text) = (done.clone(), props.text.clone());
        Callback::from(move |()| {
            // Said anew every time, so that a reader hears it again.
            done.set(None);
            let (done, kept) = (done.clone(), text.clone());
            let on_done = move |is_copied: bool| {
                // Who has it copied goes on from the button.
                if !is_copied {
                    select(FIELD);
                }
                done.set(Some((kept.clone(), is_copied)));
            };
            copy(&text, Callback::from(on_done));
        })
    };
    html! {
        <>
            <label for={FIELD}>{ words.text("table-record-copy-label") }</label>
            <textarea id={FIELD} rows="6" readonly=true value={props.text.clone()} />
            <div class="action-row">
                <button type="button" class="button" {onclick}>{ words.text("table-record-copy") }</button>
                <a class="button" href={file::address(&props.text)} download={format!("{}.txt", props.game)}>{ words.text("table-record-file") }</a>
                { print_button(&words, "button") }
            </div>
            <p class="quiet" role="status">{ told }</p>
        </>
    }
}
