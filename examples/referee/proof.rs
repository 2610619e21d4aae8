use flub::network::{Listing, Placement};
use serde::Serialize;
use serde_json::Value;

use super::request::{Request, list, placement};

/// The entries of a proof in any game. The game decides which of them are due.
pub struct Entries {
    pub after: Option<usize>,
    pub letters: Vec<Placement>,
    pub counted: Vec<Listing>,
    pub instead: Option<Placement>,
}

/// Whether a proof sustains its burden and, if not, the first thing wrong with it.
#[derive(Serialize)]
pub struct Finding {
    sustained: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    flaw: Option<String>,
}

impl Finding {
    /// Returns the result of the game's check of the proof in the request. A request without a proof is an error; a proof
    /// that names something that does not exist is flawed.
    pub fn new(request: &Request, check: impl FnOnce(Entries) -> Result<(), String>) -> Result<Self, String> {
        let flaw = entries(request.field("proof")?)?.and_then(check).err();
        Ok(Self { sustained: flaw.is_none(), flaw })
    }
}

/// Reads a proof. The outer error is that of a value that is not a proof; the inner one is a flaw.
fn entries(proof: &Value) -> Result<Result<Entries, String>, String> {
    let field = |name: &str| proof.get(name).filter(|value| !value.is_null());
    let entries = |name: &str| field(name).map_or(Ok(&[][..]), |value| list(value, name));
    if !proof.is_object() {
        return Err("`proof` is not an object".to_owned());
    }
    let (letters, counted) = (entries("letters")?, entries("counted")?);
    let after = match field("move") {
        Some(number) if !number.is_number() => return Err("`move` is not a number".to_owned()),
        number => number,
    };
    Ok(read(letters, counted, after, field("instead")))
}

fn read(
    letters: &[Value],
    counted: &[Value],
    after: Option<&Value>,
    instead: Option<&Value>,
) -> Result<Entries, String> {
    Ok(Entries {
        after: after.map(number).transpose()?,
        letters: letters.iter().map(letter).collect::<Result<_, _>>()?,
        counted: counted.iter().map(listing).collect::<Result<_, _>>()?,
        instead: instead.map(letter).transpose()?,
    })
}

fn number(value: &Value) -> Result<usize, String> {
    let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| format!("there is no move {value}"))
}

fn letter(value: &Value) -> Result<Placement, String> {
    placement(value).ok_or_else(|| format!("{value} is no letter in a square"))
}

fn listing(squares: &Value) -> Result<Listing, String> {
    let number = |square: &Value| square.as_u64().and_then(|number| u16::try_from(number).ok());
    let listed = squares.as_array().and_then(|squares| squares.iter().map(number).collect());
    listed.map(Listing).ok_or_else(|| format!("{squares} is no list of squares"))
}
