//! The parts of a network in words: message arguments, since POE and LawToe have different words for them, the first flaw of a list of
//! connections, and the keys and marks of the mat.

use flub::network::{Flaw, Goal, Letter, Listing, Placement, Rules, Square};

use super::pencil::Pencil;
use crate::i18n::{Value, Words};

/// The message argument for the lines that join two sides: triplets in LawToe, connections in POE.
pub const fn lines_key(rules: Rules) -> &'static str {
    match rules {
        Rules::Poe => "connections",
        Rules::LawToe => "triplets",
    }
}

/// The message argument for a kind of goal.
pub const fn goal_key(goal: Goal) -> &'static str {
    match goal {
        Goal::Odd => "odd",
        Goal::Even => "even",
        Goal::AtLeast(_) => "at-least",
        Goal::Exactly(_) => "exactly",
    }
}

/// The number of a goal, 0 if it has none.
pub const fn goal_number(goal: Goal) -> u16 {
    match goal {
        Goal::Odd | Goal::Even => 0,
        Goal::AtLeast(number) | Goal::Exactly(number) => number,
    }
}

/// The meaning of a letter, in a word.
pub fn letter_name(words: &Words, letter: Letter) -> String {
    match letter {
        Letter::F => words.text("table-letter-f"),
        Letter::P => words.text("table-letter-p"),
        Letter::R => words.text("table-letter-r"),
        Letter::O => words.text("table-letter-o"),
    }
}

/// The accessible name of a square: its number and letter.
pub fn square_label(words: &Words, number: usize, letter: Option<Letter>, pencilled: bool, latest: bool) -> String {
    let number = ("square", Value::from(number));
    match letter.map(Letter::as_str) {
        None => words.with("table-square-vacant", &[number]),
        Some(letter) if pencilled => words.with("table-square-pencilled", &[number, ("letter", letter.into())]),
        Some(letter) if latest => words.with("table-square-latest", &[number, ("letter", letter.into())]),
        Some(letter) => words.with("table-square-filled", &[number, ("letter", letter.into())]),
    }
}

/// The flaw, as a sentence that follows a colon.
pub fn describe_flaw(words: &Words, rules: Rules, goal: Goal, flaw: &Flaw) -> String {
    let lines = ("lines", Value::from(lines_key(rules)));
    let named = |listing: &Listing| ("listing", Value::from(listing.to_string()));
    let at = |square: &Square| ("square", Value::from(square.number()));
    match flaw {
        Flaw::NoLine(listing) => words.with("table-flaw-no-line", &[named(listing)]),
        Flaw::Vacant(listing, square) => words.with("table-flaw-vacant", &[named(listing), at(square)]),
        Flaw::Forbidden(listing, square) => words.with("table-flaw-forbidden", &[named(listing), at(square)]),
        Flaw::Repeated(listing) => words.with("table-flaw-repeated", &[named(listing)]),
        Flaw::Unused(letter, square) => {
            words.with("table-flaw-unused", &[lines, ("letter", letter.as_str().into()), at(square)])
        }
        Flaw::Omitted(listing) => words.with("table-flaw-omitted", &[lines, named(listing)]),
        Flaw::Count(count) => words.with(
            "table-flaw-count",
            &[lines, ("goal", goal_key(goal).into()), ("number", goal_number(goal).into()), ("count", (*count).into())],
        ),
    }
}

/// Why a connection does not count, in a word or two.
pub fn describe_flaw_briefly(words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::NoLine(_) => words.text("table-mark-no-line"),
        Flaw::Vacant(_, square) => words.with("table-mark-vacant", &[("square", square.number().into())]),
        Flaw::Forbidden(_, square) => words.with("table-mark-forbidden", &[("square", square.number().into())]),
        Flaw::Repeated(_) => words.text("table-mark-repeated"),
        Flaw::Unused(..) | Flaw::Omitted(_) | Flaw::Count(_) => String::new(),
    }
}

/// The squares that the flaw is about.
pub fn flaw_squares(flaw: &Flaw) -> Vec<Square> {
    match flaw {
        Flaw::Vacant(_, square) | Flaw::Forbidden(_, square) | Flaw::Unused(_, square) => vec![*square],
        _ => flawed_listing(flaw).map(named).unwrap_or_default(),
    }
}

/// The listing that is wrong or missing.
pub fn flawed_listing(flaw: &Flaw) -> Option<&Listing> {
    match flaw {
        Flaw::NoLine(listing)
        | Flaw::Vacant(listing, _)
        | Flaw::Forbidden(listing, _)
        | Flaw::Repeated(listing)
        | Flaw::Omitted(listing) => Some(listing),
        Flaw::Unused(..) | Flaw::Count(_) => None,
    }
}

fn named(listing: &Listing) -> Vec<Square> {
    listing.0.iter().filter_map(|&number| Square::from_number(number.into())).collect()
}

/// The announcement when something waits that did not wait before.
pub fn describe_waiting(words: &Words, before: &Pencil, now: &Pencil) -> Option<String> {
    let which = now.surplus().map(|surplus| ask_which(words, surplus));
    let waits = which.or_else(|| now.letter().map(|letter| ask_where(words, letter)))?;
    (before.waiting != now.waiting).then_some(waits)
}

/// Asks for the square of a letter.
pub fn ask_where(words: &Words, letter: Letter) -> String {
    words.with("table-pencil-where", &[("letter", letter.as_str().into())])
}

/// Asks which letter this one replaces.
pub fn ask_which(words: &Words, surplus: Placement) -> String {
    words.with("table-pencil-which", &placement_values(surplus))
}

/// The message arguments for a letter in its square.
pub fn placement_values(at: Placement) -> [(&'static str, Value<'static>); 2] {
    [("letter", at.letter.as_str().into()), ("square", at.square.number().into())]
}

/// What was good in a match that was lost, if anything was: so many of all the moves of the only person were no flub.
pub fn describe_good(words: &Words, (good, all): (usize, usize)) -> Option<String> {
    (good > 0 && all > 1).then(|| words.with("table-good", &[("good", good.into()), ("all", all.into())]))
}

/// Where to look when a goal is to be set, what for, and which to choose.
pub fn hint_goal(words: &Words, rules: Rules) -> Vec<String> {
    let lines = || ("lines", lines_key(rules).into());
    (1..=3).map(|step| words.with("table-hint-goal", &[("step", step.into()), lines()])).collect()
}

/// The headline while a proof is written: who proves what. `kind` is a kind of flub, `force-out` or `full` for a full mat.
pub fn describe_proving(
    words: &Words,
    who: (&'static str, Value<'_>),
    name: (&'static str, Value<'_>),
    kind: &'static str,
) -> String {
    let what = words.with("table-proof-what", &[("kind", kind.into())]);
    words.with("table-turn-proof", &[who, name, ("what", what.into())])
}
