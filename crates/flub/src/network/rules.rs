use super::Letter;

/// The rules of the two games with networks. They differ in the third letter, in which connections are required, and in
/// what the third letter needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// The third letter is R. A connection with exactly one R is required, and every R needs a required connection.
    Poe,
    /// The third letter is O. A triplet with at least one O is required, and every O needs a triplet.
    LawToe,
}

impl Rules {
    /// Returns the letters of the game, the third letter last.
    pub const fn letters(self) -> [Letter; 3] {
        [Letter::F, Letter::P, self.demanding()]
    }

    /// Returns the third letter, which must lie on a required connection: R in POE, O in LawToe.
    pub const fn demanding(self) -> Letter {
        match self {
            Rules::Poe => Letter::R,
            Rules::LawToe => Letter::O,
        }
    }

    /// Whether a connection with this many R or O is required rather than permitted.
    pub const fn requires(self, demanding: usize) -> bool {
        match self {
            Rules::Poe => demanding == 1,
            Rules::LawToe => demanding >= 1,
        }
    }
}
