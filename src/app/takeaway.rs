//! Everything that Flub keeps in this browser, as one text to take along: to another computer, another address, or for a
//! browser that forgets.
//!
//! ```text
//! flub keeps 1
//! @ flub.settings
//! | language en
//! ```

use super::storage::{self, Trouble};

const FIRST_LINE: &str = "flub keeps 1";

/// The longest text that is read, in bytes.
pub const LONGEST: usize = 5_000_000;

/// Why a text brings nothing. Then nothing is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is longer than all that a browser keeps.
    TooLong,
    /// It does not begin as such a text does.
    NoTakeaway,
    /// This line, counted from 1, makes no sense.
    Line(usize),
    /// The browser kept none of it, or not all.
    Refused,
}

/// All that is kept, as text.
pub fn all() -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for (key, value) in storage::kept() {
        text += &format!("@ {key}\n");
        for line in value.split('\n') {
            text += &format!("| {line}\n");
        }
    }
    text
}

/// Keeps what a text holds. What was kept under the same names before is put aside first.
///
/// # Errors
/// When something in it makes no sense; then nothing was changed. Or when the browser refuses.
pub fn keep(text: &str) -> Result<(), Flaw> {
    let values = read(text)?;
    for (key, value) in values {
        if storage::read(&key) == Ok(Some(value.clone())) {
            continue;
        }
        if !key.starts_with("flub.aside.") && key != "flub.settings" {
            storage::move_aside(&key);
        }
        storage::write(&key, &value).map_err(|_: Trouble| Flaw::Refused)?;
    }
    Ok(())
}

fn read(text: &str) -> Result<Vec<(String, String)>, Flaw> {
    if text.len() > LONGEST {
        return Err(Flaw::TooLong);
    }
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
    if lines.next().map(|(_, line)| line.trim_end()) != Some(FIRST_LINE) {
        return Err(Flaw::NoTakeaway);
    }
    let mut values: Vec<(String, Vec<&str>)> = Vec::new();
    for (number, line) in lines {
        match (line.strip_prefix("@ ").map(str::trim), line.strip_prefix('|'), values.last_mut()) {
            (Some(key), ..) if is_key(key) => values.push((key.to_owned(), Vec::new())),
            (None, Some(line), Some((_, value))) => value.push(line.strip_prefix(' ').unwrap_or(line)),
            (None, None, _) if line.trim().is_empty() => {}
            _ => return Err(Flaw::Line(number)),
        }
    }
    Ok(values.into_iter().map(|(key, lines)| (key, lines.join("\n"))).collect())
}

/// Whether Flub keeps something under such a key.
fn is_key(key: &str) -> bool {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '.' || sign == '-';
    key.starts_with("flub.") && key.len() <= 100 && key.chars().all(plain)
}
