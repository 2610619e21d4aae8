/// How much of a worked answer is given. Over time, a worked example fades into an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fade {
    /// Everything is given, and the example plays itself.
    Worked,
    /// All but the last part is given.
    LastPart,
    /// All but the last two parts are given.
    LastTwo,
    /// Nothing is given.
    Alone,
}

impl Fade {
    /// All of them, in the order of learning.
    pub const ALL: [Fade; 4] = [Fade::Worked, Fade::LastPart, Fade::LastTwo, Fade::Alone];

    /// Returns how many of so many parts are given.
    pub const fn parts_given(self, parts: usize) -> usize {
        let left = match self {
            Fade::Worked => 0,
            Fade::LastPart => 1,
            Fade::LastTwo => 2,
            Fade::Alone => parts,
        };
        parts.saturating_sub(left)
    }

    /// Returns the part of a worked answer that is given, from its growing parts, or `None` if nothing is given.
    pub fn given<Answer>(self, worked: &[Answer]) -> Option<&Answer> {
        worked.get(self.parts_given(worked.len()).checked_sub(1)?)
    }
}
