//! Keys as people mean them, whatever their keyboard.

use web_sys::{HtmlInputElement, KeyboardEvent, SelectionMode, wasm_bindgen::JsCast};

/// The key that was pressed: what it writes, or the digit that stands on it where it writes none by itself, as in the upper row of a
/// French keyboard or on a keypad without NumLock.
pub fn pressed(event: &KeyboardEvent) -> String {
    let has_modifier = event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key();
    key_of(event.key(), &event.code(), has_modifier)
}

/// Types the digit of a key into the field that has the focus, if the key writes none by itself. Returns the field's text then.
pub fn type_digit(event: &KeyboardEvent) -> Option<String> {
    let digit = Some(pressed(event)).filter(|digit| *digit != event.key())?;
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let (start, end) = (field.selection_start().ok()??, field.selection_end().ok()??);
    event.prevent_default();
    field.set_range_text_with_start_and_end_and_selection_mode(&digit, start, end, SelectionMode::End).ok()?;
    Some(field.value())
}

fn key_of(key: String, code: &str, has_modifier: bool) -> String {
    let digit = ["Digit", "Numpad"].iter().find_map(|row| code.strip_prefix(row)).filter(|digit| digit.len() == 1);
    let writes_digit = key.len() == 1 && key.bytes().all(|byte| byte.is_ascii_digit());
    match digit.filter(|_| !writes_digit && !has_modifier) {
        Some(digit) => digit.to_owned(),
        None => key,
    }
}

#[cfg(test)]
mod tests {
    use super::key_of;

    #[test]
    fn digits_are_read_where_they_stand() {
        for (key, code, has_modifier, read) in [
            ("7", "Digit7", false, "7"),
            ("è", "Digit7", false, "7"),
            ("7", "Digit7", true, "7"),
            ("&", "Digit7", true, "&"),
            ("Home", "Numpad7", false, "7"),
            ("7", "Numpad7", false, "7"),
            ("Enter", "NumpadEnter", false, "Enter"),
            ("Home", "Home", false, "Home"),
            ("p", "KeyP", false, "p"),
            ("5", "", false, "5"),
        ] {
            assert_eq!(key_of(key.to_owned(), code, has_modifier), read, "{key} {code}");
        }
    }
}
