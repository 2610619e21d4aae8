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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::lessons::Effort;

    /// The standings after so many right answers in a row on a day.
    fn standings(right: usize, day: Day) -> Standing {
        (0..right).fold(Standing::default(), |standing, _| standing.after(Effort::Alone, day))
    }

    /// After a step was learnt on a day.
    fn learns(week: Week, who: &str, step: usize, day: usize) -> Week {
        let day = Day::new(day);
        week.after(who, ("poe", step), [standings(2, day), standings(3, day)], day)
    }

    fn steps(week: &Week, who: &str, today: usize) -> Vec<Vec<usize>> {
        let days = week.days(who, Day::new(today));
        days.map(|(_, learnt)| learnt.into_iter().map(|(_, step)| step).collect()).collect()
    }

    #[test]
    fn only_what_is_learnt_or_known_again_counts_and_once_a_day() {
        let day = Day::new(300);
        let after = |before, after| Week::default().after("1 Ana", ("poe", 1), [before, after], day) != Week::default();
        assert!([0, 1].iter().all(|&right| !after(standings(right, day), standings(right + 1, day))));
        assert!(after(standings(2, day), standings(3, day)));
        let (learnt, due) = (standings(3, day), Day::new(307));
        assert!(after(learnt, learnt.after(Effort::Alone, due)), "it is known again");
        assert!(!after(learnt, learnt.after(Effort::Alone, day)), "it is not due");
        for effort in [Effort::Missed, Effort::Helped] {
            assert!(!after(learnt, learnt.after(effort, due)), "what is missed is not kept");
        }
        let week = learns(learns(Week::default(), "1 Ana", 4, 300), "1 Ana", 4, 300);
        assert_eq!(steps(&week, "1 Ana", 300)[6], [4]);
    }

    #[test]
    fn seven_days_are_shown_today_last_and_each_learner_has_their_own() {
        let week = [(1, 300), (2, 301), (3, 301), (4, 306)].iter().fold(Week::default(), |week, &(step, day)| {
            learns(learns(week, "1 Ana", step, day), "2 Ben", step + 10, day)
        });
        assert_eq!(steps(&week, "1 Ana", 306), [vec![1], vec![2, 3], vec![], vec![], vec![], vec![], vec![4]]);
        assert_eq!(steps(&week, "1 Ana", 307)[..2], [vec![2, 3], vec![]], "a day later the first is gone");
        assert_eq!(steps(&week, "2 Ben", 306)[6], [14]);
        let left = week.without("2 Ben");
        assert!(steps(&left, "2 Ben", 306).concat().is_empty() && steps(&left, "1 Ana", 306).concat().len() == 4);
        assert_eq!(steps(&Week::default(), "1 ", 2).len(), 3, "there was no day before the first");
        assert_eq!([Day::new(0), Day::new(4)].map(Day::weekday), [3, 0], "2026 began on a Thursday");
    }

    #[test]
    fn what_is_kept_does_not_grow_for_ever() {
        let week = (0..1_000).fold(Week::default(), |week, step| learns(week, "1 Ana", step, 300));
        assert_eq!(steps(&week, "1 Ana", 300)[6], (600..1_000).collect::<Vec<_>>());
        let week = (0..1_000).fold(Week::default(), |week, day| learns(week, "1 Ana", day, day));
        assert_eq!(week.to_string().lines().count(), Week::DAYS);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(who in "[1-6] \\PC{0,20}", learnt in prop::collection::vec((1..20_usize, 290..310_usize), 0..20)) {
            let week = learnt.iter().fold(Week::default(), |week, &(step, day)| learns(week, &who, step, day));
            prop_assert_eq!(week.to_string().parse(), Ok(week));
        }

        #[test]
        fn a_text_that_cannot_be_read_is_refused_as_a_whole(
            step in 1..20_usize, broken in "|[a-z]{1,5} poe 1 1 |3 poe x 1 |3 poe 1|3  1 |-1 poe 1 1 ", is_first in any::<bool>(),
        ) {
            let good = learns(Week::default(), "1 Ana", step, 300).to_string();
            let text = if is_first { format!("{broken}\n{good}") } else { format!("{good}{broken}\n") };
            prop_assert!(text.parse::<Week>().is_err());
        }

        #[test]
        fn any_text_is_refused_or_read_as_it_is_written(text in "([0-9]{1,5} [a-z]{1,3} [0-9]{1,3} \\PC{0,5}\n|\\PC{0,12}\n){0,4}") {
            if let Ok(week) = text.parse::<Week>() {
                prop_assert_eq!(week.to_string().parse(), Ok(week));
            }
        }
    }
}
