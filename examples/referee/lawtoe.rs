use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, LawToe, Proof, Role, Solver, Variant},
    network::Placement,
    play::{Game, Seed},
};
use serde::Serialize;

use super::{
    flaw,
    proof::{Entries, Finding},
    request::{Request, list, placement},
};

/// Per move, every kind of challenge that would be right.
#[derive(Serialize)]
pub struct Judgement {
    flubs: Vec<Vec<&'static str>>,
}

/// Who wins with best play.
#[derive(Serialize)]
pub struct Solution {
    winner: String,
}

/// Answers `{"ask":"judge","game":"lawtoe"}`.
pub fn judge(request: &Request) -> Result<Judgement, String> {
    let state = played(request)?;
    let right = |number| Flub::BOTH.into_iter().filter(|&kind| state.is_flub(number, kind)).map(name).collect();
    Ok(Judgement { flubs: (1..=state.moves().len()).map(right).collect() })
}

/// Answers `{"ask":"prove","game":"lawtoe"}`.
pub fn prove(request: &Request) -> Result<Finding, String> {
    let state = played(request)?;
    let burden = burden(request, &state)?;
    Finding::new(request, |Entries { after, letters, counted, instead }| match instead {
        Some(letter) => Err(format!("LawToe asks for no letter instead: {letter}")),
        None => Proof { after, letters, counted }.check(&state, burden).map_err(|flaw| flaw::in_lawtoe(&flaw)),
    })
}

/// Answers `{"ask":"solve","game":"lawtoe"}`.
pub fn solve(request: &Request, solver: &mut Solver) -> Result<Solution, String> {
    Ok(Solution { winner: solver.winner(&played(request)?).to_string() })
}

const fn name(kind: Flub) -> &'static str {
    match kind {
        Flub::A => "A",
        Flub::CA => "CA",
    }
}

/// Returns the match after the moves of the request, each legal.
fn played(request: &Request) -> Result<LawToe, String> {
    let mut state = LawToe::begin(&request.read_field::<Variant>("variant")?, Seed(0));
    let goal = request.goal()?;
    act(&mut state, Act::SetGoal(goal)).map_err(|_| format!("`goal` cannot be {goal} in LawToe"))?;
    for (number, made) in (1..).zip(request.list("moves")?) {
        let letters = list(made, &format!("move {number}"))?;
        let letters: Option<Vec<Placement>> = letters.iter().map(placement).collect();
        let letters = letters.ok_or_else(|| format!("move {number} is not a list of letters in squares, as F2"))?;
        act(&mut state, Act::Write(letters)).map_err(|refusal| format!("move {number}: {refusal}"))?;
    }
    Ok(state)
}

fn act(state: &mut LawToe, act: Act) -> Result<(), String> {
    let by = state.to_act().ok_or("the match is over")?;
    state.apply(&Action { by, act }).map(drop).map_err(|refusal| flaw::of_a_move(&refusal))
}

/// Returns the burden that the request names, if it can arise now.
fn burden(request: &Request, state: &LawToe) -> Result<Burden, String> {
    let by: Role = request.read_field("by")?;
    let challenge = |kind| match state.to_act() {
        Some(role) if role != by => Err(format!("only the {role} may challenge now")),
        _ if state.moves().is_empty() => Err("there is no move to challenge".to_owned()),
        _ => Ok(Case::Challenge(kind)),
    };
    let case = match request.text("challenge")? {
        "A" => challenge(Flub::A)?,
        "CA" => challenge(Flub::CA)?,
        "full" if !state.network().is_full() => return Err("the mat is not full".to_owned()),
        "full" if by != Role::Plaintiff => return Err("on a full mat the plaintiff bears the burden".to_owned()),
        "full" => Case::FullMat,
        other => return Err(format!("`challenge` cannot be {other:?}")),
    };
    Ok(Burden { by, case })
}
