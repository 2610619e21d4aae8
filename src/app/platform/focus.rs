//! Where the keyboard is.

use gloo::utils::document;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

/// Puts the keyboard's focus on the first element that this CSS selector finds. Nothing happens where there is none.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that refuses the focus leaves it where it was.
        let _ = element.focus();
    }
}

/// Whether nothing that is seen has the keyboard's focus: what had it is gone or hidden.
pub fn is_lost() -> bool {
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    // The page itself has no parent to stand in, and neither has what is hidden.
    focused.is_none_or(|element| element.offset_parent().is_none())
}

/// Whether this is Escape, pressed where no window is open that it would close.
pub fn escapes(event: &Event) -> bool {
    let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
    is_escape && matches!(document().query_selector("dialog[open]"), Ok(None))
}
