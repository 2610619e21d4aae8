use super::Ladder;

/// What the rules say of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement<G: Ladder> {
    /// It is right.
    Right,
    /// It is wrong.
    Wrong {
        /// The first thing wrong with it.
        flaw: G::Flaw,
        /// The mistaken belief it reveals, if it is a known one.
        misconception: Option<G::Misconception>,
    },
}

impl<G: Ladder> Judgement<G> {
    /// Whether the answer is right.
    pub const fn is_right(&self) -> bool {
        matches!(self, Judgement::Right)
    }

    /// The misconception the answer reveals.
    pub fn misconception(&self) -> Option<G::Misconception> {
        match self {
            Judgement::Right => None,
            Judgement::Wrong { misconception, .. } => *misconception,
        }
    }
}
