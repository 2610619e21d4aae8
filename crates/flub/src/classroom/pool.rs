use super::{AnswerClass, Code, CodeFault, code::split_codes};

/// How a class has answered an exercise: hands and codes by the class of the answer. Every change can be undone.
///
/// A code is counted once, so a list that was pasted before can be pasted again with more codes in it. Codes vary, so
/// two students rarely show the same one; in that case one is counted as a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    now: Counts,
    before: Vec<Counts>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counts {
    hands: [u32; AnswerClass::ALL.len()],
    codes: Vec<(Code, AnswerClass)>,
}

/// What happened to the codes in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PoolReport {
    /// The number of codes that were counted.
    pub taken: usize,
    /// The codes that had been counted before.
    pub again: Vec<String>,
    /// The pieces of text that are not codes for this exercise, as they were written, and why.
    pub refused: Vec<(String, CodeFault)>,
}

impl Pool {
    /// The largest number of hands that are counted for one answer.
    pub const MOST_HANDS: u32 = 999;

    /// The largest number of codes that are counted.
    pub const MOST_CODES: usize = 999;

    /// The number of changes that can be undone.
    pub const MOST_UNDONE: usize = 500;

    /// Returns the number of hands counted for an answer.
    pub fn hands(&self, class: AnswerClass) -> u32 {
        self.now.hands[class.index()]
    }

    /// Returns the number of answers of this class, by hand or by code.
    pub fn count(&self, class: AnswerClass) -> u32 {
        let codes = self.now.codes.iter().filter(|(_, own)| *own == class).count();
        self.hands(class) + codes as u32
    }

    /// Returns the number of all answers.
    pub fn total(&self) -> u32 {
        AnswerClass::ALL.iter().map(|&class| self.count(class)).sum()
    }

    /// Returns the number of codes that were counted.
    pub const fn codes(&self) -> usize {
        self.now.codes.len()
    }

    /// Sets the number of hands for an answer, at most [`Pool::MOST_HANDS`].
    pub fn set_hands(&mut self, class: AnswerClass, hands: u32) {
        let hands = hands.min(Self::MOST_HANDS);
        if hands != self.hands(class) {
            self.remember();
            self.now.hands[class.index()] = hands;
        }
    }

    /// Counts every new code in a text and reports what happened to each.
    pub fn take(&mut self, text: &str, exercise: &str) -> PoolReport {
        let mut taken = PoolReport::default();
        let mut codes = self.now.codes.clone();
        for piece in split_codes(text) {
            let read = piece.parse::<Code>().and_then(|code| Ok((code, code.class(exercise)?)));
            match read {
                Ok((code, _)) if codes.iter().any(|(known, _)| *known == code) => taken.again.push(code.to_string()),
                Ok(_) if codes.len() >= Self::MOST_CODES => break,
                Ok(read) => {
                    codes.push(read);
                    taken.taken += 1;
                }
                Err(fault) => taken.refused.push((piece, fault)),
            }
        }
        if taken.taken > 0 {
            self.remember();
            self.now.codes = codes;
        }
        taken
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Undoes the latest change.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }

    fn remember(&mut self) {
        if self.before.len() == Self::MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push(self.now.clone());
    }
}
