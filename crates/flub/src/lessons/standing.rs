use super::{Day, Difficulty};

/// How an exercise went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// The answer was right at once and without help.
    Alone,
    /// The answer was right, but with a hint or after a solution was shown, so it does not count.
    Helped,
    /// The first answer was wrong.
    Missed,
}

/// How far a learner is with a step. It is learnt after three right answers in a row without help, and due again after
/// 7, 14, 28 and 56 days. A wrong answer sends it back to learning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mastery {
    /// Nothing was tried yet.
    #[default]
    New,
    /// The latest answer was not right without help.
    Begun,
    /// One answer was right.
    One,
    /// Two answers in a row were right.
    Two,
    /// Learnt, and due 7 days later.
    Learnt,
    /// Right again after 7 days, and due 14 days later.
    Kept,
    /// Right again after 14 days, and due 28 days later.
    KeptLong,
    /// Right again after 28 days, and due every 56 days.
    KeptLongest,
}

impl Mastery {
    /// All of them, in the order of learning.
    pub const ALL: [Mastery; 8] = [
        Mastery::New,
        Mastery::Begun,
        Mastery::One,
        Mastery::Two,
        Mastery::Learnt,
        Mastery::Kept,
        Mastery::KeptLong,
        Mastery::KeptLongest,
    ];

    /// The number of right answers in a row that make a step learnt.
    pub const ROW: usize = 3;

    /// Returns how many answers in a row were right without help, from 0 to 3.
    pub const fn row(self) -> usize {
        match self {
            Mastery::New | Mastery::Begun => 0,
            Mastery::One => 1,
            Mastery::Two => 2,
            _ => Self::ROW,
        }
    }

    /// Returns the number of days after which the step is due again, or `None` while it is not learnt.
    pub const fn interval(self) -> Option<usize> {
        match self {
            Mastery::New | Mastery::Begun | Mastery::One | Mastery::Two => None,
            Mastery::Learnt => Some(7),
            Mastery::Kept => Some(14),
            Mastery::KeptLong => Some(28),
            Mastery::KeptLongest => Some(56),
        }
    }

    /// Whether the step is learnt.
    pub const fn is_learnt(self) -> bool {
        self.interval().is_some()
    }

    /// Returns the difficulty of the next exercise, which rises within the row.
    pub const fn difficulty(self) -> Difficulty {
        match self {
            Mastery::New | Mastery::Begun => Difficulty::Easy,
            Mastery::Two => Difficulty::Hard,
            _ => Difficulty::Medium,
        }
    }

    /// Returns the next higher mastery.
    const fn raised(self) -> Self {
        match self {
            Mastery::New | Mastery::Begun => Mastery::One,
            Mastery::One => Mastery::Two,
            Mastery::Two => Mastery::Learnt,
            Mastery::Learnt => Mastery::Kept,
            Mastery::Kept => Mastery::KeptLong,
            Mastery::KeptLong | Mastery::KeptLongest => Mastery::KeptLongest,
        }
    }
}

/// The standing of a learner at one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standing {
    mastery: Mastery,
    day: Day,
    slip: Option<u8>,
}

impl Standing {
    /// The largest number of misconceptions of a step that are kept apart.
    pub const MOST_SLIPS: usize = 3;

    /// Returns how far the learner is.
    pub const fn mastery(self) -> Mastery {
        self.mastery
    }

    /// Returns the day of the latest change.
    pub const fn day(self) -> Day {
        self.day
    }

    /// Returns the latest misconception, as an index in the step's list.
    pub const fn slip(self) -> Option<usize> {
        match self.slip {
            Some(index) => Some(index as usize),
            None => None,
        }
    }

    /// Whether the step is learnt and to be tried again on this day. What was learnt on a later day was learnt while the clock was wrong,
    /// so nobody knows when.
    pub fn is_due(self, today: Day) -> bool {
        self.mastery.interval().is_some_and(|interval| self.day > today || today.since(self.day) >= interval)
    }

    /// Returns the standing after one more exercise. The mastery of a learnt step rises only when it is due.
    pub fn after(self, effort: Effort, today: Day) -> Self {
        let to = |mastery| Self { mastery, day: today, ..self };
        match effort {
            Effort::Missed => to(Mastery::Begun),
            Effort::Helped if self.mastery == Mastery::New => to(Mastery::Begun),
            Effort::Helped => self,
            Effort::Alone if self.mastery.is_learnt() && !self.is_due(today) => self,
            Effort::Alone => to(self.mastery.raised()),
        }
    }

    /// Returns the standing after a wrong answer that revealed a misconception, given as an index in the step's list.
    /// An index that is too large is not kept.
    pub fn slipped(self, index: usize) -> Self {
        let fits = index < Self::MOST_SLIPS && self.mastery != Mastery::New;
        if fits { Self { slip: Some(index as u8), ..self } } else { self }
    }

    /// Returns the better of two standings of one learner, who worked in two places: more mastery counts before a later
    /// day.
    pub fn joined(self, other: Self) -> Self {
        std::cmp::max_by_key(self, other, |standing| (standing.mastery, standing.day, standing.slip))
    }

    /// Returns 18 bits: 3 for the mastery, 13 for the day, 2 for the misconception.
    pub(super) fn bits(self) -> u32 {
        let slip = self.slip.map_or(0, |index| u32::from(index) + 1);
        ((self.mastery as u32) << 15) | ((self.day.number() as u32) << 2) | slip
    }

    /// Returns the standing with these bits, or `None` if they are invalid.
    pub(super) fn from_bits(bits: u32) -> Option<Self> {
        let mastery = *Mastery::ALL.get((bits >> 15) as usize)?;
        let day = Day::new(((bits >> 2) & ((1 << 13) - 1)) as usize);
        let slip = (bits as u8 & 3).checked_sub(1);
        let is_possible = mastery != Mastery::New || bits == 0;
        is_possible.then_some(Self { mastery, day, slip })
    }
}
