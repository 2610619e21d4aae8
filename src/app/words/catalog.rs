//! Reads Fluent files and puts values into messages.
//!
//! The files are parsed by `fluent-syntax`. The full resolver, `fluent-bundle`, carries the plural rules of every
//! language and would take a quarter of the download; what our messages use of Fluent (variables, numbers, selection)
//! is done here, and `tests/words.rs` holds it against the full resolver, message by message.

use std::borrow::Cow;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use rustc_hash::FxHashMap;

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
    /// There is no message with this id.
    Message,
    /// The message wants a variable that was not given.
    Variable(&'static str),
    /// The message uses a part of Fluent that is not understood here: references and functions.
    Beyond,
}

/// The messages of one language.
#[derive(Default)]
pub struct Catalog {
    messages: FxHashMap<&'static str, Pattern<&'static str>>,
}

impl Catalog {
    /// Reads files. A message that does not parse is left out; the tests refuse such a file.
    pub fn read(files: &[&'static str]) -> Self {
        let mut messages = FxHashMap::default();
        for file in files {
            let resource = parser::parse_runtime(*file).unwrap_or_else(|(resource, _)| resource);
            messages.extend(resource.body.into_iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message.value?)),
                _ => None,
            }));
        }
        Self { messages }
    }

    /// The text of a message with these values.
    pub fn format(&self, id: &str, values: &[(&str, Value<'_>)]) -> Result<String, Gap> {
        let pattern = self.messages.get(id).ok_or(Gap::Message)?;
        let mut text = String::new();
        write(&mut text, pattern, values)?;
        Ok(text)
    }
}

fn write(text: &mut String, pattern: &Pattern<&'static str>, values: &[(&str, Value<'_>)]) -> Result<(), Gap> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => write_expression(text, expression, values)?,
        }
    }
    Ok(())
}

fn write_expression(
    text: &mut String,
    expression: &Expression<&'static str>,
    values: &[(&str, Value<'_>)],
) -> Result<(), Gap> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => write_expression(text, expression, values)?,
        Expression::Inline(inline) => match variable(inline, values)? {
            Value::Number(number) => text.push_str(&number.to_string()),
            Value::Text(value) => text.push_str(value),
        },
        Expression::Select { selector, variants } => {
            let value = variable(selector, values)?;
            let fits = |variant: &&Variant<_>| fits(&variant.key, value);
            let variant = variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default));
            write(text, &variant.ok_or(Gap::Beyond)?.value, values)?;
        }
    }
    Ok(())
}

fn variable<'v, 'a>(
    expression: &InlineExpression<&'static str>,
    values: &'v [(&str, Value<'a>)],
) -> Result<&'v Value<'a>, Gap> {
    let InlineExpression::VariableReference { id } = expression else { return Err(Gap::Beyond) };
    let found = values.iter().find(|(name, _)| *name == id.name);
    found.map(|(_, value)| value).ok_or(Gap::Variable(id.name))
}

/// Whether a variant is the one for a value. English and Spanish alike say one thing of 1 and another of any other
/// number below a million.
fn fits(key: &VariantKey<&str>, value: &Value<'_>) -> bool {
    match (key, value) {
        (VariantKey::NumberLiteral { value: key }, Value::Number(number)) => key.parse() == Ok(*number),
        (VariantKey::Identifier { name }, Value::Number(number)) => *name == if *number == 1 { "one" } else { "other" },
        (VariantKey::Identifier { name }, Value::Text(text)) => name == text,
        (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
    }
}
