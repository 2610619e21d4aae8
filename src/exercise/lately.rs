//! What somebody did last in lessons: the way back to it stands on the home page.

use std::{fmt, str::FromStr};

use flub::{lessons::Day, play::Unreadable};

/// The last step and the last day whose exercises were all done, by one of the learners of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lately {
    /// Who: the shape and the nickname.
    pub who: String,
    /// The ladder of the step that was worked at last.
    pub ladder: Option<String>,
    /// The last day whose exercises were all done.
    pub done: Option<Day>,
}

impl Lately {
    /// The key under which it is kept.
    pub const KEY: &'static str = "flub.lately";
}

impl fmt::Display for Lately {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "who {}", self.who)?;
        self.ladder.iter().try_for_each(|ladder| writeln!(f, "ladder {ladder}"))?;
        self.done.iter().try_for_each(|done| writeln!(f, "done {}", done.number()))
    }
}

/// A line each: who, the ladder, the number of the day.
impl FromStr for Lately {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
        let done = line("done ").map(|day| day.parse().map(Day::new)).transpose();
        Ok(Self {
            who: line("who ").ok_or(Unreadable("nobody is named"))?.to_owned(),
            ladder: line("ladder ").map(str::to_owned),
            done: done.map_err(|_| Unreadable("a day is a number"))?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is() {
        for who in ["1 ", "3 Ana"] {
            for ladder in [None, Some("wholes".to_owned())] {
                for done in [None, Some(Day::new(330))] {
                    let lately = Lately { who: who.to_owned(), ladder: ladder.clone(), done };
                    assert_eq!(lately.to_string().parse(), Ok(lately));
                }
            }
        }
        assert!(["", "ladder wholes", "who 1\ndone soon"].iter().all(|text| text.parse::<Lately>().is_err()));
    }
}
