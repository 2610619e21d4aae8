//! Texts as downloads, tables for spreadsheets, and files that people choose.

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

/// Writes a table as comma-separated values (RFC 4180). It begins with a byte order mark, by which spreadsheets recognise UTF-8.
pub fn csv(rows: &[Vec<String>]) -> String {
    let row = |row: &Vec<String>| row.iter().map(|text| field(text)).collect::<Vec<_>>().join(",") + "\r\n";
    format!("\u{feff}{}", rows.iter().map(row).collect::<String>())
}

/// Writes a field, in quotation marks if it needs them. A text that a spreadsheet would take for a formula gets an apostrophe in
/// front: <https://owasp.org/www-community/attacks/CSV_Injection>.
fn field(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) { "'" } else { "" };
    if text.contains(['"', ',', ';', '\t', '\r', '\n']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> String {
        csv(&[vec![text.to_owned()]])
    }

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        let rows = [vec!["Ada".to_owned(), String::new(), "2 of 16".to_owned()], vec!["B".to_owned()]];
        assert_eq!(csv(&rows), "\u{feff}Ada,,2 of 16\r\nB\r\n");
        assert_eq!(one("a, b"), "\u{feff}\"a, b\"\r\n");
        assert_eq!(one("say \"yes\""), "\u{feff}\"say \"\"yes\"\"\"\r\n");
        assert_eq!(one("two\r\nlines"), "\u{feff}\"two\r\nlines\"\r\n");
    }

    #[test]
    fn no_field_begins_like_a_formula() {
        for text in ["=1+1", "+1", "-1", "@sum(a1)", "\t=1", "\r=1"] {
            let field = one(text);
            let bare = field.trim_start_matches('\u{feff}').trim_start_matches('"');
            assert!(bare.starts_with('\''), "{field}");
        }
        assert_eq!(one("=\"a\",b"), "\u{feff}\"'=\"\"a\"\",b\"\r\n");
    }
}
