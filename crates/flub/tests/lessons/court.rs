//! The laws of the court: from every exercise that can be tried come faulty answers with one thing wrong, the judge finds the
//! flaw in the line that is named, right answers cure it, and every kind of flaw turns up.

use std::collections::BTreeMap;

use flub::{
    games::{floating::Floating, lawtoe::LawToe, poe::Poe, wholes::Wholes},
    lessons::{Court, Difficulty, Exercise, FEWEST_LINES, Judgement, trials},
    play::{Random, Seed},
};

use crate::scale::{fewest, scaled};

/// How many exercises of each step are tried, at full counts.
const EXERCISES: usize = 2_000;

/// How often each kind of flaw turns up.
fn kinds<G: Court>() -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for &step in G::COURT_STEPS {
        let mut tried = 0;
        for number in 0..scaled(EXERCISES) {
            let exercise = Exercise::<G>::seeded(step, Difficulty::ALL[number % 3], Seed(number as u64));
            let question = exercise.pose();
            let found = trials(&question, &mut Random::new(Seed(number as u64)));
            assert_eq!(found, trials(&question, &mut Random::new(Seed(number as u64))), "{exercise}: again the same");
            tried += usize::from(!found.is_empty());
            let usual = G::misconceptions(step);
            let places: Vec<usize> = found
                .iter()
                .map(|trial| usual.iter().position(|own| Some(*own) == trial.belief).unwrap_or(usual.len()))
                .collect();
            assert!(places.is_sorted(), "{exercise}: what is usual comes first");
            for trial in &found {
                let Judgement::Wrong { flaw, misconception } = question.judge(&trial.answer) else {
                    panic!("{exercise}: {} is right", trial.answer);
                };
                assert_eq!((&flaw, misconception), (&trial.flaw, trial.belief), "{exercise}: {}", trial.answer);
                assert_eq!(G::locate(&flaw, &trial.lines), Some((trial.kind, trial.place)), "{exercise}");
                assert!(trial.place < trial.lines.len(), "{exercise}: {}", trial.answer);
                assert!(trial.lines.len() >= FEWEST_LINES, "{exercise}: {:?} are too few to suspect", trial.lines);
                let alike = found.iter().filter(|other| other.kind == trial.kind).count();
                assert_eq!(alike, 1, "{exercise}: {} stands once", trial.kind);
                *kinds.entry(trial.kind).or_default() += 1;
            }
            assert!(question.judge(&question.solve()).is_right(), "{exercise}: there is a cure");
        }
        let fewest = fewest(0.25, scaled(EXERCISES));
        assert!(tried >= fewest, "{} {step:?}: only {tried} can be tried, not {fewest}", G::NAME);
    }
    println!("{}: {kinds:?}", G::NAME);
    kinds
}

fn turn_up<G: Court>(expected: &[&str]) {
    let kinds = kinds::<G>();
    let missing: Vec<_> = expected.iter().filter(|kind| !kinds.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "{}: {missing:?} never turn up", G::NAME);
    assert_eq!(kinds.len(), expected.len(), "{}: {kinds:?}", G::NAME);
}

const OF_LISTS: [&str; 7] = ["no-line", "vacant", "forbidden", "repeated", "unused", "omitted", "count"];

/// Every flaw that a proof of the ladder's tasks can have.
#[test]
fn proofs_of_poe_have_every_kind_of_flaw() {
    let own = [
        "move-not-asked",
        "no-letter",
        "letters",
        "letter",
        "not-vacant",
        "no-alternative",
        "alternative-not-asked",
        "alternative-written",
        "alternative-barred",
        "alternative-ripe",
        "alternative-impossible",
    ];
    turn_up::<Poe>(&[&OF_LISTS[..], &own].concat());
}

#[test]
fn proofs_of_lawtoe_have_every_kind_of_flaw() {
    let own = ["move-not-asked", "no-letter", "letters", "letter", "not-vacant", "letter-unused"];
    turn_up::<LawToe>(&[&OF_LISTS[..], &own].concat());
}

#[test]
fn sums_of_wholes_have_every_kind_of_flaw() {
    turn_up::<Wholes>(&["total", "keeps-top", "digits", "parts"]);
}

#[test]
fn counts_of_floating_have_every_kind_of_flaw() {
    turn_up::<Floating>(&["not-own", "gap", "bent", "twice", "not-listed", "points"]);
}

/// A class does not wait for a case: of a hundred seeds of each step, most have something to try, with enough lines.
fn most_are_tried<G: Court>() {
    for &step in G::COURT_STEPS {
        for difficulty in Difficulty::ALL {
            let tried = (0..100).filter(|&seed| {
                let question = Exercise::<G>::seeded(step, difficulty, Seed(seed)).pose();
                !trials(&question, &mut Random::new(Seed(seed))).is_empty()
            });
            let tried = tried.count();
            println!("{} {step:?} {difficulty}: {tried}", G::NAME);
            assert!(tried >= 20, "{} {step:?} {difficulty}: only {tried} of a hundred can be tried", G::NAME);
        }
    }
}

#[test]
fn every_step_with_a_court_has_cases_enough() {
    most_are_tried::<Poe>();
    most_are_tried::<LawToe>();
    most_are_tried::<Wholes>();
    most_are_tried::<Floating>();
}
