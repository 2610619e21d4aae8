use std::{error::Error, fmt};

/// Text that is no setup, action or other part of a record. Carries a note for developers, never shown to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

impl Unreadable {
    /// The one of these whose text this is, capital letters or not.
    ///
    /// # Errors
    /// With this note, when it is the text of none of them.
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
