//! The computers' thinking: text in, text out, so that it can be done elsewhere than on the page.

use flub::{
    games::poe::{Act, Action, Computer, Level, Poe},
    play::Random,
};

use crate::table::bot_protocol::{Request, choices, parse_request};

/// The answer to a request: an action. `None` if nobody acts.
pub fn think(request: &str) -> String {
    parse_request(request).and_then(choose).map(|action| action.to_string()).unwrap_or_default()
}

/// The computers' action: one of their challenges at random, or else the move of the player to move.
fn choose(request: Request<Poe, Level>) -> Option<Action> {
    let (choices, record) = (choices(&request, Computer::new), request.1);
    let challenges: Vec<&Action> = choices.iter().filter(|action| matches!(action.act, Act::Challenge(_))).collect();
    let first = Random::at(record.seed(), record.played().len()).pick(&challenges).copied();
    first.or(choices.first()).cloned()
}
