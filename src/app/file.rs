//! Texts that are offered as files.

/// The address of a link that downloads this text: `<a href={file::address(&text)} download="record.txt">`. It works
/// without a server and, being plain HTML, without the app.
pub fn address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}
