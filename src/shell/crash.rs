//! The crash page: plain HTML that offers the current game as a file.
//!
//! A panic records its message and place and ends the app; the browser then reports it to the window like any uncaught error. A browser
//! extension that changes the page can make drawing it panic, so the first panic reloads the page, with what is kept. Another panic soon after
//! shows the crash page, in plain HTML, since the app does not run any more.

use std::cell::RefCell;

use flub_tables::i18n::Words;
use gloo::events::EventListener;
use js_sys::{Object, Reflect};
use web_sys::{Document, Element, Event, wasm_bindgen::JsCast};

use crate::platform::{file, page::session_notes, storage};

/// The words of the crash page in the current language, prepared because nothing can be looked up after a crash.
struct Spoken {
    title: String,
    sorry: String,
    kept: String,
    save: String,
    again: String,
    detail: String,
}

thread_local! {
    static SPOKEN: RefCell<Option<Spoken>> = const { RefCell::new(None) };
    /// The message and place of the latest panic; empty before any.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Shows the crash page on any uncaught error from now on.
pub fn watch() {
    // Yew replaces any other hook by its own.
    yew::set_custom_panic_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        PANIC.replace(info.to_string());
    }));
    let window = gloo::utils::window();
    EventListener::new(&window, "error", |event| show(event, "error")).forget();
    EventListener::new(&window, "unhandledrejection", |event| show(event, "reason")).forget();
}

/// Prepares the words of the crash page in this language.
pub fn speak(words: &Words) {
    let spoken = Spoken {
        title: words.text("shell-crash-title"),
        sorry: words.text("shell-crash-sorry"),
        kept: words.text("shell-crash-kept"),
        save: words.text("shell-crash-save"),
        again: words.text("shell-crash-again"),
        detail: words.text("shell-crash-detail"),
    };
    SPOKEN.with(|kept| kept.replace(Some(spoken)));
}

fn show(event: &Event, cause: &str) {
    let has_panicked = PANIC.with_borrow(|panic| !panic.is_empty());
    let Some(detail) = detail(event, cause) else { return };
    if has_panicked && may_reload() {
        let _ = gloo::utils::window().location().reload();
        return;
    }
    let document = gloo::utils::document();
    let Some(body) = document.body() else { return };
    // The words are taken once: later failures do not matter, and must not count as a second crash of the same game.
    // Before the words are loaded there is no game to save, and the loading page stays.
    let spoken = SPOKEN.with(|spoken| spoken.try_borrow_mut().ok()?.take());
    if let Some(page) = spoken.and_then(|spoken| build(&document, &spoken, &detail)) {
        body.set_text_content(None);
        let _ = body.append_child(&page);
    }
}

/// The key in session storage for the time of the latest reload, in milliseconds since 1970.
const RELOADED: &str = "flub.reloaded";

/// For how many milliseconds after a reload there is no other one.
const SOON: f64 = 60_000.0;

/// Whether the page may be reloaded: not soon after another reload, and not if something is in memory only. Notes the time.
fn may_reload() -> bool {
    let now = js_sys::Date::now();
    let Some(notes) = session_notes() else { return false };
    let latest = notes.get_item(RELOADED).ok().flatten().and_then(|latest| latest.parse::<f64>().ok());
    let is_soon = latest.is_some_and(|latest| (0.0..SOON).contains(&(now - latest)));
    !is_soon && !storage::store().holds_any() && notes.set_item(RELOADED, &now.to_string()).is_ok()
}

/// The error and its place. Events without an error come from a worker, whose failure the thinker handles.
fn detail(event: &Event, cause: &str) -> Option<String> {
    let cause = Reflect::get(event, &cause.into()).ok().filter(|cause| cause.is_object())?;
    let stack = Reflect::get(&cause, &"stack".into()).ok().and_then(|stack| stack.as_string());
    let description = format!("{}\n{}", cause.unchecked_ref::<Object>().to_string(), stack.unwrap_or_default());
    Some([PANIC.take(), description].join("\n").trim_start().to_owned())
}

fn build(document: &Document, spoken: &Spoken, detail: &str) -> Option<Element> {
    let main = element(document, "main", "")?;
    // An alert is read out at once. The landmark itself cannot be an alert.
    let page = element(document, "div", "")?;
    main.append_child(&page).ok()?;
    page.set_class_name("column crash");
    page.set_attribute("role", "alert").ok()?;
    let add = |child: Element| page.append_child(&child).ok();
    add(element(document, "h1", &spoken.title)?)?;
    add(element(document, "p", &spoken.sorry)?)?;
    for (key, text) in storage::store().saves() {
        add(element(document, "p", &spoken.kept)?)?;
        let save = link(document, &spoken.save, &file::address(&text), "button")?;
        save.set_attribute("download", &format!("{key}.txt")).ok()?;
        add(save)?;
        quarantine_if_twice(&key, &text);
    }
    // Without a `#` this reloads the page.
    let home = gloo::utils::window().location().pathname().unwrap_or_default();
    add(link(document, &spoken.again, &home, "button primary")?)?;
    let details = element(document, "details", "")?;
    details.append_child(&element(document, "summary", &spoken.detail)?.into()).ok()?;
    details.append_child(&element(document, "pre", detail)?.into()).ok()?;
    add(details)?;
    Some(main)
}

/// A game that was in play at two crashes may cause them. It goes to quarantine, so that the player can continue.
fn quarantine_if_twice(key: &str, text: &str) {
    let (store, mark) = (storage::store(), format!("{key}.fault"));
    if store.text(&mark).as_deref() == Some(text) {
        // If this is refused the game stays; it can be saved as a file.
        let _ = store.move_aside(key);
    } else {
        // If this is refused nothing is saved anyway.
        let _ = store.write(&mark, text);
    }
}

fn element(document: &Document, name: &str, text: &str) -> Option<Element> {
    let element = document.create_element(name).ok()?;
    element.set_text_content(Some(text));
    Some(element)
}

fn link(document: &Document, text: &str, address: &str, class: &str) -> Option<Element> {
    let link = element(document, "a", text)?;
    link.set_attribute("href", address).ok()?;
    link.set_class_name(class);
    Some(link)
}
