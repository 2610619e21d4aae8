use std::{error::Error, fmt};

/// A text that is not a setup, an action or another part of a record. Holds a note for developers, which players never
/// see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

impl Unreadable {
    /// Returns the value with this text, ignoring ASCII case.
    ///
    /// # Errors
    /// Returns this note if no value has this text.
    pub fn or_one_of<T: Copy + fmt::Display>(all: &[T], text: &str, note: &'static str) -> Result<T, Self> {
        all.iter().copied().find(|one| one.to_string().eq_ignore_ascii_case(text)).ok_or(Self(note))
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Error for Unreadable {}
