//! Moments of one's own games that come back in a mirror on a later day.

use std::{fmt, str::FromStr};

use flub::{lessons::Day, play::Unreadable};

/// Exercises and the days on which they are due, the earliest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Later(Vec<(Day, String)>);

impl Later {
    /// The key under which they are kept.
    pub const KEY: &'static str = "flub.later";

    /// After how many days a moment comes back.
    pub const DAYS: usize = 7;

    /// How many are kept: the newest.
    pub const MOST: usize = 20;

    /// The same with an exercise that is due some days after today.
    pub fn added(mut self, exercise: &str, today: Day) -> Self {
        let due = Day::new(today.number() + Self::DAYS);
        self = self.without(exercise);
        self.0.push((due, exercise.to_owned()));
        let extra = self.0.len().saturating_sub(Self::MOST);
        self.0.drain(..extra);
        self
    }

    /// The same without an exercise that was done.
    pub fn without(mut self, exercise: &str) -> Self {
        self.0.retain(|(_, kept)| kept != exercise);
        self
    }

    /// The exercises that are due.
    pub fn due(&self, today: Day) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(day, _)| *day <= today).map(|(_, exercise)| exercise.as_str())
    }
}

impl fmt::Display for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(day, exercise)| writeln!(f, "{} {exercise}", day.number()))
    }
}

/// A line each: the number of its day, and its exercise.
impl FromStr for Later {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let line = |line: &str| {
            let (day, exercise) = line.split_once(' ')?;
            Some((Day::new(day.parse().ok()?), exercise.to_owned()))
        };
        let lines = text.lines().take(Self::MOST).map(line).collect::<Option<_>>();
        lines.map(Self).ok_or(Unreadable("a line is a day and an exercise"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_comes_back_after_a_week_and_once() {
        let later = Later::default().added("poe 9 from x", Day::new(300)).added("poe 9 from x", Day::new(301));
        assert_eq!(later.due(Day::new(307)).count(), 0);
        assert_eq!(later.due(Day::new(308)).collect::<Vec<_>>(), ["poe 9 from x"]);
        assert_eq!(later.clone().without("poe 9 from x"), Later::default());
        assert_eq!(later.to_string().parse(), Ok(later));
    }

    #[test]
    fn the_newest_are_kept() {
        let names = (0..30).map(|number| format!("poe {number}"));
        let later = names.fold(Later::default(), |later, name| later.added(&name, Day::new(1)));
        assert_eq!(later.due(Day::LAST).count(), Later::MOST);
        assert_eq!(later.due(Day::LAST).last(), Some("poe 29"));
    }

    #[test]
    fn a_mangled_line_is_refused() {
        assert!("x poe 1".parse::<Later>().is_err());
        assert!("12".parse::<Later>().is_err());
    }
}
