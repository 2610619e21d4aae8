//! What is kept of the exercises that were worked with lately, each as a line of text.

use std::{convert::Infallible, fmt, fmt::Display, str::FromStr};

use crate::platform::storage::Storage;

/// What is kept of an exercise, in one line.
pub trait OfExercise: Clone + Display + FromStr + PartialEq {
    /// The text of the exercise.
    fn exercise(&self) -> &str;
}

/// What is kept of exercises, each of which is in it once, the newest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Newest<T, const MOST: usize>(Vec<T>);

impl<T, const MOST: usize> Default for Newest<T, MOST> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: OfExercise, const MOST: usize> Newest<T, MOST> {
    /// Loads what is kept under this key; nothing if that cannot be read.
    pub fn load(storage: &Storage, key: &str) -> Self {
        storage.load(key).ok().flatten().unwrap_or_default()
    }

    /// What is kept of an exercise.
    pub fn find(&self, exercise: &str) -> Option<&T> {
        self.0.iter().find(|one| one.exercise() == exercise)
    }

    /// The same with this of an exercise in place of what was kept of it, or without it.
    pub(super) fn replacing(mut self, exercise: &str, now: Option<T>) -> Self {
        self.0.retain(|one| one.exercise() != exercise);
        self.0.splice(..0, now);
        self.0.truncate(MOST);
        self
    }

    /// Keeps this of an exercise, or nothing, among what is kept now.
    pub fn keep(storage: &Storage, key: &str, exercise: &str, now: Option<T>) {
        let before = Self::load(storage, key);
        let kept = before.clone().replacing(exercise, now);
        if kept != before {
            storage.save(key, &kept);
        }
    }
}

impl<T: Display, const MOST: usize> Display for Newest<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|one| writeln!(f, "{one}"))
    }
}

/// What cannot be read is left out.
impl<T: FromStr, const MOST: usize> FromStr for Newest<T, MOST> {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.lines().take(MOST).filter_map(|line| line.parse().ok()).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An exercise and a number.
    #[derive(Clone, Debug, PartialEq)]
    struct Numbered(String, usize);

    impl OfExercise for Numbered {
        fn exercise(&self) -> &str {
            &self.0
        }
    }

    impl Display for Numbered {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}\t{}", self.0, self.1)
        }
    }

    impl FromStr for Numbered {
        type Err = ();

        fn from_str(line: &str) -> Result<Self, ()> {
            let (exercise, number) = line.split_once('\t').ok_or(())?;
            Ok(Self(exercise.to_owned(), number.parse().map_err(|_| ())?))
        }
    }

    #[test]
    fn the_newest_are_kept_as_text_and_mangled_lines_are_left_out() {
        let numbered = |number: usize| Numbered(format!("poe 1 seed {number}"), number);
        let none = Newest::<Numbered, 20>::default();
        let kept =
            (0..30).fold(none.clone(), |kept, number| kept.replacing(&numbered(number).0, Some(numbered(number))));
        assert_eq!(kept.find("poe 1 seed 29"), Some(&numbered(29)));
        assert_eq!(kept.find("poe 1 seed 9"), None);
        assert_eq!(format!("x\ty\n{kept}").lines().count(), 21);
        assert_eq!(kept.to_string().parse(), Ok(kept.clone()));
        assert_eq!("x\ty\nz\n".parse(), Ok(none));
        let again = kept.clone().replacing("poe 1 seed 20", Some(Numbered("poe 1 seed 20".to_owned(), 7)));
        assert_eq!((again.0.len(), again.0[0].1), (20, 7), "an exercise is in it once, and first");
        assert_eq!(again.replacing("poe 1 seed 20", None).find("poe 1 seed 20"), None);
    }
}
