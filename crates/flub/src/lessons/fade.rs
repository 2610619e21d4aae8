/// How much of a worked answer is given: a worked example fades into an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fade {
    /// Everything: it plays itself.
    Worked,
    /// All but the last part.
    LastPart,
    /// All but the last two parts.
    LastTwo,
    /// Nothing.
    Alone,
}

impl Fade {
    /// All of them, in the order of learning.
    pub const ALL: [Fade; 4] = [Fade::Worked, Fade::LastPart, Fade::LastTwo, Fade::Alone];

    /// The part of the answer that is given, of an answer in growing parts; `None` if nothing is.
    pub fn given<Answer>(self, worked: &[Answer]) -> Option<&Answer> {
        let left = match self {
            Fade::Worked => 0,
            Fade::LastPart => 1,
            Fade::LastTwo => 2,
            Fade::Alone => worked.len(),
        };
        worked.len().checked_sub(left + 1).map(|index| &worked[index])
    }
}
