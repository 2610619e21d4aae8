//! What a class sees while a table or a board is presented to it.

use std::rc::Rc;

use yew::prelude::*;

/// Whether a table or board is presented to a class, and what of it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presenting {
    pub on: bool,
    /// Whether the record and the scores are shown.
    pub record: bool,
    /// Whether proofs are shown: their connections, letters and cards.
    pub proof: bool,
    /// Whether verdicts are shown: who is right, and what a board knows of its position.
    pub verdict: bool,
}

impl Default for Presenting {
    fn default() -> Self {
        Self { on: false, record: false, proof: true, verdict: true }
    }
}

impl Presenting {
    /// Whether something is hidden that can be revealed.
    pub const fn is_hiding(&self) -> bool {
        self.on && !(self.proof && self.verdict)
    }

    /// What the style sheet hides, as classes of the page. What has been `revealed` is not hidden.
    pub fn classes(&self, revealed: bool) -> Classes {
        let hides = |shown: bool, class: &'static str| (self.on && !shown).then_some(class);
        classes!(
            hides(self.record, "hides-record"),
            hides(self.proof || revealed, "hides-proof"),
            hides(self.verdict || revealed, "hides-verdict"),
        )
    }
}

/// A change of [`Presenting`]. All but `On` show or hide what they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Present {
    On(bool),
    Record,
    Proof,
    Verdict,
}

impl Reducible for Presenting {
    type Action = Present;

    fn reduce(self: Rc<Self>, change: Present) -> Rc<Self> {
        let now = *self;
        Rc::new(match change {
            Present::On(on) => Self { on, ..now },
            Present::Record => Self { record: !now.record, ..now },
            Present::Proof => Self { proof: !now.proof, ..now },
            Present::Verdict => Self { verdict: !now.verdict, ..now },
        })
    }
}

pub type PresentingHandle = UseReducerHandle<Presenting>;
