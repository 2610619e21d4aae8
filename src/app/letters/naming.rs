//! Message arguments for the parts of a network. POE and LawToe have different words for them.

use flub::network::{Goal, Letter, Listing, Rules};

use crate::app::i18n::{Value, Words};

/// The message argument for what joins two sides: triplets in LawToe, connections in POE.
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

/// Listings, one after another.
pub fn listed(counted: &[Listing]) -> String {
    counted.iter().map(Listing::to_string).collect::<Vec<_>>().join(" ")
}
