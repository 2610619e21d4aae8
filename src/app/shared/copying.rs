//! Copying a text. Where the browser has no clipboard for us, on a page opened from a file or over plain HTTP, what is
//! selected can be copied by hand.

use web_sys::{HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};

/// Copies a text, as far as the browser lets us.
pub fn copy(text: &str) {
    let window = gloo::utils::window();
    if window.is_secure_context() {
        // The promise tells of a refusal; whoever copies selects the text too.
        let _ = window.navigator().clipboard().write_text(text);
    }
}

/// Selects what stands in the field with this id.
pub fn select(id: &str) {
    let Some(field) = gloo::utils::document().get_element_by_id(id) else { return };
    match field.dyn_ref::<HtmlTextAreaElement>() {
        Some(area) => area.select(),
        None => field.unchecked_ref::<HtmlInputElement>().select(),
    }
}
