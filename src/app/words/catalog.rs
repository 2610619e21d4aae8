//! Puts values into messages.
//!
//! The messages come from Fluent files, compiled by `xtask/src/phrases.rs`, which says how they are written. The full resolver of
//! Fluent carries the plural rules of every language and would take a quarter of the download; what our messages use of
//! it (variables, numbers, selection) is done here, and `tests/words.rs` holds it against the full resolver, message by
//! message.

use std::{borrow::Cow, fmt};

/// The value of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A whole number; chooses between singular and plural.
    Number(i64),
    /// A text; chooses between variants of its own name.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text.into())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        }
    )*};
}

from_numbers!(u8 u16 u32 i8 i16 i32 i64);

/// Why a message has no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// There is no such message.
    Message,
    /// The message wants a variable with this name that was not given.
    Variable(String),
    /// The message is not written as it should be.
    Nonsense,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message => f.write_str("there is no such message"),
            Self::Variable(name) => write!(f, "nothing is given for {name}"),
            Self::Nonsense => f.write_str("it is not written as it should be"),
        }
    }
}

/// Messages of one language.
pub struct Catalog {
    text: String,
    /// Where the lines begin.
    lines: Vec<usize>,
}

impl Catalog {
    /// Messages as they were compiled.
    pub fn new(text: String) -> Self {
        let breaks = text.bytes().enumerate().filter(|&(_, sign)| sign == b'\n').map(|(place, _)| place + 1);
        Self { lines: std::iter::once(0).chain(breaks).collect(), text }
    }

    /// How many messages there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// The text of the message at a line with these values.
    pub fn format(&self, line: usize, values: &[(&str, Value<'_>)]) -> Result<String, Gap> {
        let place = *self.lines.get(line).ok_or(Gap::Message)?;
        let pattern = self.text[place..].split('\n').next().unwrap_or_default();
        let mut text = String::new();
        write(&mut text, pattern, values)?;
        Ok(text)
    }
}

/// Writes a text up to where it ends, and returns what comes from there on.
fn write<'t>(text: &mut String, mut pattern: &'t str, values: &[(&str, Value<'_>)]) -> Result<&'t str, Gap> {
    loop {
        let (plain, sign, rest) = cut(pattern);
        text.push_str(plain);
        if sign != b'{' {
            return Ok(&pattern[plain.len()..]);
        }
        pattern = write_value(text, rest, values)?;
    }
}

/// Writes what stands in braces, or what is chosen there; returns what comes after them.
fn write_value<'t>(text: &mut String, inside: &'t str, values: &[(&str, Value<'_>)]) -> Result<&'t str, Gap> {
    let (name, sign, mut rest) = cut(inside);
    let found = values.iter().find(|(given, _)| *given == name);
    let (_, value) = found.ok_or_else(|| Gap::Variable(name.to_owned()))?;
    if sign == b'}' {
        match value {
            Value::Number(number) => text.push_str(&number.to_string()),
            Value::Text(value) => text.push_str(value),
        }
        return Ok(rest);
    }
    let mut chosen = false;
    loop {
        let (key, _, variant) = cut(rest);
        rest = if !chosen && (key.is_empty() || fits(key, value)) {
            chosen = true;
            write(text, variant, values)?
        } else {
            skip(variant)
        };
        match cut(rest) {
            ("", b'[', next) => rest = next,
            ("", b'}', next) => return Ok(next),
            _ => return Err(Gap::Nonsense),
        }
    }
}

/// What comes from the end of a text on.
fn skip(mut pattern: &str) -> &str {
    let mut depth = 0;
    loop {
        let (plain, sign, rest) = cut(pattern);
        match sign {
            b'{' => depth += 1,
            b'}' if depth > 0 => depth -= 1,
            _ if depth > 0 && sign != 0 => {}
            _ => return &pattern[plain.len()..],
        }
        pattern = rest;
    }
}

/// What stands before the next sign, the sign, and what comes after it; 0 where there is none any more.
fn cut(pattern: &str) -> (&str, u8, &str) {
    let signs = pattern.bytes().position(|sign| matches!(sign, b'{' | b'}' | b'[' | b']'));
    match signs {
        Some(place) => (&pattern[..place], pattern.as_bytes()[place], &pattern[place + 1..]),
        None => (pattern, 0, ""),
    }
}

/// Whether a variant is the one for a value. English and Spanish alike say one thing of 1 and another of any other
/// number below a million.
fn fits(key: &str, value: &Value<'_>) -> bool {
    match value {
        Value::Number(number) => key == if *number == 1 { "one" } else { "other" } || key.parse() == Ok(*number),
        Value::Text(text) => key == text,
    }
}
