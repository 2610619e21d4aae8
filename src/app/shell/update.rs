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

/// The state of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// There is no new version.
    None,
    /// A new version is ready and starts when the person likes.
    Ready,
    /// The person stays with the current version for now.
    Later,
}

/// Detects and announces a new version, also one that was found before the app started.
#[hook]
pub fn use_update(words: &Words, announcer: &Announcer) -> UseStateHandle<Update> {
    let update = use_state_eq(|| Update::None);
    let setter = update.setter();
    use_effect_with((), move |()| {
        let tell = setter.clone();
        let listener = EventListener::new(&window(), "newversion", move |_| tell.set(Update::Ready));
        // Check after listening, because the version may have been found at any time before.
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
    /// The state of an update.
    pub update: UseStateHandle<Update>,
}

/// Offers the new version until the person accepts or dismisses it. Games in play are saved.
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
