use super::Ladder;

/// What the rules say about an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement<G: Ladder> {
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong {
        /// The first thing wrong with it.
        flaw: G::Flaw,
        /// The mistaken belief that it reveals, if it is a known one.
        misconception: Option<G::Misconception>,
    },
}

impl<G: Ladder> Judgement<G> {
    /// Whether the answer is right.
    pub const fn is_right(&self) -> bool {
        matches!(self, Judgement::Right)
    }

    /// Returns the misconception that the answer reveals, if it is wrong and the misconception is known.
    pub fn misconception(&self) -> Option<G::Misconception> {
        match self {
            Judgement::Right => None,
            Judgement::Wrong { misconception, .. } => *misconception,
        }
    }
}
