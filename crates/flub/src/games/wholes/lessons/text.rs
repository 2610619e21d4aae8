//! Lists of values in the text of tasks and answers.

use std::{fmt::Display, str::FromStr};

use crate::play::Unreadable;

/// The largest number of entries in a list.
const MOST: usize = 100;

/// Writes entries with commas between them.
pub(super) fn join<T: Display>(entries: &[T]) -> String {
    entries.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads the list that [`join`] writes, with at least one entry.
pub(super) fn read_list<T: FromStr<Err = Unreadable>>(text: &str) -> Result<Vec<T>, Unreadable> {
    if text.split(',').count() > MOST {
        return Err(Unreadable("a list has at most a hundred entries"));
    }
    text.split(',').map(|entry| entry.trim().parse()).collect()
}

/// Writes entries with commas between them, or `none` without entries.
pub(super) fn join_or_none<T: Display>(entries: &[T]) -> String {
    if entries.is_empty() { "none".to_owned() } else { join(entries) }
}

/// Reads the list that [`join_or_none`] writes.
pub(super) fn read_list_or_none<T: FromStr<Err = Unreadable>>(text: &str) -> Result<Vec<T>, Unreadable> {
    if text.trim() == "none" { Ok(Vec::new()) } else { read_list(text) }
}

/// Splits a text at the first occurrence of a word.
pub(super) fn split_around<'a>(text: &'a str, word: &str) -> Result<(&'a str, &'a str), Unreadable> {
    let parts = text.split_once(word);
    parts.map(|(before, after)| (before.trim(), after.trim())).ok_or(Unreadable("a part of the task is missing"))
}
