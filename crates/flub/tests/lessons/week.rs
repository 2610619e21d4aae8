//! What was learnt in a week.

use flub::lessons::{Day, Effort, Standing, Week};
use proptest::prelude::*;

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
    let week = [(1, 300), (2, 301), (3, 301), (4, 306)]
        .iter()
        .fold(Week::default(), |week, &(step, day)| learns(learns(week, "1 Ana", step, day), "2 Ben", step + 10, day));
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
