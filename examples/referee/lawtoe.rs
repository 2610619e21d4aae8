use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, LawToe, Proof, Role, Solver, Variant},
    network::{Listing, Placement},
    play::{Game, Seed},
};
use serde::Serialize;
use serde_json::Value;

use super::{
    flaw,
    request::{Request, list, placement},
};

/// Per move, every kind of challenge that would be right.
#[derive(Serialize)]
pub struct Judgement {
    flubs: Vec<Vec<&'static str>>,
}

/// Whether a proof sustains its burden and, if not, the first thing wrong with it.
#[derive(Serialize)]
pub struct Finding {
    sustained: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    flaw: Option<String>,
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
    let flaw = match proof(request.field("proof")?)? {
        Ok(proof) => proof.check(&state, burden).err().map(|flaw| flaw::in_words(&flaw)),
        Err(unreadable) => Some(unreadable),
    };
    Ok(Finding { sustained: flaw.is_none(), flaw })
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

/// The match after the moves of the request, each legal.
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
    state.apply(&Action { by, act }).map_err(|refusal| flaw::of_a_move(&refusal))
}

/// The burden the request speaks of, if it can arise now.
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

/// Reads a proof. The outer error is that of a request which holds none; the inner one is the flaw of a proof that
/// names what does not exist.
fn proof(value: &Value) -> Result<Result<Proof, String>, String> {
    let field = |name: &str| value.get(name).filter(|value| !value.is_null());
    let entries = |name: &str| field(name).map_or(Ok(&[][..]), |value| list(value, name));
    if !value.is_object() {
        return Err("`proof` is not an object".to_owned());
    }
    let (letters, counted) = (entries("letters")?, entries("counted")?);
    let after = match field("move") {
        Some(number) if !number.is_number() => return Err("`move` is not a number".to_owned()),
        number => number,
    };
    Ok(read(letters, counted, after, field("instead")))
}

fn read(letters: &[Value], counted: &[Value], after: Option<&Value>, instead: Option<&Value>) -> Result<Proof, String> {
    if let Some(letter) = instead {
        return Err(format!("LawToe asks for no letter instead: {letter}"));
    }
    let after = after
        .map(|number| number.as_u64().and_then(|number| usize::try_from(number).ok()).ok_or(number))
        .transpose()
        .map_err(|number| format!("there is no move {number}"))?;
    let letters =
        letters.iter().map(|letter| placement(letter).ok_or_else(|| format!("{letter} is no letter in a square")));
    let counted = counted.iter().map(|squares| listing(squares).ok_or_else(|| format!("{squares} is no triplet")));
    Ok(Proof { after, letters: letters.collect::<Result<_, _>>()?, counted: counted.collect::<Result<_, _>>()? })
}

fn listing(squares: &Value) -> Option<Listing> {
    let number = |square: &Value| square.as_u64().and_then(|number| u16::try_from(number).ok());
    squares.as_array()?.iter().map(number).collect::<Option<_>>().map(Listing)
}
