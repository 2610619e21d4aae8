//! The computers' thinking: text in, text out, so that it can be done elsewhere than on the page.

use std::str::FromStr;

use flub::{
    games::poe::{Act, Action, Computer, Level, Poe},
    play::{Bot, Game, Random, Record, Seat, Unreadable},
};

/// Asks these computers what they do at the end of this record: a first line `choose 2:student 3:expert` and the record.
pub fn request(computers: &[(Seat, Level)], record: &Record<Poe>) -> String {
    let computers: Vec<String> = computers.iter().map(|(seat, level)| format!("{seat}:{level}")).collect();
    format!("choose {}\n{record}", computers.join(" "))
}

/// The answer to a request: an action, or nothing when nobody does anything.
pub fn think(request: &str) -> String {
    let Some((first, record)) = request.split_once('\n') else { return String::new() };
    let computers = first.split_whitespace().skip(1).map(asked).collect::<Result<Vec<_>, _>>();
    match (computers, record.parse()) {
        (Ok(computers), Ok(record)) => choose(&computers, &record).map(|action| action.to_string()).unwrap_or_default(),
        _ => String::new(),
    }
}

fn asked(word: &str) -> Result<(Seat, Level), Unreadable> {
    const FORM: Unreadable = Unreadable("a computer is asked by seat and level, as 2:student");
    let (seat, level) = word.split_once(':').ok_or(FORM)?;
    let seat = seat.parse::<usize>().ok().and_then(|seat| Seat::new(seat.checked_sub(1)?)).ok_or(FORM)?;
    Ok((seat, Level::from_str(level)?))
}

/// What the computers do: of several challenges any one, and a challenge before the move of whose turn it is.
fn choose(computers: &[(Seat, Level)], record: &Record<Poe>) -> Option<Action> {
    let step = record.played().len();
    let choice = |&(seat, level): &(Seat, Level)| {
        // A sequence of its own for every seat at every step.
        let mut random = Random::at(record.seed(), step * Seat::MOST + seat.index());
        Computer::new(level).choose(seat, &record.state().observe(seat), &mut random)
    };
    let choices: Vec<Action> = computers.iter().filter_map(choice).collect();
    let challenges: Vec<&Action> = choices.iter().filter(|action| matches!(action.act, Act::Challenge(_))).collect();
    let first = Random::at(record.seed(), step).pick(&challenges).copied();
    first.or(choices.first()).cloned()
}
