//! What the pages with an exercise on the desk have in common.

use flub_tables::i18n::Words;
use yew::prelude::*;

use crate::{
    context::use_app,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// Says that an exercise is being made, once that takes a while, and where to go instead.
pub fn waiting(words: &Words, title: &str, href: &str, label: String) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            <div class="lesson-wait stack">
                <p role="status">{ words.text("learn-wait") }</p>
                <div class="action-row"><a class="button" href={href.to_owned()}>{ label }</a></div>
            </div>
        </div>
    }
}

/// Says that an exercise cannot be read, and where to go.
pub fn unreadable(words: &Words, href: &str, label: String) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-unreadable-title") }</h1>
            <Notice tone={Tone::Wrong}><p role="alert">{ words.text("learn-unreadable") }</p></Notice>
            <div class="action-row"><a class="button primary" href={href.to_owned()}>{ label }</a></div>
        </div>
    }
}

/// A sentence in a notice; nothing of an empty one.
pub fn remark(text: &str, tone: Tone) -> Html {
    match text {
        "" => html! {},
        text => html! { <Notice {tone}><p>{ renewed(text) }</p></Notice> },
    }
}

/// Announces a sentence whenever it is another one.
#[hook]
pub fn use_announced(text: &str) {
    let announcer = use_app().announcer;
    use_effect_with(text.to_owned(), move |text| {
        if !text.is_empty() {
            announcer.announce(text.clone());
        }
    });
}
