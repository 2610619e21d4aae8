//! What was played: to step through, to copy and to paste.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{
    dialog::dialog,
    icon_button::icon_button,
    link_button::{LinkProps, link_button},
    record_text::{RecordTextProps, record_text},
};
use crate::app::{
    html::html,
    sent::{Carried, at_step},
    words::Words,
};

/// What the record of a table shows, and what it tells.
pub struct RecordPanel {
    /// A line for every step.
    pub rows: Vec<String>,
    /// The step on the screen, from 0 for the beginning; the number of rows is the present.
    pub at: usize,
    /// The record as text; nothing while it is not to be seen, and then it can be neither copied nor replaced.
    pub text: Option<String>,
    /// The record and who plays, as they are kept.
    pub kept: String,
    /// The game's name.
    pub game: &'static str,
    /// Whether the window with the text is open.
    pub open: bool,
    /// What stands in the field for a record to play on from.
    pub pasted: String,
    /// Why that is no record, as a sentence.
    pub trouble: Option<String>,
    /// Shows a step; nothing for the present.
    pub on_view: Callback<Option<usize>>,
    /// Opens the window with the text, or closes it.
    pub on_open: Callback<bool>,
    /// Hears what is pasted.
    pub on_paste: Callback<String>,
    /// Plays on from what is pasted.
    pub on_load: Callback<()>,
}

impl RecordPanel {
    /// Every step, and the buttons that walk through them.
    pub fn view(&self, words: &Words) -> Html {
        let rows = self.rows.iter().enumerate().map(|(index, told)| {
            let step = index + 1;
            let onclick = self.on_view.reform(move |()| Some(step));
            html! {
                <li key={index}>
                    <button type="button" class="record-step" aria-current={(step == self.at).then_some("step")} {onclick}>
                        { told.clone() }
                    </button>
                </li>
            }
        });
        let share = self.text.as_ref().map(|_| {
            let onclick = self.on_open.reform(|()| true);
            html! { <button type="button" class="button small" {onclick}>{ words.text("table-record-share") }</button> }
        });
        let open = self.open && self.text.is_some();
        let exchange = self.text.as_ref().map(|text| self.exchange(words, text)).unwrap_or_default();
        html! {
            <section class="record">
                <div class="record-bar">
                    <h2>{ words.text("table-record") }</h2>
                    { walk(words, self.at, self.rows.len(), &self.on_view) }
                    { share.unwrap_or_default() }
                </div>
                <div class="record-scroll" tabindex="0" role="region" aria-label={words.text("table-record")}>
                    <p class="quiet">{ self.rows.is_empty().then(|| words.text("table-record-empty")) }</p>
                    <ol class="record-steps">{ for rows }</ol>
                </div>
                { dialog("record", words.text("table-record-share-title"), open, self.on_open.reform(|()| false), exchange) }
            </section>
        }
    }

    /// The record as text to copy, and a place to paste one.
    fn exchange(&self, words: &Words, text: &str) -> Html {
        let on_input =
            self.on_paste.reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
        let on_load = self.on_load.clone();
        let step = Some(self.at).filter(|&at| at < self.rows.len());
        let link = LinkProps {
            game: self.game,
            carried: Carried::Game,
            text: at_step(&self.kept, step),
            label: words.text("table-link-game"),
        };
        html! {
            <div class="record-text">
                { record_text(RecordTextProps { text: text.to_owned(), game: self.game }) }
                { link_button(link) }
                <label for="record-paste">{ words.text("table-record-paste-label") }</label>
                <textarea id="record-paste" rows="6" value={self.pasted.clone()} oninput={on_input}
                    aria-invalid={self.trouble.is_some().to_string()} aria-describedby="record-trouble" />
                <p id="record-trouble" class="field-wrong" role="status">{ self.trouble.clone() }</p>
                <div class="action-row">
                    <button type="button" class="button primary" onclick={on_load}>{ words.text("table-record-load") }</button>
                </div>
            </div>
        }
    }
}

/// The buttons that step through a record of so many steps, with this one on the screen.
pub fn walk(words: &Words, at: usize, steps: usize, on_view: &Callback<Option<usize>>) -> Html {
    let now = at >= steps;
    let view = |step: Option<usize>| on_view.reform(move |()| step);
    html! {
        <div class="record-walk" role="group" aria-label={words.text("table-record-walk")}>
            { icon_button(words.text("table-record-first"), "M18 5l-8 7 8 7M7 5v14", at == 0, view(Some(0))) }
            { icon_button(words.text("table-record-back"), "M15 5l-8 7 8 7", at == 0, view(Some(at.saturating_sub(1)))) }
            { icon_button(words.text("table-record-forward"), "M9 5l8 7-8 7", now, view(Some(at + 1))) }
            { icon_button(words.text("table-record-now"), "M6 5l8 7-8 7M17 5v14", now, view(None)) }
        </div>
    }
}
