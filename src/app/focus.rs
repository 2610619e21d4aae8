//! Where the keyboard is.

use gloo::utils::document;
use web_sys::HtmlElement;
use web_sys::wasm_bindgen::JsCast;

/// Puts the keyboard's focus on the first element that this CSS selector finds. Nothing happens where there is none.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that refuses the focus leaves it where it was.
        let _ = element.focus();
    }
}
