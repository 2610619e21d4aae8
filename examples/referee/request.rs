use std::str::FromStr;

use flub::network::{Goal, Network, Placement, Rules, Size};
use serde_json::{Map, Value};

/// One request: a JSON object whose fields are asked for by name. Every error is a sentence for the answer.
pub struct Request(Map<String, Value>);

impl Request {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Self, String> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err("a request is a JSON object".to_owned()),
            Err(error) => Err(format!("the line is not JSON: {error}")),
        }
    }

    /// Returns a field that must be there.
    pub fn field(&self, name: &str) -> Result<&Value, String> {
        self.0.get(name).ok_or_else(|| format!("`{name}` is missing"))
    }

    /// Returns a field that must be a string.
    pub fn text(&self, name: &str) -> Result<&str, String> {
        self.field(name)?.as_str().ok_or_else(|| format!("`{name}` is not a string"))
    }

    /// Returns a field that must be a string if it is there.
    pub fn optional_text(&self, name: &str) -> Result<Option<&str>, String> {
        self.0.get(name).map(|_| self.text(name)).transpose()
    }

    /// Returns a field that must be an array.
    pub fn list(&self, name: &str) -> Result<&[Value], String> {
        list(self.field(name)?, name)
    }

    /// Returns a field that must be an array if it is there; empty if it is not.
    pub fn optional_list(&self, name: &str) -> Result<&[Value], String> {
        self.0.get(name).map_or(Ok(&[]), |value| list(value, name))
    }

    /// Returns a string that the engine reads, such as a goal.
    pub fn read_field<T: FromStr + ToString>(&self, name: &str) -> Result<T, String> {
        let text = self.text(name)?;
        exact(text).ok_or_else(|| format!("`{name}` cannot be {text:?}"))
    }

    /// Returns the goal.
    pub fn goal(&self) -> Result<Goal, String> {
        self.read_field("goal")
    }

    /// Returns the size of a network, by the squares on a side.
    pub fn size(&self) -> Result<Size, String> {
        let size = self.field("size")?;
        let side = size.as_u64().and_then(|side| usize::try_from(side).ok());
        side.and_then(Size::from_side).ok_or_else(|| format!("`size` cannot be {size}"))
    }

    /// Returns the network that `squares` draws.
    pub fn squares(&self, rules: Rules) -> Result<Network, String> {
        let squares = self.text("squares")?;
        let letters = rules.letters();
        let drawn =
            squares.chars().all(|square| square == '.' || letters.iter().any(|l| l.as_str().starts_with(square)));
        Network::read(rules, squares)
            .filter(|_| drawn)
            .ok_or_else(|| format!("`squares` is not 9 or 16 of the game's letters and dots: {squares:?}"))
    }
}

/// Returns a letter in a square, such as `R5`, or `None` if the value is anything else.
pub fn placement(value: &Value) -> Option<Placement> {
    exact(value.as_str()?)
}

/// Returns the value as an array.
pub fn list<'a>(value: &'a Value, name: &str) -> Result<&'a [Value], String> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| format!("`{name}` is not an array"))
}

/// Reads a text that must be exactly as the engine writes it. The engine reads what people write more leniently, but
/// programs should learn of their mistakes.
pub fn exact<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|read: &T| read.to_string() == text)
}
