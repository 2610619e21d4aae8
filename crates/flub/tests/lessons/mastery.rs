//! A step is learnt after three right in a row without help, and comes back after 7, 14, 28 and 56 days.

use flub::lessons::{Day, Difficulty, Effort, Mastery, Standing};

const FIRST: Day = Day::new(100);

/// Returns the standing after these exercises on one day.
fn after(efforts: &[Effort], day: Day) -> Standing {
    efforts.iter().fold(Standing::default(), |standing, &effort| standing.after(effort, day))
}

#[test]
fn a_step_is_learnt_after_three_right_answers_in_a_row_without_help() {
    use Effort::{Alone, Helped, Missed};
    let mastery = |efforts: &[Effort]| after(efforts, FIRST).mastery();
    assert_eq!(mastery(&[]), Mastery::New);
    assert_eq!(mastery(&[Alone]), Mastery::One);
    assert_eq!(mastery(&[Alone, Alone]), Mastery::Two);
    assert_eq!(mastery(&[Alone, Alone, Alone]), Mastery::Learnt);
    assert_eq!(mastery(&[Alone, Alone, Missed]), Mastery::Begun, "a miss begins the row again");
    assert_eq!(mastery(&[Alone, Alone, Missed, Alone, Alone]), Mastery::Two);
    assert_eq!(mastery(&[Helped]), Mastery::Begun);
    assert_eq!(mastery(&[Alone, Helped, Alone]), Mastery::Two, "an exercise with help does not count");
    assert_eq!(mastery(&[Helped, Helped, Helped, Helped]), Mastery::Begun, "help alone teaches nothing");
}

#[test]
fn learnt_steps_come_back_after_growing_intervals() {
    let mut standing = after(&[Effort::Alone; 3], FIRST);
    let mut day = FIRST.number();
    for interval in [7, 14, 28, 56, 56, 56] {
        assert_eq!(standing.mastery().interval(), Some(interval));
        assert!(!standing.is_due(Day::new(day + interval - 1)) && standing.is_due(Day::new(day + interval)));
        let early = standing.after(Effort::Alone, Day::new(day + interval - 1));
        assert_eq!(early, standing, "before it is due, an exercise changes nothing");
        assert_eq!(standing.after(Effort::Helped, Day::new(day + interval)), standing, "nor does one with help");
        // A week late is not too late.
        day += interval + 7;
        let missed = standing.after(Effort::Missed, Day::new(day));
        assert_eq!((missed.mastery(), missed.day()), (Mastery::Begun, Day::new(day)));
        standing = standing.after(Effort::Alone, Day::new(day));
        assert_eq!(standing.day(), Day::new(day));
    }
    assert_eq!(standing.mastery(), Mastery::KeptLongest);
}

#[test]
fn exercises_get_harder_within_the_row() {
    let difficulties = Mastery::ALL.map(Mastery::difficulty);
    assert_eq!(difficulties[..4], [Difficulty::Easy, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard]);
    assert!(difficulties[4..].iter().all(|difficulty| *difficulty == Difficulty::Medium));
    let rows = Mastery::ALL.map(Mastery::row);
    assert_eq!(rows, [0, 0, 1, 2, 3, 3, 3, 3]);
}

#[test]
fn a_wrong_clock_does_no_harm() {
    let standing = after(&[Effort::Alone; 3], FIRST);
    assert!(standing.is_due(Day::new(3)), "it was learnt on a day that has not come: the clock was wrong then");
    assert!(!standing.is_due(FIRST), "the day that it was learnt");
    assert_eq!(Day::since_1970(-5), Day::new(0));
    assert_eq!(Day::since_1970(20_454), Day::new(0), "1 January 2026");
    assert_eq!(Day::since_1970(20_455), Day::new(1));
    assert_eq!((Day::since_1970(i64::MAX), Day::since_1970(i64::MIN)), (Day::LAST, Day::new(0)));
    assert_eq!(Day::new(usize::MAX), Day::LAST);
    assert_eq!(Day::LAST.since(Day::new(1)), 8190);
}

#[test]
fn the_latest_misconception_is_kept() {
    let begun = after(&[Effort::Missed], FIRST);
    assert_eq!(begun.slip(), None);
    assert_eq!(begun.slipped(2).slip(), Some(2));
    assert_eq!(begun.slipped(2).slipped(0).after(Effort::Alone, FIRST).slip(), Some(0));
    assert_eq!(begun.slipped(Standing::MOST_SLIPS), begun, "one that cannot be kept");
    assert_eq!(Standing::default().slipped(0), Standing::default(), "nothing has been tried");
}
