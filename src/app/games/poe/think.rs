//! The computers' thinking: text in, text out, so that it can be done elsewhere than on the page.

use flub::{
    games::poe::{Act, Action, Computer, Level, Poe},
    play::{Bot, Game, Random, Record, Seat},
};

use crate::app::table::bot_protocol::{chance, parse_request};

/// The answer to a request: an action, or nothing when nobody does anything.
pub fn think(request: &str) -> String {
    let action = parse_request(request).and_then(|(computers, record)| choose(&computers, &record));
    action.map(|action| action.to_string()).unwrap_or_default()
}

/// What the computers do: of several challenges any one, and a challenge before the move of whose turn it is.
fn choose(computers: &[(Seat, Level)], record: &Record<Poe>) -> Option<Action> {
    let choice = |&(seat, level): &(Seat, Level)| {
        Computer::new(level).choose(seat, &record.state().observe(seat), &mut chance(record, seat))
    };
    let choices: Vec<Action> = computers.iter().filter_map(choice).collect();
    let challenges: Vec<&Action> = choices.iter().filter(|action| matches!(action.act, Act::Challenge(_))).collect();
    let first = Random::at(record.seed(), record.played().len()).pick(&challenges).copied();
    first.or(choices.first()).cloned()
}
