use flub::{
    games::poe::{Case, Flub, Position, Proof},
    network::{Network, Rules},
};
use serde::Serialize;

use super::{
    flaw,
    proof::{Entries, Finding},
    request::{Request, placement},
};

/// Every kind of challenge that would be right, for the goal and for each letter.
#[derive(Serialize)]
pub struct Judgement {
    goal: Vec<&'static str>,
    flubs: Vec<Vec<&'static str>>,
}

/// Answers `{"ask":"judge","game":"poe"}`.
pub fn judge(request: &Request) -> Result<Judgement, String> {
    let position = position(request)?;
    let right = |number| position.flubs(number).map(Flub::as_str).collect();
    Ok(Judgement { goal: right(0), flubs: (1..=position.latest()).map(right).collect() })
}

/// Answers `{"ask":"prove","game":"poe"}`.
pub fn prove(request: &Request) -> Result<Finding, String> {
    let position = position(request)?;
    let case = case(request, &position)?;
    Finding::new(request, |Entries { after, letters, counted, instead }| {
        let proof = Proof { after, letters, counted, instead };
        proof.check(&position, case).map_err(|flaw| flaw::in_poe(&flaw))
    })
}

/// Reads the goal and the letters of the request. Every letter must be one that can be written there.
fn position(request: &Request) -> Result<Position, String> {
    let vacant = Position::new(Network::vacant(request.size()?, Rules::Poe), request.goal()?);
    (1..).zip(request.list("letters")?).try_fold(vacant, |position, (number, value)| {
        let letter = placement(value).ok_or_else(|| format!("letter {number} is no letter in a square, as R5"))?;
        position.with(letter).ok_or_else(|| format!("letter {number}: {letter} cannot be written there"))
    })
}

/// Returns what is to be proved, if it can arise now.
fn case(request: &Request, position: &Position) -> Result<Case, String> {
    let text = request.text("challenge")?;
    if text == "force-out" {
        return Ok(Case::ForceOut);
    }
    let kind = Flub::ALL.into_iter().find(|kind| kind.as_str() == text);
    match kind.ok_or_else(|| format!("`challenge` cannot be {text:?}"))? {
        Flub::P => Ok(Case::Challenge(Flub::P)),
        kind if position.latest() == 0 => Err(format!("no letter is written: a goal is no {kind}-flub")),
        kind => Ok(Case::Challenge(kind)),
    }
}
