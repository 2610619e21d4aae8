//! The first flaw of a list of connections, in words and on the mat.

use flub::network::{Flaw, Goal, Listing, Rules, Square};

use super::naming::{goal_key, goal_number, lines_key};
use crate::app::i18n::{Value, Words};

/// The flaw, as a sentence that follows a colon.
pub fn sentence(words: &Words, rules: Rules, goal: Goal, flaw: &Flaw) -> String {
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
pub fn mark(words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::NoLine(_) => words.text("table-mark-no-line"),
        Flaw::Vacant(_, square) => words.with("table-mark-vacant", &[("square", square.number().into())]),
        Flaw::Forbidden(_, square) => words.with("table-mark-forbidden", &[("square", square.number().into())]),
        Flaw::Repeated(_) => words.text("table-mark-repeated"),
        Flaw::Unused(..) | Flaw::Omitted(_) | Flaw::Count(_) => String::new(),
    }
}

/// The squares concerned.
pub fn squares(flaw: &Flaw) -> Vec<Square> {
    match flaw {
        Flaw::Unused(_, square) => vec![*square],
        _ => at_fault(flaw).map(named).unwrap_or_default(),
    }
}

/// The listing that is wrong or missing.
pub fn at_fault(flaw: &Flaw) -> Option<&Listing> {
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
