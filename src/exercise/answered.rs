//! What was answered for a code on this device, so that it says the code again.

use std::{fmt, str::FromStr};

use flub::{classroom::Code, play::Unreadable};

use super::newest::{Newest, OfExercise};

/// The storage key of what was answered.
pub const ANSWERED: &str = "flub.answered";

/// What was answered on this device.
pub type Answered = Newest<Given, 20>;

/// An answer that was given; it stays.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The text of the exercise.
    pub exercise: String,
    /// Its code.
    pub code: Code,
    /// The answer as text; empty where nothing was answered.
    pub answer: String,
}

impl OfExercise for Given {
    fn exercise(&self) -> &str {
        &self.exercise
    }
}

/// Its parts with tabs between.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.exercise, self.code, self.answer)
    }
}

impl FromStr for Given {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut parts = line.splitn(3, '\t');
        let mut part = || parts.next().ok_or(Unreadable("there are three parts"));
        let (exercise, code) = (part()?.to_owned(), part()?.parse().map_err(|_| Unreadable("there is a code"))?);
        Ok(Self { exercise, code, answer: part()?.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use flub::classroom::AnswerClass;

    use super::*;

    #[test]
    fn the_newest_answers_are_kept_as_text_and_mangled_lines_are_left_out() {
        let given = |seed: usize| {
            let exercise = format!("poe 1 seed {seed}");
            Given { code: Code::new(&exercise, AnswerClass::Right, 3), exercise, answer: "lines 123".to_owned() }
        };
        let with = |answered: Answered, seed| answered.replacing(&given(seed).exercise, Some(given(seed)));
        let answered = (0..30).fold(Answered::default(), with);
        assert_eq!(answered.find("poe 1 seed 29"), Some(&given(29)));
        assert_eq!(answered.find("poe 1 seed 9"), None);
        assert_eq!(format!("x\ty\n{answered}").lines().count(), 20 + 1);
        assert_eq!(answered.to_string().parse(), Ok(answered));
        assert_eq!("x\ty\tz\n".parse(), Ok(Answered::default()));
    }
}
