//! Worksheets: the same text makes the same sheets, the versions differ, and everything reads back.

use std::collections::BTreeSet;

use flub::{
    for_each_ladder,
    games::{self, wholes::Wholes},
    lessons::{Activity, Content, Difficulty, Exercise, LARGEST_SEED, Ladder, Syllabus, Worksheet, WorksheetFault},
    play::{Random, Seed},
};

use crate::scale::scaled;

/// How many worksheets of each ladder are made, at full counts.
const SHEETS: usize = 400;

/// Any worksheet of a ladder.
fn any(syllabus: &Syllabus, random: &mut Random) -> Worksheet {
    let content = match random.below(3) {
        0 => Content::Step(1 + random.below(syllabus.steps)),
        1 => {
            let first = 1 + random.below(syllabus.steps - 1);
            Content::Mix(first, first + 1 + random.below(syllabus.steps - first))
        }
        _ => Content::Activity(*random.pick(&syllabus.activities).expect("each has an activity")),
    };
    let difficulty = random.pick(&[None, Some(Difficulty::Easy), Some(Difficulty::Medium), Some(Difficulty::Hard)]);
    let (count, seed) = (1 + random.below(Worksheet::MOST), Seed(random.below(LARGEST_SEED as usize + 1) as u64));
    Worksheet::new(syllabus, content, *difficulty.expect("there are some"), count, seed).expect("all is in range")
}

#[test]
fn a_worksheet_reads_back() {
    let syllabi = games::syllabi();
    let mut random = Random::new(Seed(28));
    for _ in 0..scaled(20_000) {
        let sheet = any(random.pick(&syllabi).expect("there are ladders"), &mut random);
        assert_eq!(Worksheet::read(&sheet.to_string(), &syllabi).as_ref(), Ok(&sheet), "{sheet}");
    }
    for text in ["worksheet poe 7 hard 8 seed 1234", "worksheet wholes 1-9 10 seed 5", "worksheet poe cloze 6 seed 3"] {
        assert_eq!(Worksheet::read(text, &syllabi).map(|sheet| sheet.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn invalid_worksheets_are_refused_with_a_reason() {
    for (text, fault) in [
        ("", WorksheetFault::Form),
        ("poe 7 seed 1", WorksheetFault::Form),
        ("worksheet", WorksheetFault::Form),
        ("worksheet chess 1 5 seed 1", WorksheetFault::Ladder),
        ("worksheet poe 17 5 seed 1", WorksheetFault::Content),
        ("worksheet poe 0 5 seed 1", WorksheetFault::Content),
        ("worksheet poe 5-5 5 seed 1", WorksheetFault::Content),
        ("worksheet poe 9-3 5 seed 1", WorksheetFault::Content),
        ("worksheet poe 1-17 5 seed 1", WorksheetFault::Content),
        ("worksheet poe sort 5 seed 1", WorksheetFault::Content),
        ("worksheet wholes score 5 seed 1", WorksheetFault::Content),
        ("worksheet poe 1 extreme 5 seed 1", WorksheetFault::Difficulty),
        ("worksheet poe 1 0 seed 1", WorksheetFault::Count),
        ("worksheet poe 1 25 seed 1", WorksheetFault::Count),
        ("worksheet poe 1 05 seed 1", WorksheetFault::Count),
        ("worksheet poe 1 5", WorksheetFault::Form),
        ("worksheet poe 1 5 seed", WorksheetFault::Form),
        ("worksheet poe 1 5 seed 1000000", WorksheetFault::Seed),
        ("worksheet poe 1 5 seed 99999999999999999999999", WorksheetFault::Seed),
        ("worksheet poe 1 5 seed -1", WorksheetFault::Seed),
        ("worksheet poe 1 5 seed 1 2", WorksheetFault::Form),
    ] {
        assert_eq!(Worksheet::read(text, &games::syllabi()), Err(fault), "{text}");
    }
}

/// Words, parts of words and strange signs in any order: a worksheet or a fault, never a panic.
#[test]
fn any_text_is_read_or_refused() {
    let syllabi = games::syllabi();
    let words =
        ["worksheet", "poe", "wholes", "7", "1-9", "-", "1-", "hard", "cloze", "24", "seed", "999999", "🂡", "<b>"];
    let mut random = Random::new(Seed(29));
    for _ in 0..scaled(50_000) {
        let count = random.below(9);
        let text: Vec<&str> = (0..count).map(|_| *random.pick(&words).expect("there are words")).collect();
        let text = text.join(if random.chance(90) { " " } else { "" });
        if let Ok(sheet) = Worksheet::read(&text, &syllabi) {
            assert_eq!(Worksheet::read(&sheet.to_string(), &syllabi), Ok(sheet), "{text}");
        }
    }
}

macro_rules! laws {
    ($($folder:ident $game:ident),*) => {
        $(
            #[test]
            fn $folder() {
                keeps_the_laws::<games::$folder::$game>();
            }
        )*
    };
}

for_each_ladder!(laws);

/// The same text makes the same exercises; A and B have the same steps and difficulties in the same order, and other
/// exercises; each reads back.
fn keeps_the_laws<G: Ladder>() {
    let (syllabus, mut random) = (Syllabus::of::<G>(), Random::new(Seed(30)));
    for _ in 0..scaled(SHEETS) {
        let sheet = any(&syllabus, &mut random);
        let [a, b] = sheet.versions::<G>().expect("it is of this ladder");
        assert_eq!((a.len(), b.len()), (sheet.count(), sheet.count()), "{sheet}");
        assert_eq!(sheet.versions::<G>(), Some([a.clone(), b.clone()]), "{sheet}: the same again");
        for (place, ((one, of_a), (other, of_b))) in a.iter().zip(&b).enumerate() {
            assert_ne!(one, other, "{sheet} {place}");
            assert_eq!(one.number(), other.number(), "{sheet} {place}");
            if sheet.activity() != Some(Activity::Sort) {
                assert_eq!(of_a.difficulty(), of_b.difficulty(), "{sheet} {place}");
            }
            for (exercise, question) in [(one, of_a), (other, of_b)] {
                assert_eq!(exercise.to_string().parse::<Exercise<G>>().as_ref(), Ok(exercise), "{sheet}");
                assert_eq!(exercise.pose().task(), question.task(), "{sheet}: {exercise}");
                if let Content::Mix(first, last) = sheet.content() {
                    assert!((first..=last).contains(&exercise.number().get()), "{sheet}: {exercise}");
                }
            }
        }
        let tasks: BTreeSet<String> = a.iter().chain(&b).map(|(_, question)| question.task().to_string()).collect();
        // The smallest steps have fewer tasks than the longest sheets want.
        assert!(tasks.len() > sheet.count(), "{sheet}: {} tasks", tasks.len());
    }
}

/// Steps rise in a mix, and so do difficulties if the sheet names none.
#[test]
fn a_sheet_rises() {
    let syllabi = games::syllabi();
    let sheet = Worksheet::read("worksheet wholes 1-9 12 seed 5", &syllabi).expect("it is one");
    let [a, _] = sheet.versions::<Wholes>().expect("it is of Wholes");
    let steps: Vec<usize> = a.iter().map(|(exercise, _)| exercise.number().get()).collect();
    assert_eq!(steps, [1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9]);
    let difficulties: Vec<Difficulty> = a.iter().map(|(_, question)| question.difficulty()).collect();
    assert!(difficulties.is_sorted() && difficulties.first() < difficulties.last(), "{difficulties:?}");
    assert_eq!(sheet.versions::<games::poe::Poe>(), None, "of another ladder");
}

#[test]
fn every_game_has_its_activities() {
    let activities: Vec<(&str, Vec<Activity>)> =
        games::syllabi().into_iter().map(|syllabus| (syllabus.ladder, syllabus.activities)).collect();
    use Activity::{Cloze, Faulty, Score, Sort};
    assert_eq!(
        activities,
        [
            ("lawtoe", vec![Faulty, Cloze]),
            ("poe", vec![Faulty, Cloze]),
            ("wholes", vec![Faulty, Cloze, Sort]),
            ("floating", vec![Faulty, Cloze, Score]),
        ]
    );
}

/// A hand to be sorted is some wholes and nothing more, whatever the groups: as many as its sum.
#[test]
fn hands_to_sort_are_wholes() {
    use flub::games::wholes::{Value, lessons::Task};
    for seed in 0..scaled(600) as u64 {
        for (difficulty, count) in Difficulty::ALL.into_iter().zip([2, 3, 4]) {
            let exercise =
                Wholes::for_sheet(Activity::Sort, 0, difficulty, Seed(seed)).expect("Wholes has such sheets");
            let Task::Whole(hand) = exercise.pose().task().clone() else { panic!("{exercise}") };
            let groups = hand.groups().unwrap_or_else(|| panic!("{exercise} can be sorted"));
            assert_eq!(groups.len(), count, "{exercise}");
            assert!(groups.iter().all(|group| hand.deck().is_whole(group)), "{exercise}: {groups:?}");
            let (mut sorted, mut cards) = (groups.concat(), hand.cards.clone());
            sorted.sort_unstable();
            cards.sort_unstable();
            assert_eq!(sorted, cards, "{exercise}");
            let sum: Value = cards.iter().filter_map(|card| Some(card.face()?.value())).sum();
            assert_eq!(sum, Value::from_integer(count as u32), "{exercise}");
        }
    }
}

/// A faulty sheet has something wrong on it, and a sheet with gaps has a right answer to leave some in.
#[test]
fn faulty_proofs_have_a_flaw() {
    macro_rules! check {
        ($($folder:ident $game:ident),*) => { $(has_flaws::<games::$folder::$game>();)* };
    }
    for_each_ladder!(check);
}

fn has_flaws<G: Ladder>() {
    for seed in 0..scaled(300) as u64 {
        let exercise =
            G::for_sheet(Activity::Faulty, seed as usize, Difficulty::Medium, Seed(seed)).expect("each has it");
        let question = exercise.pose();
        let wrong = question.wrong_answers();
        assert!(wrong.iter().all(|(_, answer)| !question.judge(answer).is_right()) && !wrong.is_empty(), "{exercise}");
    }
}
