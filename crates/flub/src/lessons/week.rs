//! What was learnt in the last seven days. It only adds up: what was missed, and on which days nothing was done, is not kept.

use std::{fmt, str::FromStr};

use super::{Day, Standing};
use crate::play::Unreadable;

/// A step that somebody has learnt, or still knew when it was due.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Learnt {
    day: Day,
    ladder: String,
    step: usize,
    /// Who: any text without a line end.
    who: String,
}

/// The steps that the learners of a device have learnt, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Week(Vec<Learnt>);

impl Week {
    /// The number of days.
    pub const DAYS: usize = 7;

    /// The key under which an app keeps it.
    pub const KEY: &'static str = "flub.week";

    /// The most steps that are kept, for all learners together: the newest.
    pub const MOST: usize = 400;

    /// Returns the same after an exercise, if it has made somebody learn a step or know it again. What is older than a week is dropped.
    pub fn after(
        mut self,
        who: &str,
        (ladder, step): (&str, usize),
        [before, after]: [Standing; 2],
        today: Day,
    ) -> Self {
        if !after.mastery().is_learnt() || after.mastery() <= before.mastery() {
            return self;
        }
        let learnt = Learnt { day: today, ladder: ladder.to_owned(), step, who: who.to_owned() };
        self.0.retain(|other| today.since(other.day) < Self::DAYS && *other != learnt);
        self.0.push(learnt);
        self.0.drain(..self.0.len().saturating_sub(Self::MOST));
        self
    }

    /// Returns the same without what somebody has learnt, whose progress is deleted.
    pub fn without(mut self, who: &str) -> Self {
        self.0.retain(|learnt| learnt.who != who);
        self
    }

    /// Returns what somebody has learnt on each of the seven days up to today, which is the last: ladders and steps.
    pub fn days<'a>(&'a self, who: &'a str, today: Day) -> impl Iterator<Item = (Day, Vec<(&'a str, usize)>)> {
        (0..Self::DAYS).rev().filter_map(move |ago| {
            let day = Day::new(today.number().checked_sub(ago)?);
            let then = self.0.iter().filter(|learnt| learnt.who == who && learnt.day == day);
            Some((day, then.map(|learnt| (&*learnt.ladder, learnt.step)).collect()))
        })
    }
}

impl fmt::Display for Week {
    /// A line each: the number of the day, the ladder, the step, and who.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|Learnt { day, ladder, step, who }| writeln!(f, "{} {ladder} {step} {who}", day.number()))
    }
}

impl FromStr for Week {
    type Err = Unreadable;

    /// A text with a line that cannot be read is refused as a whole, so that whoever keeps it puts it aside as it is.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = |line: &str| {
            let mut parts = line.splitn(4, ' ');
            let (day, ladder, step, who) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
            let (day, ladder, who) = (Day::new(day.parse().ok()?), ladder.to_owned(), who.to_owned());
            (!ladder.is_empty()).then_some(())?;
            Some(Learnt { day, ladder, step: step.parse().ok()?, who })
        };
        let lines = text.split_terminator('\n').map(read).collect::<Option<_>>();
        lines.map(Self).ok_or(Unreadable("a line is a day, a ladder, a step and who"))
    }
}
