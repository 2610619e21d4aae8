//! Events and prompts in words.

use flub::games::floating::{
    Bar, Event, Floating, Range, Refusal, Shift, Side, Square, Turn, Variation, lessons::kept,
};

use super::{hand::Hand, table::Table};
use crate::{
    i18n::{Value, Words},
    table::results::Came,
};

/// The name of a side, the same in every language.
pub const fn mark(side: Side) -> &'static str {
    match side {
        Side::X => "X",
        Side::O => "O",
    }
}

/// Message arguments for a side: `who` is `you` for the only person at the screen.
fn who(table: &Table, side: Side) -> [(&'static str, Value<'static>); 2] {
    let you = table.seating.person() == Some(side);
    [("who", if you { "you" } else { "other" }.into()), ("side", mark(side).into())]
}

/// The result of a turn, as a sentence.
pub fn describe_events(words: &Words, events: &[Event]) -> String {
    match events.first() {
        Some(Event::Played { by, turn }) => describe_turn_taken(words, *by, *turn),
        _ => String::new(),
    }
}

/// A side's action, as a sentence that names the side, as the scores and the result do.
pub fn describe_turn_taken(words: &Words, by: Side, turn: Turn) -> String {
    let side = ("side", Value::from(mark(by)));
    let at = ("square", Value::from(turn.square.to_string()));
    match turn.shift {
        None => words.with("floating-event", &[side, at]),
        Some(shift) => {
            let (from, to) = (shift.from.to_string(), shift.to.to_string());
            words.with("floating-event-moved", &[side, at, ("from", from.into()), ("to", to.into())])
        }
    }
}

/// The final area, as a sentence; `None` if this event does not settle it.
pub fn describe_settled(words: &Words, event: &Event) -> Option<String> {
    let Event::AreaSettled(area) = event else { return None };
    let (from, to) = (area.iter().next()?, area.iter().last()?);
    Some(words.with("floating-area", &[("from", from.to_string().into()), ("to", to.to_string().into())]))
}

/// A short headline: whose turn it is, or the result.
pub fn describe_turn(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(side) = state.to_move() else { return describe_result(words, table) };
    let values = who(table, side);
    match table.seating.computer_at(side) {
        None if table.seating.plays_elsewhere(side) => words.with("floating-turn-elsewhere", &values),
        None => words.with("floating-turn", &values),
        Some(_) => words.with("floating-turn-computer", &values),
    }
}

/// A short headline of the result.
fn describe_result(words: &Words, table: &Table) -> String {
    match table.state().margin() {
        0 => words.text("floating-drawn"),
        ahead => words.with("floating-won", &who(table, if ahead > 0 { Side::X } else { Side::O })),
    }
}

/// The final score, as a sentence.
pub fn describe_final_score(words: &Words, state: &Floating) -> String {
    let kind = match state.margin() {
        0 if state.plays(Variation::Fewest) => "drawn-fewest",
        0 => "drawn",
        _ if state.plays(Variation::Fewest) => "fewest",
        _ => "most",
    };
    words.with("floating-result", &[points(state, Side::X), points(state, Side::O), ("kind", kind.into())])
}

/// The score so far, as a sentence.
pub fn describe_score(words: &Words, state: &Floating) -> String {
    words.with("floating-score", &[points(state, Side::X), points(state, Side::O)])
}

fn points(state: &Floating, side: Side) -> (&'static str, Value<'static>) {
    (if side == Side::X { "x" } else { "o" }, state.score(side).points().into())
}

/// What the person to act may do, as a sentence. Empty if it is not a person's turn.
pub fn describe_options(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(side) = table.person_to_act() else { return String::new() };
    match table.screen.hand {
        Hand::Lifted(_) => words.text("floating-due-lifted"),
        Hand::Moved(Shift { from, to }) => {
            let (from, to) = (from.to_string(), to.to_string());
            words.with("floating-due-moved", &[("from", from.into()), ("to", to.into()), ("side", mark(side).into())])
        }
        Hand::Empty if state.checkers().is_empty() => words.text("floating-due-first"),
        Hand::Empty if !state.movable().is_empty() => words.text("floating-due-moving"),
        Hand::Empty => {
            let touching = if state.plays(Variation::Touching) { "yes" } else { "no" };
            words.with("floating-due", &[("side", mark(side).into()), ("touching", touching.into())])
        }
    }
}

/// Why an action was refused, as a sentence.
pub fn describe_refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::Over => words.text("floating-refused-over"),
        Refusal::NotYourTurn(side) => words.with("floating-refused-turn", &[("side", mark(side).into())]),
        Refusal::NotMoving => words.text("floating-refused-not-moving"),
        Refusal::MovedBefore => words.text("floating-refused-moved-before"),
        Refusal::NotYours(square) => words.with("floating-refused-not-yours", &[("square", square.to_string().into())]),
        Refusal::To(square, bar) | Refusal::At(square, bar) => {
            let square = ("square", square.to_string().into());
            match bar {
                Bar::OffBoard => words.with("floating-refused-off-board", &[square]),
                Bar::NotCentre => words.text("floating-refused-centre"),
                Bar::Filled(_) => words.with("floating-refused-filled", &[square]),
                Bar::TooLarge { .. } => words.with("floating-refused-large", &size(bar)),
                Bar::Apart => words.text("floating-refused-apart"),
            }
        }
    }
}

/// The direction in which an area would be too large, and its size.
fn size(bar: Bar) -> [(&'static str, Value<'static>); 2] {
    let (way, count) = match bar {
        Bar::TooLarge { wide, high } if wide >= high => ("wide", wide),
        Bar::TooLarge { high, .. } => ("high", high),
        _ => ("wide", 0),
    };
    [("way", way.into()), ("count", count.into())]
}

/// The name of a square with this side's checker.
pub fn describe_filled(words: &Words, square: Square, side: Side, latest: bool) -> String {
    let values = [("square", Value::from(square.to_string())), ("side", mark(side).into())];
    if latest { words.with("floating-square-latest", &values) } else { words.with("floating-square-filled", &values) }
}

/// The name of an empty square, and why no checker can be put there.
pub fn describe_empty(words: &Words, square: Square, refusal: Option<Refusal>) -> String {
    let square = ("square", Value::from(square.to_string()));
    match refusal {
        Some(Refusal::At(_, bar) | Refusal::To(_, bar)) => match bar {
            Bar::TooLarge { .. } => {
                let [way, count] = size(bar);
                words.with("floating-square-large", &[square, way, count])
            }
            Bar::Apart => words.with("floating-square-apart", &[square]),
            Bar::NotCentre => words.with("floating-square-centre", &[square]),
            Bar::OffBoard | Bar::Filled(_) => words.with("floating-square-empty", &[square]),
        },
        _ => words.with("floating-square-empty", &[square]),
    }
}

/// The name of an empty square with its value.
pub fn describe_valued(words: &Words, square: Square, range: Range) -> String {
    words.with(
        "floating-square-valued",
        &[("square", square.to_string().into()), ("value", describe_value(words, range).into())],
    )
}

/// How a game ends, in a few words: "draw", "X wins by 2".
pub fn describe_value(words: &Words, range: Range) -> String {
    match range.value() {
        None => words.text("floating-value-unknown"),
        Some(0) => words.text("floating-value-draw"),
        Some(ahead) => words.with("floating-value-won", &ahead_by(ahead)),
    }
}

/// The same as a sentence about the state on the screen.
pub fn explain_value(words: &Words, range: Range) -> String {
    match range.value() {
        None => words.text("floating-values-unknown"),
        Some(0) => words.text("floating-values-draw"),
        Some(ahead) => words.with("floating-values-won", &ahead_by(ahead)),
    }
}

fn ahead_by(ahead: i32) -> [(&'static str, Value<'static>); 2] {
    let side = if ahead > 0 { Side::X } else { Side::O };
    [("side", mark(side).into()), ("count", ahead.abs().into())]
}

/// The names of squares, in a row.
pub fn list_squares(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// What was good in a game that the only person at the screen lost, if anything was: tic-tac-toes, where they count for the side, and
/// the turns towards the end that kept the result.
pub fn describe_good(words: &Words, table: &Table) -> Option<String> {
    let seat = table.only_person().filter(|_| table.came() == Some(Came::Lost))?;
    let (state, side) = (table.state(), Side::BOTH.into_iter().find(|side| side.seat() == seat)?);
    let rows = if state.plays(Variation::Fewest) { 0 } else { state.score(side).tic_tac_toes().len() };
    let (kept, all) = kept(&table.record, seat);
    let values = [("rows", rows.into()), ("kept", kept.into()), ("all", all.into())];
    (rows + kept > 0).then(|| words.with("floating-good", &values))
}
