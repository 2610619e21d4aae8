use flub::network::{LineSet, Rules, Size};
use serde::Serialize;

use super::request::Request;

/// The answer about a network.
#[derive(Serialize)]
pub struct Facts {
    required: Vec<Vec<usize>>,
    permitted: Vec<Vec<usize>>,
    solved: bool,
    possible: bool,
    ripe: bool,
}

/// Answers `{"ask":"network"}`.
pub fn network(request: &Request) -> Result<Facts, String> {
    let rules = match request.text("rules")? {
        "poe" => Rules::Poe,
        "lawtoe" => Rules::LawToe,
        other => return Err(format!("`rules` cannot be {other:?}")),
    };
    let (goal, network) = (request.goal()?, request.squares(rules)?);
    let (required, permitted) = network.connections();
    Ok(Facts {
        required: listed(required, network.size()),
        permitted: listed(permitted, network.size()),
        solved: network.is_solved(goal),
        possible: network.is_possible(goal),
        ripe: network.is_ripe(goal),
    })
}

/// Returns every connection as its squares in order, a diagonal that is two connections twice.
fn listed(lines: LineSet, size: Size) -> Vec<Vec<usize>> {
    lines.lines(size).map(|line| line.path().iter().map(|square| square.number()).collect()).collect()
}
