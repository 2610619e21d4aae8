//! The browser's focus.

use gloo::utils::document;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

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

/// Whether this is Escape, pressed while no dialog is open.
pub fn escapes(event: &Event) -> bool {
    let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
    is_escape && matches!(document().query_selector("dialog[open]"), Ok(None))
}
