//! Texts as downloads, and files that people choose.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlInputElement, MouseEvent, wasm_bindgen::JsCast};
use yew::{Callback, platform::spawn_local};

/// The address of a link that downloads this text: `<a href={file::address(&text)} download="record.txt">`. It works
/// without a server and, being plain HTML, without the app.
pub fn address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// Has the link that is clicked download this text, which is in the page only during the click.
pub fn download_once(event: &MouseEvent, text: &str) {
    // What is clicked may be inside the link.
    let link = event.target().and_then(|target| target.dyn_ref::<Element>()?.closest("a").ok()?);
    let Some(link) = link else { return };
    let before = link.get_attribute("href").unwrap_or_default();
    let _ = link.set_attribute("href", &address(text));
    Timeout::new(0, move || drop(link.set_attribute("href", &before))).forget();
}

/// Hands on the text of the file that was chosen in a field, as far as one character beyond `most` bytes, or nothing where the
/// browser cannot read it. The field is empty then, so that the same file can be chosen again.
pub fn read_chosen(field: &HtmlInputElement, most: usize, on_text: Callback<Option<String>>) {
    let file = field.files().and_then(|files| files.get(0));
    let beginning = file.and_then(|file| file.slice_with_f64_and_f64(0.0, most as f64 + 1.0).ok());
    if let Some(beginning) = beginning {
        let reading = JsFuture::from(beginning.text());
        spawn_local(async move { on_text.emit(reading.await.ok().and_then(|text| text.as_string())) });
    }
    field.set_value("");
}
