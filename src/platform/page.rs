//! The page: its address, where it is scrolled, what has the focus, styles that come later, and the files beside it.

use std::cell::RefCell;

use gloo::utils::{document, head, window};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, RequestCache, RequestInit, Storage, wasm_bindgen::JsCast};

/// The full address of a part of the app, from the fragment that names it.
pub fn address_of(fragment: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    format!("{}{fragment}", address.split('#').next().unwrap_or_default())
}

/// What the build has written into the page about the words and the parts of the program beside it, by its attribute. Empty if nothing.
pub fn told(attribute: &str) -> String {
    let place = document().query_selector("meta[name=words]").ok().flatten();
    place.and_then(|place| place.get_attribute(attribute)).unwrap_or_default()
}

/// Asks for a file at once, in this way of using the browser's cache.
pub fn fetch(address: &str, cache: RequestCache) -> JsFuture {
    let how = RequestInit::new();
    how.set_cache(cache);
    window().fetch_with_str_and_init(address, &how).into()
}

/// Whether this media query matches now.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// What is kept until the window is closed, also when its page is loaded again. `None` where the browser refuses it.
pub fn session_notes() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Scrolls the area around an element, which this CSS selector finds, by as little as shows all of the element. Nothing else of the
/// page is scrolled for it.
pub fn bring_into_sight(element: &Element, area: &str) {
    let Ok(Some(area)) = element.closest(area) else { return };
    let (outside, inside) = (area.get_bounding_client_rect(), element.get_bounding_client_rect());
    let down = beyond(inside.top() - outside.top(), inside.bottom() - outside.bottom());
    let right = beyond(inside.left() - outside.left(), inside.right() - outside.right());
    area.set_scroll_top(area.scroll_top() + down);
    area.set_scroll_left(area.scroll_left() + right);
}

/// How far something lies beyond an area, in pixels, given how far its start and its end lie after the area's.
fn beyond(start: f64, end: f64) -> i32 {
    (end.max(0.0) + start.min(0.0)) as i32
}

/// Focuses the first element that this CSS selector finds, if any.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot be focused changes nothing.
        let _ = element.focus();
    }
}

/// Whether no visible element is focused: the focused one is gone or hidden.
pub fn is_lost() -> bool {
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    // The root and hidden elements have no offset parent.
    focused.is_none_or(|element| element.offset_parent().is_none())
}

/// Whether this CSS selector finds the focused element or one around it.
pub fn is_focus_in(selector: &str) -> bool {
    document().active_element().is_some_and(|focused| matches!(focused.closest(selector), Ok(Some(_))))
}

/// Whether this is Escape, pressed while no dialog is open.
pub fn escapes(event: &Event) -> bool {
    let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
    is_escape && matches!(document().query_selector("dialog[open]"), Ok(None))
}

/// The element before which sheets are inserted: later sheets of the page take precedence.
const PLACE: &str = "meta[name=game-styles]";

thread_local! {
    static ADDED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Adds style sheets to the page, each once.
pub fn add(sheets: &[&'static str]) {
    for &sheet in sheets {
        let is_new = ADDED.with_borrow_mut(|added| {
            let is_new = !added.contains(&sheet);
            added.extend(is_new.then_some(sheet));
            is_new
        });
        if let Some(style) = document().create_element("style").ok().filter(|_| is_new) {
            style.set_text_content(Some(sheet));
            let place = document().query_selector(PLACE).ok().flatten();
            // A page without a head shows nothing anyway.
            let _ = head().insert_before(&style, place.as_deref());
        }
    }
}
