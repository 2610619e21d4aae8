//! What was answered for a code on this device, so that it says the code again.

use std::{fmt, str::FromStr};

use flub::{classroom::Code, play::Unreadable};

/// The storage key of what was answered.
pub const ANSWERED: &str = "flub.answered";

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
    fn an_answer_is_kept_as_text_and_a_mangled_one_is_none() {
        let exercise = "poe 1 seed 7".to_owned();
        let given =
            Given { code: Code::new(&exercise, AnswerClass::Right, 3), exercise, answer: "lines 123".to_owned() };
        assert_eq!(given.to_string().parse(), Ok(given));
        assert!(["", "x\ty", "x\ty\tz"].iter().all(|text| text.parse::<Given>().is_err()));
    }
}
