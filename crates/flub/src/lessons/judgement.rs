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
    /// Returns the judgement of an answer that has this flaw, if any, and reveals this misconception, which counts only
    /// if the step deals with it.
    pub fn of(found: Result<(), (G::Flaw, Option<G::Misconception>)>, step: G::Step) -> Self {
        match found {
            Ok(()) => Judgement::Right,
            Err((flaw, revealed)) => {
                let misconception = revealed.filter(|belief| G::misconceptions(step).contains(belief));
                Judgement::Wrong { flaw, misconception }
            }
        }
    }

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
