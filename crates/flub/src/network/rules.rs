use super::Letter;

/// The two games with networks. They differ in the third letter, in what makes a connection required, and in what a
/// required letter needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// R; a connection with exactly one R is required; every R needs a required connection.
    Poe,
    /// O; a triplet with one O or more is required; every O needs a triplet.
    LawToe,
}

impl Rules {
    /// Returns the letters of the game: forbidden, permitted and the demanding one.
    pub const fn letters(self) -> [Letter; 3] {
        [Letter::F, Letter::P, self.demanding()]
    }

    /// Returns the letter that must be used: R in POE, O in LawToe.
    pub const fn demanding(self) -> Letter {
        match self {
            Rules::Poe => Letter::R,
            Rules::LawToe => Letter::O,
        }
    }

    /// Whether a connection with this many demanding letters is required rather than permitted.
    pub const fn requires(self, demanding: usize) -> bool {
        match self {
            Rules::Poe => demanding == 1,
            Rules::LawToe => demanding >= 1,
        }
    }
}
