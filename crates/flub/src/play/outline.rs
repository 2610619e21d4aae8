/// The lines of a record's text, read without playing them through the rules: the first names game, setup and seed,
/// each of the others an action. Any text has an outline, even if it is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline<'a>(Vec<&'a str>);

impl<'a> Outline<'a> {
    /// Returns the outline of a text, without its remarks.
    pub fn of(text: &'a str) -> Self {
        let lines = text.split(['\n', ';']).map(str::trim);
        Self(lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect())
    }

    /// Returns the seed as written in the first line.
    pub fn seed(&self) -> Option<&'a str> {
        let (_, seed) = self.0.first()?.rsplit_once(" seed ")?;
        Some(seed)
    }

    /// Returns the number of actions.
    pub fn steps(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    /// Whether nothing was played: an empty text, or the first line of a record without actions. `false` for texts that
    /// are not records.
    pub fn is_unplayed(&self) -> bool {
        match self.0.as_slice() {
            [] => true,
            [first] => first.starts_with("flub 1 "),
            _ => false,
        }
    }

    /// Whether the text begins like a record.
    pub fn is_record(&self) -> bool {
        self.0.first().is_some_and(|first| first.starts_with("flub "))
    }

    /// Returns the number of actions with which both begin. Assumes that both are the same game
    /// ([`Outline::is_same_game`]).
    pub fn steps_in_common(&self, other: &Self) -> usize {
        let actions = |outline: &Self| outline.0.iter().skip(1).copied().collect::<Vec<_>>();
        actions(self).iter().zip(actions(other)).take_while(|(one, other)| **one == *other).count()
    }

    /// Whether both have the same first line, and so the same game, setup and seed.
    pub fn is_same_game(&self, other: &Self) -> bool {
        self.0.first() == other.0.first()
    }

    /// Whether this text begins with all of `earlier`, which must be a record.
    pub fn continues(&self, earlier: &Self) -> bool {
        earlier.is_record() && self.0.starts_with(&earlier.0)
    }
}
