//! What is kept of the exercises that were worked with lately: a line of text for each, which begins with the exercise and a tab.

use std::{convert::Infallible, fmt, str::FromStr};

use crate::platform::storage::Storage;

/// Of so many exercises something is kept.
const MOST: usize = 20;

/// Lines about exercises, each of which is in it once, the newest first.
#[derive(Clone, Debug, Default, PartialEq)]
struct Newest(Vec<String>);

impl Newest {
    fn load(storage: &Storage, key: &str) -> Self {
        storage.load(key).ok().flatten().unwrap_or_default()
    }

    fn find(&self, exercise: &str) -> Option<&str> {
        self.0.iter().map(String::as_str).find(|line| exercise_of(line) == exercise)
    }

    /// The same with this line about an exercise in place of what was kept of it, or without any.
    fn replacing(mut self, exercise: &str, line: Option<String>) -> Self {
        self.0.retain(|line| exercise_of(line) != exercise);
        self.0.splice(..0, line);
        self.0.truncate(MOST);
        self
    }
}

/// The exercise that a line is about.
fn exercise_of(line: &str) -> &str {
    line.split('\t').next().unwrap_or_default()
}

impl fmt::Display for Newest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl FromStr for Newest {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.lines().take(MOST).map(str::to_owned).collect()))
    }
}

/// What is kept of an exercise under this key; `None` if that is nothing, or cannot be read.
pub fn find<T: FromStr>(storage: &Storage, key: &str, exercise: &str) -> Option<T> {
    Newest::load(storage, key).find(exercise)?.parse().ok()
}

/// The exercise about which something was kept last under this key.
pub fn latest(storage: &Storage, key: &str) -> Option<String> {
    Newest::load(storage, key).0.first().map(|line| exercise_of(line).to_owned())
}

/// Keeps this line of an exercise, or nothing, among what is kept now.
pub fn keep(storage: &Storage, key: &str, exercise: &str, line: Option<String>) {
    let before = Newest::load(storage, key);
    let kept = before.clone().replacing(exercise, line);
    if kept != before {
        storage.save(key, &kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_are_kept_as_text_each_exercise_once() {
        let exercise = |number: usize| format!("poe 1 seed {number}");
        let line = |number: usize| Some(format!("poe 1 seed {number}\t{number}"));
        let kept = (0..30).fold(Newest::default(), |kept, number| kept.replacing(&exercise(number), line(number)));
        assert_eq!(kept.find(&exercise(29)), line(29).as_deref());
        assert_eq!(kept.find(&exercise(9)), None);
        assert_eq!(kept.find("poe 1"), None);
        assert_eq!(kept.to_string().parse(), Ok(kept.clone()));
        let again = kept.replacing(&exercise(20), Some("poe 1 seed 20\t7".to_owned()));
        assert_eq!((again.0.len(), &*again.0[0]), (MOST, "poe 1 seed 20\t7"));
        assert_eq!(again.replacing(&exercise(20), None).find(&exercise(20)), None);
    }
}
