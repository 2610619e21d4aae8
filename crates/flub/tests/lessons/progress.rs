//! Progress is text of at most 200 signs, which links carry unchanged; anything else is refused with its reason.

use std::collections::BTreeSet;

use flub::{
    games,
    lessons::{Choice, Day, Effort, Progress, ProgressFault, Standing},
    play::{Random, Seed, to_link},
};
use proptest::prelude::*;

/// Ladders as long as those of the four games together.
const LADDERS: [(&str, usize); 4] = [("lawtoe", 13), ("poe", 16), ("wholes", 16), ("floating", 14)];

const NAMES: [&str; 4] = ["lawtoe", "poe", "wholes", "floating"];

/// Any standing that can be reached.
fn any_standing(random: &mut Random) -> Standing {
    let efforts = [Effort::Alone, Effort::Alone, Effort::Alone, Effort::Helped, Effort::Missed];
    let (mut standing, mut day) = (Standing::default(), random.below(9_000));
    for _ in 0..random.below(12) {
        standing = standing.after(random.one_of(&efforts), Day::new(day));
        if random.chance(30) {
            standing = standing.slipped(random.below(4));
        }
        day += random.below(60);
    }
    standing
}

fn any_progress(seed: u64) -> Progress {
    let mut random = Random::new(Seed(seed));
    let mut progress = Progress::new(&LADDERS);
    for (ladder, steps) in LADDERS {
        for step in 1..=steps {
            if random.chance(80) {
                assert!(progress.set(ladder, step, any_standing(&mut random)));
            }
        }
    }
    progress
}

#[test]
fn progress_reads_back_from_short_text() {
    for seed in 0..2_000 {
        let progress = any_progress(seed);
        let text = progress.to_string();
        assert!(text.len() <= Progress::LONGEST, "{text}");
        assert_eq!(Progress::read(&LADDERS, &text).as_ref(), Ok(&progress), "{text}");
        let linked = to_link(&text).expect("it is short");
        assert_eq!(linked, text, "a link carries it as it is");
        assert!(text.ends_with(|sign: char| sign.is_ascii_alphanumeric()), "{text}");
    }
    let mut full = Progress::new(&LADDERS);
    let standing = [Effort::Alone; 3].into_iter().fold(Standing::default(), |s, effort| s.after(effort, Day::LAST));
    for (ladder, steps) in LADDERS {
        (1..=steps).for_each(|step| assert!(full.set(ladder, step, standing)));
    }
    assert_eq!(full.to_string().len(), 1 + 59 * 3 + 3 + 4, "every step of every ladder");
}

/// The ladders of the games fit as well.
#[test]
fn the_progress_of_every_game_fits() {
    let ladders = games::ladders();
    let mut full = Progress::new(&ladders);
    for (ladder, steps) in ladders {
        (1..=steps)
            .for_each(|step| assert!(full.set(ladder, step, Standing::default().after(Effort::Alone, Day::LAST))));
        assert!(!full.set(ladder, steps + 1, Standing::default()) && !full.set(ladder, 0, Standing::default()));
    }
    assert!(full.to_string().len() <= Progress::LONGEST);
}

#[test]
fn a_program_with_more_steps_reads_older_progress() {
    let text = any_progress(7).to_string();
    let longer = [("lawtoe", 13), ("poe", 17), ("wholes", 16), ("floating", 14), ("chess", 3)];
    let read = Progress::read(&longer, &text).expect("what it does not mention is new");
    assert_eq!(read.to_string(), text);
    assert_eq!(read.steps("chess"), &[Standing::default(); 3]);
    let shorter = [("lawtoe", 13), ("poe", 2)];
    assert_eq!(Progress::read(&shorter, &text), Err(ProgressFault::TooMany));
}

/// A single changed, lost or added sign is noticed, and so are two signs changing places.
#[test]
fn mangled_progress_is_refused() {
    for seed in 0..40 {
        let text = any_progress(seed).to_string();
        let signs: Vec<char> = text.chars().collect();
        let refused = |signs: &[char]| {
            let mangled: String = signs.iter().collect();
            assert!(mangled == text || Progress::read(&LADDERS, &mangled).is_err(), "{mangled}, from {text}");
        };
        for at in 0..signs.len() {
            refused(&[&signs[..at], &signs[at + 1..]].concat());
            refused(&signs[..at]);
            for other in ['A', 'z', '0', '.', ',', ' ', 'é'] {
                refused(&[&signs[..at], &[other], &signs[at + 1..]].concat());
                refused(&[&signs[..at], &[other], &signs[at..]].concat());
            }
            let mut swapped = signs.clone();
            swapped.swap(at, (at + 1) % signs.len());
            refused(&swapped);
        }
    }
}

#[test]
fn refusals_have_a_reason() {
    let read = |text: &str| Progress::read(&LADDERS, text);
    let empty = Progress::new(&LADDERS);
    assert_eq!(read(&empty.to_string()), Ok(empty));
    assert_eq!(read(""), Err(ProgressFault::Version));
    assert_eq!(read("2AAAA"), Err(ProgressFault::Version));
    assert_eq!(read("1"), Err(ProgressFault::Mangled));
    assert_eq!(read("1AAAAAAA"), Err(ProgressFault::Mangled));
    assert_eq!(read(&"1".repeat(201)), Err(ProgressFault::TooLong));
}

#[test]
fn the_step_to_go_on_with_is_the_first_not_learnt() {
    let mut progress = Progress::new(&LADDERS);
    let learnt = [Effort::Alone; 3].into_iter().fold(Standing::default(), |s, effort| s.after(effort, Day::new(1)));
    assert_eq!(progress.next("poe"), Some(1));
    progress.set("poe", 1, learnt);
    progress.set("poe", 3, learnt);
    assert_eq!(progress.next("poe"), Some(2));
    (1..=16).for_each(|step| assert!(progress.set("poe", step, learnt)));
    assert_eq!(progress.next("poe"), None);
    assert_eq!((progress.next("chess"), progress.steps("chess").len()), (None, 0));
}

/// What is due comes first, then the step each ladder goes on with.
#[test]
fn a_day_has_five_mixed_exercises() {
    let mut progress = Progress::new(&LADDERS);
    let learnt =
        |day| [Effort::Alone; 3].into_iter().fold(Standing::default(), |s, effort| s.after(effort, Day::new(day)));
    for (ladder, step, day) in [("poe", 1, 1), ("poe", 2, 90), ("wholes", 1, 2), ("wholes", 2, 3)] {
        progress.set(ladder, step, learnt(day));
    }
    let today = |day, seed| progress.today(&NAMES, Day::new(day), Seed(seed));
    let steps = |choices: &[Choice]| choices.iter().map(|choice| (choice.ladder, choice.step)).collect::<BTreeSet<_>>();
    for seed in 0..200 {
        let choices = today(95, seed);
        assert_eq!(choices.len(), Progress::A_DAY);
        assert_eq!(choices, today(95, seed), "the same again");
        let steps = steps(&choices);
        assert!(steps.is_superset(&[("poe", 1), ("wholes", 1), ("wholes", 2)].into()), "due: {steps:?}");
        let new: BTreeSet<_> = [("poe", 3), ("wholes", 3), ("lawtoe", 1), ("floating", 1)].into();
        assert_eq!(steps.intersection(&new).count(), 2, "new: {steps:?}");
        assert!(choices.windows(2).all(|pair| pair[0].ladder != pair[1].ladder), "mixed: {choices:?}");
    }
    assert_ne!(today(95, 1), today(96, 1), "another day, other exercises");
    assert_eq!(progress.today(&[], Day::new(95), Seed(1)), []);
    let one = progress.today(&["floating"], Day::new(95), Seed(1));
    assert!(one.len() == 5 && one.iter().all(|choice| (choice.ladder, choice.step) == ("floating", 1)), "{one:?}");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,220}", signs in "1[A-Za-z0-9.,-]{0,210}") {
        for text in [text, signs] {
            if let Ok(progress) = Progress::read(&LADDERS, &text) {
                prop_assert_eq!(progress.to_string(), text);
            }
        }
    }
}

proptest! {
    /// Progress that was made in two places at once is joined: in whichever order, and however often, nothing that was learnt is lost.
    #[test]
    fn joined_progress_is_the_better_of_both_at_every_step(seeds in any::<[u64; 3]>()) {
        let [one, two, three] = seeds.map(any_progress);
        let joined = one.clone().joined(&two);
        prop_assert_eq!(&joined, &two.clone().joined(&one));
        prop_assert_eq!(&joined.clone().joined(&three), &one.clone().joined(&two.clone().joined(&three)));
        prop_assert_eq!(&joined.clone().joined(&one), &joined);
        for ladder in NAMES {
            for (step, standing) in joined.steps(ladder).iter().enumerate() {
                let of = [one.steps(ladder)[step], two.steps(ladder)[step]];
                prop_assert!(of.contains(standing));
                prop_assert!(of.iter().all(|other| other.mastery() <= standing.mastery()));
            }
        }
    }
}
