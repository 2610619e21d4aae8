//! Copying a text. Where the browser has no clipboard for us, over plain HTTP or where a school forbids it, what is selected can
//! be copied by hand.

use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};
use yew::{Callback, platform::spawn_local};

use crate::i18n::Value;

/// Copies a text. Calls back with whether that worked.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        on_done.emit(false);
        return;
    }
    let copying = JsFuture::from(window.navigator().clipboard().write_text(text));
    spawn_local(async move { on_done.emit(copying.await.is_ok()) });
}

/// The message argument for the result.
pub fn copied(is_copied: bool) -> (&'static str, Value<'static>) {
    ("copied", if is_copied { "yes" } else { "no" }.into())
}

/// Selects what stands in the field with this id, in sight and with the focus there, so that the keys can copy it.
pub fn select(id: &str) {
    let Some(field) = gloo::utils::document().get_element_by_id(id) else { return };
    // First, because selecting gives the focus too and does not bring the field into sight. It can have it: it was drawn before.
    let _ = field.unchecked_ref::<HtmlElement>().focus();
    match field.dyn_ref::<HtmlTextAreaElement>() {
        Some(area) => area.select(),
        None => field.unchecked_ref::<HtmlInputElement>().select(),
    }
}
