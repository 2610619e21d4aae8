use flub::{
    games::floating::{Action, Allowance, Bar, Floating, Refusal, Setup, Side, Solver, Turn, Variation, Variations},
    play::{Game, Seed},
};
use serde::Serialize;

use super::request::{Request, exact};

/// The answer about a position: the legal turns and their value.
#[derive(Serialize)]
pub struct Standing {
    legal: Vec<String>,
    value: i32,
    best: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Points>,
}

/// The points of both sides at the end.
#[derive(Serialize)]
struct Points {
    x: i32,
    o: i32,
}

/// Answers `{"ask":"floating"}`. Keeps the solver of the latest setup.
pub fn floating(request: &Request, kept: &mut Option<Solver>) -> Result<Standing, String> {
    let setup = Setup { board: request.read_field("board")?, variations: variations(request)? };
    let state = played(request, setup)?;
    let solver = kept.take().filter(|solver| solver.setup() == setup);
    let solver = kept.insert(solver.unwrap_or_else(|| Solver::new(setup)));
    let allowance = &mut Allowance::unlimited();
    let (value, best) = (solver.value(&state, allowance), solver.best(&state, allowance));
    let (value, best) = value.zip(best).ok_or("the search was stopped")?;
    let points = |side| state.score(side).points();
    Ok(Standing {
        legal: state.turns().into_iter().map(written).collect(),
        value,
        best: best.into_iter().map(written).collect(),
        score: state.to_move().is_none().then(|| Points { x: points(Side::X), o: points(Side::O) }),
    })
}

/// Reads the variations, each named once and in any order. Empty if the request does not have the field.
fn variations(request: &Request) -> Result<Variations, String> {
    let mut variations = Variations::PLAIN;
    for name in request.optional_list("variations")? {
        let variation: Option<Variation> = name.as_str().and_then(exact);
        let variation = variation.ok_or_else(|| format!("there is no variation {name}"))?;
        if variations.has(variation) {
            return Err(format!("the variation {variation} is named twice"));
        }
        variations = variations.with(variation);
    }
    Ok(variations)
}

fn played(request: &Request, setup: Setup) -> Result<Floating, String> {
    let mut state = Floating::begin(&setup, Seed(0));
    for (number, made) in (1..).zip(request.list("moves")?) {
        let turn = made.as_str().and_then(read);
        let turn = turn.ok_or_else(|| format!("move {number} is no turn, as d4 or d4-e4,c3"))?;
        let by = state.to_move().ok_or_else(|| format!("move {number}: the game is over"))?;
        state.apply(&Action { by, turn }).map_err(|refusal| format!("move {number}: {}", describe(&refusal)))?;
    }
    Ok(state)
}

/// Returns a turn as the protocol writes it: as the engine does, but without the space.
fn written(turn: Turn) -> String {
    turn.to_string().replace(' ', "")
}

fn read(text: &str) -> Option<Turn> {
    text.parse().ok().filter(|&turn| written(turn) == text)
}

/// Returns why a turn is not legal.
fn describe(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotMoving => "the variation moving is not played".to_owned(),
        Refusal::MovedBefore => "this side has moved a checker before".to_owned(),
        Refusal::NotYours(square) => format!("no checker of this side is on {square}"),
        Refusal::To(square, bar) => format!("no checker moves to {square}: {}", barred(*bar)),
        Refusal::At(square, bar) => format!("no checker goes to {square}: {}", barred(*bar)),
        Refusal::Over | Refusal::NotYourTurn(_) => "it is not this side's turn".to_owned(),
    }
}

fn barred(bar: Bar) -> String {
    match bar {
        Bar::OffBoard => "it is not on the board".to_owned(),
        Bar::NotCentre => "the first goes to the centre".to_owned(),
        Bar::Filled(side) => format!("{side} is there"),
        Bar::TooLarge { wide, high } => format!("the area would be {wide} wide and {high} high"),
        Bar::Apart => "it is beside no other".to_owned(),
    }
}
