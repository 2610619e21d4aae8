use super::{Act, ActFault, Tournament};

/// How many changes can be undone.
const MOST_UNDONE: usize = 300;

/// A tournament whose changes can be undone and done again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    now: Tournament,
    before: Vec<Tournament>,
    undone: Vec<Tournament>,
}

impl History {
    /// Nothing has been changed yet.
    pub const fn new(now: Tournament) -> Self {
        Self { now, before: Vec::new(), undone: Vec::new() }
    }

    /// Returns the tournament as it is.
    pub const fn now(&self) -> &Tournament {
        &self.now
    }

    /// Makes a change.
    ///
    /// # Errors
    /// If it cannot be; then nothing is changed.
    pub fn apply(&mut self, act: &Act) -> Result<(), ActFault> {
        let before = self.now.clone();
        self.now.apply(act)?;
        // What changes nothing is nothing to undo.
        if self.now != before {
            self.before.push(before);
            self.undone.clear();
        }
        if self.before.len() > MOST_UNDONE {
            self.before.remove(0);
        }
        Ok(())
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a change was undone that can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the latest change. Whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Does the latest change again that was undone. Whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.now, after));
        true
    }
}
