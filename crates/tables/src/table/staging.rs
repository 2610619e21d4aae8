//! What happens on a stage: a challenge or a call, told in beats that wait until people let it go on.
//!
//! While something is on the stage, nobody is asked or offered anything else. A step can be put on the stage again
//! from the record.

use flub::play::Seat;

use super::{midend::Table, table_game::TableGame};
use crate::i18n::Words;

/// The step of the record that is on the stage, and how far it has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staged {
    /// The number of actions up to the staged one.
    pub step: usize,
    /// The beat on the stage, from 0.
    pub beat: usize,
}

/// A part of what is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// Words. They wait for people.
    Word,
    /// One of several things shown one after another, such as the lines of a proof. It passes by itself; letting it go on
    /// skips the rest of them.
    Part,
}

impl Beat {
    /// How long a part is on the stage, in milliseconds.
    pub const PART: u32 = 1_600;
}

/// What is on the stage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StageView {
    /// Who does what, in a few words.
    pub title: String,
    /// The sides, one or two.
    pub sides: Vec<StageSide>,
    /// What that means, as sentences.
    pub sentences: Vec<String>,
    /// What has been shown so far, such as the lines of a proof.
    pub list: Vec<String>,
}

impl StageView {
    /// What a screen reader says of it: the words, or the latest of the parts.
    pub fn spoken(&self, words: &Words) -> String {
        match self.list.last() {
            Some(latest) if self.list.len() > 1 => latest.clone(),
            latest => words.sentences([&self.title].into_iter().chain(&self.sentences).chain(latest)),
        }
    }
}

/// A side on the stage.
#[derive(Clone, Debug, PartialEq)]
pub struct StageSide {
    /// Its players: their seats, marks and names.
    pub players: Vec<(Seat, Seat, String)>,
    /// What it has to do, in a few words.
    pub note: Option<String>,
}

/// What of a game is staged.
pub trait Staging<G: TableGame> {
    /// The beats in which this step of the record is staged, read from its events. None if it is not.
    fn beats(table: &Table<G>, step: usize) -> Vec<Beat>;

    /// What is on the stage at this beat.
    fn view(words: &Words, table: &Table<G>, staged: Staged) -> StageView;
}

/// Nothing is staged.
pub struct NoStaging;

impl<G: TableGame> Staging<G> for NoStaging {
    fn beats(_: &Table<G>, _: usize) -> Vec<Beat> {
        Vec::new()
    }

    fn view(_: &Words, _: &Table<G>, _: Staged) -> StageView {
        StageView::default()
    }
}

impl<G: TableGame> Table<G> {
    /// Whether the present is on screen, and nothing is on the stage.
    pub fn is_present(&self) -> bool {
        self.viewing.is_none() && self.staged.is_none()
    }

    /// Whether this step of the record is staged.
    pub fn is_staged(&self, step: usize) -> bool {
        !G::Staging::beats(self, step).is_empty()
    }

    /// What is on the stage.
    pub fn stage(&self, words: &Words) -> Option<StageView> {
        self.staged.map(|staged| G::Staging::view(words, self, staged))
    }

    /// The beat on the stage.
    pub fn beat(&self) -> Option<Beat> {
        let staged = self.staged?;
        G::Staging::beats(self, staged.step).get(staged.beat).copied()
    }

    /// With what was played after this step on the stage, if anything was.
    pub(super) fn staged_after(self, step: usize) -> Self {
        if self.step() > step { self.staged_since(step) } else { self }
    }

    /// With the first of the steps on the stage that were played since and are staged.
    fn staged_since(mut self, told: usize) -> Self {
        self.staged = (told + 1..=self.step()).find(|&step| self.is_staged(step)).map(|step| Staged { step, beat: 0 });
        self
    }

    /// With this step on the stage, if it is staged.
    pub(super) fn staged_again(self, step: usize) -> Self {
        let is_there = step <= self.step() && self.is_staged(step);
        Self { staged: is_there.then_some(Staged { step, beat: 0 }), ..self }
    }

    /// After this beat, if it is still on the stage.
    pub(super) fn passed(self, staged: Staged) -> Self {
        if self.staged == Some(staged) { self.at_beat(staged.beat + 1) } else { self }
    }

    /// After a person has let it go on: parts that are shown one after another end together.
    pub(super) fn let_go_on(self) -> Self {
        let Some(staged) = self.staged else { return self };
        let beats = G::Staging::beats(&self, staged.step);
        let parts = beats.iter().skip(staged.beat + 1).take_while(|_| self.beat() == Some(Beat::Part));
        let skipped = parts.take_while(|beat| **beat == Beat::Part).count();
        self.at_beat(staged.beat + 1 + skipped)
    }

    fn at_beat(mut self, beat: usize) -> Self {
        let Some(staged) = self.staged else { return self };
        let beats = G::Staging::beats(&self, staged.step).len();
        self.staged = Some(Staged { beat, ..staged }).filter(|_| beat < beats);
        match self.staged {
            Some(_) => self,
            // Another step of the same answer may be staged too.
            None if self.viewing.is_none() => self.staged_since(staged.step),
            None => self,
        }
    }
}
