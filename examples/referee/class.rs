use flub::{
    classroom::{MOST_PLAYERS, Places, table_sizes},
    games::ladders,
    lessons::{HandIn, HandInFault},
    pasted::Table,
};
use serde::Serialize;
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;

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

/// What a pasted list is proposed to be.
#[derive(Serialize)]
pub struct Proposed {
    names: Vec<String>,
    /// The number of each name. `None` if no column is one of numbers.
    numbers: Option<Vec<Option<f64>>>,
}

/// What the lines of a pasted text hand in.
#[derive(Serialize)]
pub struct HandedIn {
    students: Vec<Student>,
    refused: Vec<Refused>,
}

#[derive(Serialize)]
struct Student {
    nickname: Option<String>,
    progress: String,
}

#[derive(Serialize)]
struct Refused {
    line: usize,
    why: String,
}

/// Answers `{"ask":"roster"}`.
pub fn roster(request: &Request) -> Result<Proposed, String> {
    let table = Table::read(&composed(request.text("text")?));
    let columns = table.propose();
    let entries = table.entries(&columns);
    let numbers = columns.number.map(|_| entries.iter().map(|entry| entry.number).collect());
    Ok(Proposed { names: entries.into_iter().map(|entry| entry.name).collect(), numbers })
}

/// Answers `{"ask":"hand_ins"}`.
pub fn hand_ins(request: &Request) -> Result<HandedIn, String> {
    let mut handed = HandedIn { students: Vec::new(), refused: Vec::new() };
    for line in HandIn::read_all(&ladders(), &composed(request.text("text")?)) {
        match line.read {
            Ok(HandIn { nickname, progress }) => {
                handed.students.push(Student { nickname, progress: progress.to_string() });
            }
            Err(fault) => handed.refused.push(Refused { line: line.line, why: why(fault).to_owned() }),
        }
    }
    Ok(handed)
}

/// A text as the engine expects what is pasted.
fn composed(text: &str) -> String {
    text.nfc().collect()
}

const fn why(fault: HandInFault) -> &'static str {
    match fault {
        HandInFault::NoProgress => "nothing in it looks like progress",
        HandInFault::Unreadable(_) => "its progress cannot be read",
        HandInFault::Full => "the class has no room",
    }
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
