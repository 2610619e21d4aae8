//! The computers' thinking: text in, text out, so that it can be done elsewhere than on the page.
//!
//! Before a player draws, everybody has time to call: people first, for as long as the pace says, then all computers
//! in one answer.

use flub::{
    games::wholes::{Act, Action, Computer, Level, Wholes},
    play::Random,
};

use crate::table::bot_protocol::{Request, choices, parse_request};

/// The answer to a request: the computers' actions, one per line. Empty if nobody acts.
pub fn think(request: &str) -> String {
    let actions = parse_request(request).map(choose).unwrap_or_default();
    actions.iter().map(Action::to_string).collect::<Vec<_>>().join("\n")
}

/// The computers' actions: one of their calls at random, or else everybody's passes on the play, or else the first
/// action.
fn choose(request: Request<Wholes, Level>) -> Vec<Action> {
    let (choices, record) = (choices(&request, Computer::new), request.1);
    let calls: Vec<&Action> = choices.iter().filter(|action| action.act == Act::Call).collect();
    if let Some(&call) = Random::at(record.seed(), record.played().len()).pick(&calls) {
        return vec![call.clone()];
    }
    let let_be = |action: &&Action| action.act == Act::LetBe;
    match choices.iter().any(|action| let_be(&action)) {
        true => choices.iter().filter(let_be).cloned().collect(),
        false => choices.into_iter().take(1).collect(),
    }
}
