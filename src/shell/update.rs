//! A new version of the site that waits to be used, which the page's own script, in `index.html`, finds and lets come; and the page for
//! code that could not be loaded.

use gloo::{
    events::EventListener,
    utils::{document_element, window},
};
use web_sys::Event;
use yew::prelude::*;

use crate::{
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

/// Properties of [`PartMissing`].
#[derive(Properties, PartialEq)]
pub struct PartMissingProps {
    /// The number of attempts.
    pub tries: usize,
    /// Tries again.
    pub on_retry: Callback<()>,
}

/// Says that the page could not be loaded, after every attempt, and offers another.
#[component]
pub fn PartMissing(PartMissingProps { tries, on_retry }: &PartMissingProps) -> Html {
    let words = use_words();
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-part-title") }</h1>
            <p key={*tries} role="alert">{ words.text("shell-part-text") }</p>
            <p>
                <button type="button" class="button primary" onclick={on_retry.reform(|_| ())}>
                    { words.text("shell-part-again") }
                </button>
            </p>
        </div>
    }
}
