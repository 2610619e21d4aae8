use super::{Act, ActFault, Tournament};

/// The number of changes that can be undone.
const MOST_UNDONE: usize = 300;

/// A tournament with undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    now: Tournament,
    before: Vec<Tournament>,
    undone: Vec<Tournament>,
}

impl History {
    /// Returns the history of a tournament that was not changed yet.
    pub const fn new(now: Tournament) -> Self {
        Self { now, before: Vec::new(), undone: Vec::new() }
    }

    /// Returns the tournament in its current state.
    pub const fn now(&self) -> &Tournament {
        &self.now
    }

    /// Makes a change.
    ///
    /// # Errors
    /// Returns an error if the change is impossible; the tournament is then unchanged.
    pub fn apply(&mut self, act: &Act) -> Result<(), ActFault> {
        let before = self.now.clone();
        self.now.apply(act)?;
        // An act that changes nothing leaves nothing to undo.
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

    /// Whether there is an undone change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the latest change. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Redoes the latest undone change. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.now, after));
        true
    }
}
