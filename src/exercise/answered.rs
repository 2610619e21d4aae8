//! What was answered for a code on this device, so that it says the code again.

use std::{convert::Infallible, fmt, str::FromStr};

use flub::classroom::Code;

/// Exercises with their codes and answers, the newest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answered(Vec<Given>);

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

impl Answered {
    /// The key under which they are kept.
    pub const KEY: &'static str = "flub.answered";

    /// How many are kept.
    const MOST: usize = 20;

    /// The answer that was given to an exercise.
    pub fn given(&self, exercise: &str) -> Option<&Given> {
        self.0.iter().find(|given| given.exercise == exercise)
    }

    /// The same with one more.
    pub fn with(mut self, given: Given) -> Self {
        self.0.insert(0, given);
        self.0.truncate(Self::MOST);
        self
    }
}

/// A line each, with tabs between.
impl fmt::Display for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|Given { exercise, code, answer }| writeln!(f, "{exercise}\t{code}\t{answer}"))
    }
}

/// What cannot be read is left out.
impl FromStr for Answered {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let given = |line: &str| {
            let mut parts = line.splitn(3, '\t');
            let mut part = || parts.next().map(str::to_owned);
            Some(Given { exercise: part()?, code: part()?.parse().ok()?, answer: part()? })
        };
        Ok(Self(text.lines().take(Self::MOST).filter_map(given).collect()))
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
        let answered = (0..30).fold(Answered::default(), |answered, seed| answered.with(given(seed)));
        assert_eq!(answered.given("poe 1 seed 29"), Some(&given(29)));
        assert_eq!(answered.given("poe 1 seed 9"), None);
        assert_eq!(format!("x\ty\n{answered}").lines().count(), Answered::MOST + 1);
        assert_eq!(answered.to_string().parse(), Ok(answered));
        assert_eq!("x\ty\tz\n".parse(), Ok(Answered::default()));
    }
}
