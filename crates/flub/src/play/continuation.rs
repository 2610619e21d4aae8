use super::Outline;

/// How a record that somebody hands over compares with the one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Both hold the same actions.
    Same,
    /// The record handed over continues the one kept by this many actions.
    Newer(usize),
    /// The record kept continues the one handed over by this many actions.
    Older(usize),
    /// Both are records of the same game, but differ after some actions.
    Fork {
        /// The number of actions with which both begin.
        at: usize,
    },
    /// The records are of different games, or one of the texts is not a record.
    Other,
}

impl Continuation {
    /// Compares the record that is kept with one that is handed over (`sent`), both as a save writes them.
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
