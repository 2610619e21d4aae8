//! The notices above every page: storage that is refused, values in quarantine, a new version of the site, and a missing language.

use flub_tables::i18n::{Language, Words};
use gloo::{
    events::EventListener,
    utils::{document_element, window},
};
use web_sys::Event;
use yew::prelude::*;

use super::{backup, location::Part};
use crate::{
    platform::{
        announce::Announcer,
        file, learning_platform,
        storage::{self, Refused, Report, Reports},
    },
    route::{Route, places::LearnPlace},
    ui::{
        notice::{Notice, Tone},
        sending::sends,
    },
};

/// The notices about storage, until they are dismissed: one if the browser refuses it, one if a learning platform does, and one for each value
/// in quarantine.
pub fn draw_storage_notices(words: &Words, reports: &UseReducerHandle<Reports>) -> Html {
    let refusal = reports.refused.then(|| {
        html! {
            <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::RefusalSeen(Refused::Browser))}>
                <p>{ words.text("shell-storage-refused") }</p>
            </Notice>
        }
    });
    let platform = reports.platform_refused.then(|| {
        html! {
            <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::RefusalSeen(Refused::Platform))}>
                <p>{ describe_platform_refusal(words) }</p>
                <p><a href={LearnPlace::Carry(None).href()}>{ words.text("shell-platform-carry") }</a></p>
            </Notice>
        }
    });
    let asides = reports.asides.iter().enumerate().map(|(index, aside)| {
        html! {
            <div key={index}>
                <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::QuarantinedSeen(index))}>
                    <p>{ words.text("shell-storage-aside") }</p>
                    <p>
                        <a href={file::address(&aside.text)} download={format!("{}.txt", aside.key)}>
                            { words.text("shell-storage-download") }
                        </a>
                    </p>
                </Notice>
            </div>
        }
    });
    html! { <div class="storage-notices"><div>{ refusal }</div><div>{ platform }</div><div>{ for asides }</div></div> }
}

/// Says that a learning platform keeps nothing.
fn describe_platform_refusal(words: &Words) -> String {
    words.text(if learning_platform::is_absent() { "shell-platform-absent" } else { "shell-platform-refused" })
}

/// Announces new notices about storage.
#[hook]
pub fn use_storage_announced(words: &Words, announcer: &Announcer, reports: &Reports) {
    let (words, announcer) = (words.clone(), announcer.clone());
    let shown = (reports.refused, reports.platform_refused, reports.asides.len());
    use_effect_with(shown, move |&(refused, platform_refused, asides)| {
        if refused {
            announcer.announce(words.text("shell-storage-refused"));
        }
        if platform_refused {
            announcer.announce(describe_platform_refusal(&words));
        }
        if asides > 0 {
            announcer.announce(words.text("shell-storage-aside"));
        }
    });
}

/// The state of a new version of the site. The page's own script, in `index.html`, finds and activates it.
#[derive(Clone, Copy, PartialEq)]
pub enum Update {
    None,
    /// A new version is ready. It starts when the person wants it.
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
        let ready = setter.clone();
        let listener = EventListener::new(&window(), "newversion", move |_| ready.set(Update::Ready));
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

/// Offers the new version until the person accepts or dismisses it. Games in play are saved.
pub fn draw_update_notice(words: &Words, update: &UseStateHandle<Update>) -> Html {
    if **update != Update::Ready {
        return html! {};
    }
    let setter = update.setter();
    let later = Callback::from(move |_| setter.set(Update::Later));
    let activate = |_| {
        if let Ok(event) = Event::new("renew") {
            // No listener cancels it.
            let _ = window().dispatch_event(&event);
        }
    };
    html! {
        <Notice tone={Tone::Note} on_dismiss={later}>
            <p>{ words.text("shell-new-version") }</p>
            { draw_what_stays(words) }
            <button type="button" class="button small" onclick={activate}>{ words.text("shell-new-version-use") }</button>
        </Notice>
    }
}

/// Says what becomes of the games when the page is loaded anew. Those that are in memory only can be saved as a file first.
fn draw_what_stays(words: &Words) -> Html {
    if !storage::store().holds_any() {
        return html! { <p>{ words.text("shell-games-stay") }</p> };
    }
    let on_save = |event: MouseEvent| file::download_once(&event, &backup::write_all(&storage::store()));
    html! {
        <>
            <p>{ words.text("shell-save-first") }</p>
            <p>
                <a href={Route::current().href()} download="flub.txt" onclick={on_save}>{ words.text("settings-backup-save") }</a>
            </p>
        </>
    }
}

/// The button for another attempt to load something. Where that has failed twice, though there is a network, a newer Flub may have taken the
/// place of this one, so the page can be loaded anew as well.
pub fn draw_attempts(words: &Words, part: &Part) -> Html {
    let reload = |_| drop(window().location().reload());
    html! {
        <>
            <p>
                <button type="button" class="button primary" onclick={part.retry.reform(|_| ())}>
                    { words.text("shell-part-again") }
                </button>
            </p>
            if part.tries > 1 && window().navigator().on_line() {
                <p>{ words.text("shell-part-newer") }</p>
                { draw_what_stays(words) }
                <p><button type="button" class="button" onclick={reload}>{ words.text("shell-part-reload") }</button></p>
            }
        </>
    }
}

/// Says that this language could not be loaded, even by the latest attempt, and that the page speaks another, until another attempt has
/// brought it.
pub fn draw_language_notice(words: &Words, language: Language, part: &Part) -> Html {
    html! {
        <Notice tone={Tone::Note}>
            <p key={part.tries} role="alert">
                { words.with("shell-language-missing", &[("language", language.name().into())]) }
            </p>
            { draw_attempts(words, part) }
        </Notice>
    }
}
