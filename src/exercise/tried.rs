//! The faulty answers that a class has tried lately: they are still there after the page was loaded again.

use std::{fmt, str::FromStr};

use flub::{classroom::Pool, play::Unreadable};

/// The storage key of what was tried.
pub const TRIED: &str = "flub.tried";

/// Which faulty answer to which exercise is tried, how far the class is, and its hands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tried {
    /// The text of the exercise.
    pub exercise: String,
    /// The place of the faulty answer; `None` is the first.
    pub trial: Option<usize>,
    /// The place among what is shown.
    pub at: usize,
    /// The hands for each line.
    pub hands: Vec<u32>,
}

/// The exercise, the place of the answer, the place among what is shown, the hands; with tabs between.
impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let trial = self.trial.map_or_else(String::new, |trial| trial.to_string());
        let hands: Vec<String> = self.hands.iter().map(u32::to_string).collect();
        write!(f, "{}\t{trial}\t{}\t{}", self.exercise, self.at, hands.join(","))
    }
}

impl FromStr for Tried {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = |text: &str| text.parse::<usize>().map_err(|_| Unreadable("a place is a number"));
        let mut parts = text.split('\t');
        let mut part = || parts.next().ok_or(Unreadable("there are four parts"));
        let exercise = part()?.to_owned();
        let trial = Some(part()?).filter(|trial| !trial.is_empty()).map(number).transpose()?;
        let at = number(part()?)?;
        let hands = part()?.split(',').filter(|hands| !hands.is_empty());
        let hands = hands.map(|hands| hands.parse().map(|hands: u32| hands.min(Pool::MOST_HANDS)));
        let hands = hands.collect::<Result<_, _>>().map_err(|_| Unreadable("hands are numbers"))?;
        Ok(Self { exercise, trial, at, hands })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is() {
        for trial in [None, Some(2)] {
            for hands in [vec![], vec![0], vec![3, 0, 12]] {
                let tried = Tried { exercise: "poe 13 seed 7".to_owned(), trial, at: 2, hands };
                assert_eq!(tried.to_string().parse(), Ok(tried));
            }
        }
        assert!(["", "poe 1", "poe 1\t\tx\t", "poe 1\t\t1\t2,y"].iter().all(|text| text.parse::<Tried>().is_err()));
    }
}
