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

/// Gives an enum a word for each of its values: [`Display`](fmt::Display) writes it, and [`FromStr`](std::str::FromStr)
/// reads it, ignoring ASCII case. For any other text it returns the note after `else`.
macro_rules! written {
    ($type:ident: $($value:ident $word:literal),+; else $note:literal) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $($type::$value => $word),+ })
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::play::Unreadable;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::play::Unreadable::or_one_of(&[$($type::$value),+], text, $note)
            }
        }
    };
}

pub(crate) use written;
