//! A new version of the site that waits to be used. The page's own script, in `index.html`, finds it and lets it come.

use gloo::{
    events::EventListener,
    utils::{document_element, window},
};
use web_sys::Event;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    i18n::Words,
    platform::announce::Announcer,
    ui::notice::{Notice, Tone},
};

/// How far a new version has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// There is none.
    None,
    /// It is there, and takes the place of this one when the person likes.
    Ready,
    /// The person wants to go on with this one for now.
    Later,
}

/// Hears of a new version, also of one that was there before the app was, and tells a screen reader.
#[hook]
pub fn use_update(words: &Words, announcer: &Announcer) -> UseStateHandle<Update> {
    let update = use_state_eq(|| Update::None);
    let setter = update.setter();
    use_effect_with((), move |()| {
        let tell = setter.clone();
        let listener = EventListener::new(&window(), "newversion", move |_| tell.set(Update::Ready));
        // After that, so that none is missed: it may have come at any time before, also between drawing and listening.
        if document_element().has_attribute("data-new-version") {
            setter.set(Update::Ready);
        }
        move || drop(listener)
    });
    let (words, announcer) = (words.clone(), announcer.clone());
    use_effect_with(*update, move |update| {
        if *update == Update::Ready {
            announcer.announce(words.text("shell-new-version"));
        }
    });
    update
}

/// Properties of [`UpdateNotice`].
#[derive(Properties, PartialEq)]
pub struct UpdateNoticeProps {
    /// How far a new version has come.
    pub update: UseStateHandle<Update>,
}

/// Offers the new version, until the person has taken it or waved it away. What is in play is kept.
#[component]
pub fn UpdateNotice(UpdateNoticeProps { update }: &UpdateNoticeProps) -> Html {
    let words = use_words();
    if **update != Update::Ready {
        return html! {};
    }
    let setter = update.setter();
    let later = Callback::from(move |_| setter.set(Update::Later));
    let come = |_| {
        if let Ok(event) = Event::new("renew") {
            // Nobody refuses it.
            let _ = window().dispatch_event(&event);
        }
    };
    html! {
        <Notice tone={Tone::Note} on_dismiss={later}>
            <p>{ words.text("shell-new-version") }</p>
            <button type="button" class="button small" onclick={come}>{ words.text("shell-new-version-use") }</button>
        </Notice>
    }
}
