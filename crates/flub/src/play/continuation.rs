use super::Outline;

/// How a record that somebody hands over stands to the one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// They hold the same actions.
    Same,
    /// The one handed over goes on from the one kept, by this many actions.
    Newer(usize),
    /// The one kept goes on from the one handed over, by this many actions.
    Older(usize),
    /// Both are the same game, but part after this many actions.
    Fork {
        /// How many actions both begin with.
        at: usize,
    },
    /// They are different games, or one of them is no record.
    Other,
}

impl Continuation {
    /// Compares a record that is handed over with the one that is kept, both as a save writes them.
    ///
    /// ```
    /// use flub::play::Continuation;
    ///
    /// let (kept, sent) = ("flub 1 floating 7x7 plain seed 7\nx d4", "flub 1 floating 7x7 plain seed 7\nx d4\no d5");
    /// assert_eq!(Continuation::between(kept, sent), Continuation::Newer(1));
    /// ```
    pub fn between(kept: &str, sent: &str) -> Self {
        let (kept, sent) = (&Outline::of(kept), &Outline::of(sent));
        if !kept.is_record() || !kept.is_same_game(sent) {
            return Self::Other;
        }
        let (at, kept, sent) = (kept.steps_in_common(sent), kept.steps(), sent.steps());
        match (kept - at, sent - at) {
            (0, 0) => Self::Same,
            (0, more) => Self::Newer(more),
            (more, 0) => Self::Older(more),
            _ => Self::Fork { at },
        }
    }
}
