//! The text form of a backup: keys, each followed by the lines of its value.
//!
//! ```text
//! flub keeps 1
//! @ flub.settings
//! | language en
//! ```

const FIRST_LINE: &str = "flub keeps 1";

/// The longest text that is read, in bytes.
pub const LONGEST: usize = 5_000_000;

/// Why a backup cannot be loaded. Nothing is changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is longer than any browser's storage.
    TooLong,
    /// Its first line is not that of a backup.
    NoBackup,
    /// This line, counted from 1, is unreadable.
    Line(usize),
    /// The browser could not read the file.
    Unread,
    /// It has more values than can be kept.
    TooMany,
    /// The browser did not store all of it.
    Refused,
}

/// Writes keys and values.
pub fn write(values: &[(String, String)]) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for (key, value) in values {
        text += &format!("@ {key}\n");
        for line in value.split('\n') {
            text += &format!("| {line}\n");
        }
    }
    text
}

/// Reads keys and values, in order.
///
/// # Errors
/// If something in it is unreadable.
pub fn read(text: &str) -> Result<Vec<(String, String)>, Flaw> {
    if text.len() > LONGEST {
        return Err(Flaw::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let first = text.split('\n').next().unwrap_or_default();
    if first.trim_end() != FIRST_LINE {
        return Err(Flaw::NoBackup);
    }
    // An editor may have put a carriage return at the end of every line; any other belongs to a value.
    let end = if first.ends_with('\r') { "\r" } else { "" };
    let lines = (1..).zip(text.split('\n').map(|line| line.strip_suffix(end).unwrap_or(line))).skip(1);
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

/// Whether a key can be one of Flub's.
fn is_key(key: &str) -> bool {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '.' || sign == '-';
    key.starts_with("flub.") && key.len() <= 100 && key.chars().all(plain)
}
