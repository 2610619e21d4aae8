use super::{AnswerClass, Code, CodeFault, code::pieces};

/// How a class has answered an exercise: hands and codes together, by the class of the answer. Every change can be undone.
///
/// A code is taken once: whoever pastes a longer list again does not count anybody twice. Codes vary, so two students
/// rarely show the same one; if they do, one is added by hand.
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

/// What became of a text with codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// How many codes were taken.
    pub taken: usize,
    /// Those that had been taken already.
    pub again: Vec<String>,
    /// Those that are none, as they were written, and why.
    pub refused: Vec<(String, CodeFault)>,
}

impl Pool {
    /// The most hands that are counted for one answer.
    pub const MOST_HANDS: u32 = 999;

    /// The most codes that are taken.
    pub const MOST_CODES: usize = 999;

    /// How many changes can be undone.
    pub const MOST_UNDONE: usize = 500;

    /// Returns how many hands were counted for an answer.
    pub fn hands(&self, class: AnswerClass) -> u32 {
        self.now.hands[class.index()]
    }

    /// Returns how many have answered so, by hand or code.
    pub fn count(&self, class: AnswerClass) -> u32 {
        let codes = self.now.codes.iter().filter(|(_, own)| *own == class).count();
        self.hands(class) + codes as u32
    }

    /// Returns how many have answered.
    pub fn total(&self) -> u32 {
        AnswerClass::ALL.iter().map(|&class| self.count(class)).sum()
    }

    /// Returns how many codes were taken.
    pub const fn codes(&self) -> usize {
        self.now.codes.len()
    }

    /// Counts so many hands for an answer.
    pub fn set_hands(&mut self, class: AnswerClass, hands: u32) {
        let hands = hands.min(Self::MOST_HANDS);
        if hands != self.hands(class) {
            self.keep();
            self.now.hands[class.index()] = hands;
        }
    }

    /// Takes every code of a text; what is none is told.
    pub fn take(&mut self, text: &str, exercise: &str) -> Taken {
        let mut taken = Taken::default();
        let mut codes = self.now.codes.clone();
        for piece in pieces(text) {
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
            self.keep();
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

    fn keep(&mut self) {
        if self.before.len() == Self::MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push(self.now.clone());
    }
}
