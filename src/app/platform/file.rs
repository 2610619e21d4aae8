//! Texts as downloads, and files that people choose.

use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;
use yew::{Callback, platform::spawn_local};

/// The address of a link that downloads this text: `<a href={file::address(&text)} download="record.txt">`. It works
/// without a server and, being plain HTML, without the app.
pub fn address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
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
