use std::fmt;

use super::{AnswerClass, Code, CodeFault, Tally, code::split_codes};

/// How a class has answered an exercise: hands by the answer that they are up for, codes by the class of the answer. Every change can be
/// undone.
///
/// A code is counted once, so a list that was pasted before can be pasted again with more codes in it. Codes vary, so
/// two students rarely show the same one; in that case one is counted as a hand. A later tally of a device takes the place of its earlier
/// one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    now: Counts,
    before: Vec<Counts>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counts {
    hands: [u32; Pool::PLACES],
    codes: Vec<(Code, AnswerClass)>,
    /// What other devices have collected, with the number of the device.
    tallies: Vec<(Tally, u32, [u32; AnswerClass::ALL.len()])>,
}

/// What happened to the codes in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PoolReport {
    /// The number of answers that were counted.
    pub taken: usize,
    /// The codes that had been counted before.
    pub again: Vec<String>,
    /// The pieces of text that are not codes for this exercise, as they were written, and why.
    pub refused: Vec<(String, CodeFault)>,
}

impl Pool {
    /// The number of answers that hands can be up for.
    pub const PLACES: usize = 8;

    /// The largest number of hands that are counted for one answer.
    pub const MOST_HANDS: u32 = 999;

    /// The largest number of codes that are counted.
    pub const MOST_CODES: usize = 999;

    /// The number of changes that can be undone.
    pub const MOST_UNDONE: usize = 500;

    /// Returns the number of hands counted for the answer at a place.
    pub fn hands(&self, place: usize) -> u32 {
        self.now.hands.get(place).copied().unwrap_or(0)
    }

    /// Returns the number of answers of this class by code.
    pub fn coded(&self, class: AnswerClass) -> u32 {
        let codes = self.now.codes.iter().filter(|(_, own)| *own == class).count() as u32;
        codes + self.now.tallies.iter().map(|(.., counts)| counts[class.index()]).sum::<u32>()
    }

    /// Returns the number of all answers.
    pub fn total(&self) -> u32 {
        self.now.hands.iter().sum::<u32>() + self.codes() as u32
    }

    /// Returns the number of answers that were counted by code.
    pub fn codes(&self) -> usize {
        AnswerClass::ALL.iter().map(|&class| self.coded(class) as usize).sum()
    }

    /// Sets the number of hands for the answer at a place, at most [`Pool::MOST_HANDS`].
    pub fn set_hands(&mut self, place: usize, hands: u32) {
        let hands = hands.min(Self::MOST_HANDS);
        if place < Self::PLACES && hands != self.hands(place) {
            self.remember();
            self.now.hands[place] = hands;
        }
    }

    /// Counts every new code in a text and reports what happened to each.
    pub fn take(&mut self, text: &str, exercise: &str) -> PoolReport {
        let mut taken = PoolReport::default();
        let mut now = self.now.clone();
        let pieces = split_codes(text);
        let mut at = 0;
        while let Some(piece) = pieces.get(at) {
            at += 1;
            if let Some((tally, used)) = tally_at(&pieces[at - 1..]) {
                at += used - 1;
                match tally.counts(exercise) {
                    Ok(_) if now.tallies.iter().any(|(known, ..)| *known == tally) => {
                        taken.again.push(tally.to_string());
                    }
                    Ok((counts, device)) => {
                        now.tallies.retain(|(_, known, _)| *known != device);
                        now.tallies.push((tally, device, counts));
                        taken.taken += counts.iter().sum::<u32>() as usize;
                    }
                    Err(fault) => taken.refused.push((tally.to_string(), fault)),
                }
                continue;
            }
            match piece.parse::<Code>().and_then(|code| Ok((code, code.class(exercise)?))) {
                Ok((code, _)) if now.codes.iter().any(|(known, _)| *known == code) => {
                    taken.again.push(code.to_string());
                }
                Ok(_) if now.codes.len() >= Self::MOST_CODES => break,
                Ok(read) => {
                    now.codes.push(read);
                    taken.taken += 1;
                }
                Err(fault) => taken.refused.push((piece.clone(), fault)),
            }
        }
        if now != self.now {
            self.remember();
            self.now = now;
        }
        taken
    }

    /// Returns all answers by code as one code for another device; at most [`Tally::MOST`] of each class.
    pub fn tally(&self, exercise: &str, device: u32) -> Tally {
        Tally::new(exercise, AnswerClass::ALL.map(|class| self.coded(class)), device)
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
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

    /// Reads what [`Display`](fmt::Display) writes, without what could be undone. What cannot be read is left out.
    pub fn read(text: &str, exercise: &str) -> Self {
        let (hands, codes) = text.split_once(' ').unwrap_or((text, ""));
        let mut pool = Self::default();
        for (place, hands) in hands.split(',').enumerate() {
            pool.set_hands(place, hands.parse().unwrap_or(0));
        }
        pool.take(codes, exercise);
        Self { now: pool.now, before: Vec::new() }
    }
}

/// The tally at the beginning of these pieces, and how many of them it is written in.
fn tally_at(pieces: &[String]) -> Option<(Tally, usize)> {
    let one = pieces.first()?;
    let two = || Some(format!("{one}{}", pieces.get(1)?));
    let read = |text: &str| text.parse::<Tally>().ok();
    read(one).map(|tally| (tally, 1)).or_else(|| {
        let is_half = one.chars().count() == Tally::GROUP;
        two().filter(|_| is_half).and_then(|both| read(&both)).map(|tally| (tally, 2))
    })
}

/// The hands, then the codes: `3,0,4,0,0,0,0,0 BCDFGH JKLMNP`.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands: Vec<String> = self.now.hands.iter().map(u32::to_string).collect();
        f.write_str(&hands.join(","))?;
        self.now.codes.iter().try_for_each(|(code, _)| write!(f, " {code}"))?;
        self.now.tallies.iter().try_for_each(|(tally, ..)| write!(f, " {tally}"))
    }
}
