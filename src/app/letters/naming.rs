//! What the messages call the things of a network. POE and LawToe have different words for the same thing.

use flub::network::{Goal, Letter, Rules};

use crate::app::i18n::{Value, Words};

/// How the messages name what joins two sides: triplets in LawToe, connections in POE.
pub const fn lines_key(rules: Rules) -> &'static str {
    match rules {
        Rules::Poe => "connections",
        Rules::LawToe => "triplets",
    }
}

/// How the messages name a kind of goal.
pub const fn goal_key(goal: Goal) -> &'static str {
    match goal {
        Goal::Odd => "odd",
        Goal::Even => "even",
        Goal::AtLeast(_) => "at-least",
        Goal::Exactly(_) => "exactly",
    }
}

/// The number that a goal asks for; 0 where it asks for none.
pub const fn goal_number(goal: Goal) -> u16 {
    match goal {
        Goal::Odd | Goal::Even => 0,
        Goal::AtLeast(number) | Goal::Exactly(number) => number,
    }
}

/// What a letter means, in a word.
pub fn letter_name(words: &Words, letter: Letter) -> String {
    match letter {
        Letter::F => words.text("table-letter-f"),
        Letter::P => words.text("table-letter-p"),
        Letter::R => words.text("table-letter-r"),
        Letter::O => words.text("table-letter-o"),
    }
}

/// What a square of the mat is called and holds.
pub fn square_label(words: &Words, number: usize, letter: Option<Letter>, pencilled: bool, latest: bool) -> String {
    let number = ("square", Value::from(number));
    match letter.map(Letter::as_str) {
        None => words.with("table-square-vacant", &[number]),
        Some(letter) if pencilled => words.with("table-square-pencilled", &[number, ("letter", letter.into())]),
        Some(letter) if latest => words.with("table-square-latest", &[number, ("letter", letter.into())]),
        Some(letter) => words.with("table-square-filled", &[number, ("letter", letter.into())]),
    }
}
