//! What is new at a table.

use std::ops::Range;

use super::{
    midend::Table,
    results::Came,
    table_game::{RefusalOf, TableGame},
};
use crate::i18n::Words;

/// What is new at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    /// What a screen reader says.
    pub announced: Option<String>,
    /// What there is to hear of the latest action, by those who want it.
    pub sound: Option<Sound>,
    /// What the players say aloud, for those who want it.
    pub aloud: Option<String>,
}

impl<G: TableGame> Table<G> {
    /// The sound of a game that is over.
    pub fn end_sound(&self) -> Sound {
        Sound::of_end(self.came() != Some(Came::Lost))
    }

    /// The steps played or undone since the table was like before. `None` if it is at the same step. In a game just
    /// opened or begun no step is news, only the prompt.
    pub fn new_steps(&self, before: Option<&Self>) -> Option<Range<usize>> {
        let known_step = before.filter(|before| before.record.seed() == self.record.seed()).map(Self::step);
        (known_step != Some(self.step())).then(|| known_step.unwrap_or(self.step())..self.step())
    }

    /// Why the latest try was refused, each time it is.
    pub fn new_refusal(&self, before: &Self) -> Option<&RefusalOf<G>> {
        self.refusal.as_ref().filter(|_| before.refusals != self.refusals)
    }

    /// What these steps brought about, and then these sentences.
    pub fn describe_steps(&self, words: &Words, steps: Range<usize>, then: impl IntoIterator<Item = String>) -> String {
        words.sentences(steps.map(|step| G::describe(words, self, step)).chain(then))
    }
}

/// What is heard when somebody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A letter was written, or something else was put down.
    Letter,
    /// A card was drawn or played.
    Card,
    /// A challenge was made.
    Challenge,
    /// A verdict was reached, or the game is over, and not well for the only person.
    Verdict,
    /// Well done: it ended well for the only person, or for one of several.
    WellDone,
}

impl Sound {
    /// The sound of an end that came so.
    pub const fn of_end(is_well: bool) -> Self {
        if is_well { Self::WellDone } else { Self::Verdict }
    }

    /// Whether it says how something ended, which is not to be heard before it has been told.
    pub const fn tells_end(self) -> bool {
        matches!(self, Self::Verdict | Self::WellDone)
    }
}
