use flub::classroom::{MOST_PLAYERS, Places, table_sizes};
use serde::Serialize;
use serde_json::Value;

use super::request::Request;

/// The tournament points of a table.
#[derive(Serialize)]
pub struct Points {
    points: Vec<u32>,
}

/// The sizes of the tables of a tournament.
#[derive(Serialize)]
pub struct Sizes {
    sizes: Vec<usize>,
}

/// Answers `{"ask":"points"}`.
pub fn points(request: &Request) -> Result<Points, String> {
    let place = |value: &Value| value.as_u64().and_then(|place| usize::try_from(place).ok());
    let places: Option<Vec<usize>> = request.list("places")?.iter().map(place).collect();
    let places = places.ok_or("`places` is not a list of whole numbers from 1")?;
    let places = Places::new(places).map_err(|fault| format!("`places`: {fault}"))?;
    Ok(Points { points: places.points() })
}

/// Answers `{"ask":"tables"}`.
pub fn tables(request: &Request) -> Result<Sizes, String> {
    let players = request.field("players")?.as_u64().and_then(|players| usize::try_from(players).ok());
    let players = players.filter(|&players| players <= MOST_PLAYERS);
    let players = players.ok_or(format!("`players` is not a whole number from 0 to {MOST_PLAYERS}"))?;
    Ok(Sizes { sizes: table_sizes(players) })
}
