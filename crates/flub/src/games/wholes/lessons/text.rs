//! Lists in text.

use std::{fmt::Display, str::FromStr};

use crate::play::Unreadable;

/// The most entries of a list.
const MOST: usize = 100;

/// Entries with commas between them.
pub(super) fn joined<T: Display>(entries: &[T]) -> String {
    entries.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// What [`joined`] writes, of at least one entry.
pub(super) fn listed<T: FromStr<Err = Unreadable>>(text: &str) -> Result<Vec<T>, Unreadable> {
    if text.split(',').count() > MOST {
        return Err(Unreadable("a list has at most a hundred entries"));
    }
    text.split(',').map(|entry| entry.trim().parse()).collect()
}

/// Entries with commas between them, `none` if there are none.
pub(super) fn joined_or_none<T: Display>(entries: &[T]) -> String {
    if entries.is_empty() { "none".to_owned() } else { joined(entries) }
}

/// What [`joined_or_none`] writes.
pub(super) fn listed_or_none<T: FromStr<Err = Unreadable>>(text: &str) -> Result<Vec<T>, Unreadable> {
    if text.trim() == "none" { Ok(Vec::new()) } else { listed(text) }
}

/// Returns the two sides of a word.
pub(super) fn around<'a>(text: &'a str, word: &str) -> Result<(&'a str, &'a str), Unreadable> {
    let parts = text.split_once(word);
    parts.map(|(before, after)| (before.trim(), after.trim())).ok_or(Unreadable("a part of the task is missing"))
}
