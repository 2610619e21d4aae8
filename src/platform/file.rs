//! Texts as downloads, tables for spreadsheets, and files that people choose.

use flub_tables::i18n::Language;
use gloo::{timers::callback::Timeout, utils::window};
use js_sys::{JsString, Number, Uint8Array};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlInputElement, MouseEvent, TextDecoder, wasm_bindgen::JsCast};
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
    let on_bytes = on_text.reform(move |bytes: Option<Vec<u8>>| {
        let bytes = bytes?;
        decode(&bytes, encoding(&bytes, most))
    });
    read_bytes(field, most, on_bytes);
}

/// Hands on the bytes of the file that was chosen in a field, one more than `most` of a longer one.
pub fn read_bytes(field: &HtmlInputElement, most: usize, on_bytes: Callback<Option<Vec<u8>>>) {
    let file = field.files().and_then(|files| files.get(0));
    let beginning = file.and_then(|file| file.slice_with_f64_and_f64(0.0, most as f64 + 1.0).ok());
    if let Some(beginning) = beginning {
        let reading = JsFuture::from(beginning.array_buffer());
        spawn_local(async move {
            on_bytes.emit(reading.await.ok().map(|buffer| Uint8Array::new(&buffer).to_vec()));
        });
    }
    field.set_value("");
}

/// A text whose accents are parts of their letters (NFC), so that names which look equal are equal.
pub fn composed(text: &str) -> String {
    JsString::from(text).normalize("NFC").into()
}

/// The encoding of texts that is known by itself.
pub const UTF_8: &str = "utf-8";

/// The encodings of texts that schools have, for people to choose where a guess is wrong.
pub const ENCODINGS: [&str; 6] = ["windows-1252", "macintosh", "windows-1250", UTF_8, "utf-16le", "utf-16be"];

/// The text in the bytes of a file.
pub fn decode(bytes: &[u8], encoding: &str) -> Option<String> {
    TextDecoder::new_with_label(encoding).ok()?.decode_with_u8_array(bytes).ok()
}

/// The encoding of a text: UTF-16 where a mark or the zeros of Latin letters show it, UTF-8 where it is that, else that of older
/// programs for Windows. Of a file of more than `most` bytes a character may be cut at the end, and it is refused anyway.
pub fn encoding(bytes: &[u8], most: usize) -> &'static str {
    let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
    let is_utf16 = |zeros: usize| zeros * 4 > bytes.len();
    match bytes {
        _ if bytes.len() > most => UTF_8,
        [0xFF, 0xFE, ..] => "utf-16le",
        [0xFE, 0xFF, ..] => "utf-16be",
        _ if is_utf16(zeros(1)) => "utf-16le",
        _ if is_utf16(zeros(0)) => "utf-16be",
        _ if std::str::from_utf8(bytes).is_ok() => UTF_8,
        _ => "windows-1252",
    }
}

/// Writes a table that spreadsheets open in one click, for readers of this language.
pub fn csv(rows: &[Vec<String>], language: Language) -> String {
    separated(rows, separator(language))
}

/// The sign between the fields: where a comma begins the fraction of a number, it cannot stand between fields. The browser's own
/// country decides, if the page is in its language.
fn separator(language: Language) -> char {
    let own = window().navigator().language().filter(|own| Language::of_browser([own.as_str()]) == language);
    let written = Number::from(0.5).to_locale_string(own.as_deref().unwrap_or(language.locale()));
    if String::from(written).contains(',') { ';' } else { ',' }
}

/// Writes a table with this sign between its fields (RFC 4180). It begins with a byte order mark, by which spreadsheets recognise UTF-8.
fn separated(rows: &[Vec<String>], separator: char) -> String {
    let row = |row: &Vec<String>| {
        let fields: Vec<_> = row.iter().map(|text| field(text)).collect();
        fields.join(separator.encode_utf8(&mut [0; 4])) + "\r\n"
    };
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
        separated(&[vec![text.to_owned()]], ',')
    }

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        let rows = [vec!["Ada".to_owned(), String::new(), "2 of 16".to_owned()], vec!["B".to_owned()]];
        assert_eq!(separated(&rows, ','), "\u{feff}Ada,,2 of 16\r\nB\r\n");
        assert_eq!(separated(&rows, ';'), "\u{feff}Ada;;2 of 16\r\nB\r\n");
        assert_eq!(one("a, b"), "\u{feff}\"a, b\"\r\n");
        assert_eq!(one("say \"yes\""), "\u{feff}\"say \"\"yes\"\"\"\r\n");
        assert_eq!(one("two\r\nlines"), "\u{feff}\"two\r\nlines\"\r\n");
    }

    #[test]
    fn texts_of_older_programs_are_read() {
        for (bytes, read) in [
            (&b"Jos\xe9"[..], "windows-1252"),
            ("José".as_bytes(), "utf-8"),
            ("\u{feff}José".as_bytes(), "utf-8"),
            (b"\xff\xfeJ\0o\0s\0\xe9\0", "utf-16le"),
            (b"J\0o\0s\0\xe9\0", "utf-16le"),
            (b"\0J\0o\0s\0\xe9", "utf-16be"),
            (b"", "utf-8"),
        ] {
            assert_eq!(encoding(bytes, bytes.len()), read, "{bytes:?}");
        }
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
