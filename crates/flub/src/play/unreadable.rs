use std::{error::Error, fmt};

/// Text that is not a setup, action or other part of a record. Carries a note for developers, never shown to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

impl Unreadable {
    /// Returns the one with this text, ignoring ASCII case.
    ///
    /// # Errors
    /// This note, if none has this text.
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
