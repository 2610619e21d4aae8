//! Guessing does not pay: nothing that can be answered without looking is right more often than its share, in the
//! exercises of any step and difficulty and on any sheet.

use std::collections::{BTreeMap, BTreeSet};

use flub::{
    for_each_ladder,
    lessons::{Content, Difficulty, Exercise, LARGEST_SEED, Ladder, Question, Syllabus, Worksheet},
    play::{Random, Seed},
};

use crate::scale::scaled;

/// How many exercises of each step and difficulty are made, at full counts.
const EXERCISES: usize = 600;

/// How many worksheets of each ladder are made, at full counts.
const SHEETS: usize = 120;

/// The most exercises, in percent, of which an answer may be right that is always the same.
const MOST: usize = 70;

/// The most exercises, in percent, of which whoever only counts the vacant squares may know which guess is right, where two
/// are offered.
const MOST_TOLD: usize = 90;

/// Where it is how long ago a move was made that is asked for, so that the vacant squares may tell it.
const IS_ASKED: [(&str, u64); 1] = [("lawtoe", 9)];

macro_rules! laws {
    ($($folder:ident $game:ident),*) => {
        $(
            mod $folder {
                use flub::games::$folder::$game as Game;

                #[test]
                fn no_answer_is_right_more_than_its_share() {
                    super::keeps_the_shares::<Game>();
                }

                #[test]
                fn answers_are_mixed_on_every_sheet() {
                    super::mixes_sheets::<Game>();
                }
            }
        )*
    };
}

for_each_ladder!(laws);

fn keeps_the_shares<G: Ladder>() {
    for (number, &step) in (1..).zip(G::STEPS) {
        for difficulty in Difficulty::ALL {
            let guesses = G::guesses(step, difficulty);
            let mut random = Random::new(Seed(46 + number));
            let mut seeds = || Seed(random.below(LARGEST_SEED as usize + 1) as u64);
            let exercises: Vec<Exercise<G>> =
                (0..scaled(EXERCISES).max(100)).map(|_| Exercise::seeded(step, difficulty, seeds())).collect();
            let questions: Vec<Question<G>> = exercises.iter().map(Exercise::pose).collect();
            let context = format!("{} {number} {difficulty}", G::NAME);
            for (exercise, question) in exercises.iter().zip(&questions) {
                assert!(exercise.wanted().is_none_or(|wanted| question.guess() == Some(wanted)), "{exercise}");
                is_alone_right(exercise, question, guesses);
            }
            let share = |guess: &str| {
                questions.iter().filter(|question| question.guess() == Some(guess)).count() * 100 / questions.len()
            };
            for &guess in &guesses.iter().copied().collect::<BTreeSet<_>>() {
                let fair = 100 * guesses.iter().filter(|other| **other == guess).count() / guesses.len();
                // Of two answers each is right in 35 to 65 %; a third or a quarter may be off by less.
                let off = if fair >= 50 { 15 } else { 10 };
                let near = fair.saturating_sub(off)..=fair + off;
                assert!(near.contains(&share(guess)), "{context}: {guess} is right in {} %", share(guess));
                println!("{context}: {guess} {} %", share(guess));
            }
            let (most, answer) = most_often_right(&questions);
            println!("{context}: always \"{answer}\" {most} %");
            assert!(most <= MOST, "{context}: {answer} is right in {most} %");
            if guesses.len() == 2 && !IS_ASKED.contains(&(G::NAME, number)) {
                let told = told_by_vacancies(&questions);
                println!("{context}: the vacant squares tell {told} %");
                assert!(told <= MOST_TOLD, "{context}: the vacant squares tell {told} %");
            }
        }
    }
}

/// A guess that is an answer as it stands is right of a task exactly if the task says so.
fn is_alone_right<G: Ladder>(exercise: &Exercise<G>, question: &Question<G>, guesses: &[&str]) {
    for guess in guesses {
        let Ok(answer) = guess.parse::<G::Answer>() else { continue };
        if question.judge(&answer).is_right() {
            assert_eq!(question.guess(), Some(*guess), "{exercise}");
        } else if question.guess() == Some(*guess) {
            // It has to be completed: a "no" by what shows it.
            assert!(question.solve().to_string().starts_with(guess), "{exercise}: {guess}");
        }
    }
}

/// Returns the answer that is right most often, in percent, among those that are right somewhere.
fn most_often_right<G: Ladder>(questions: &[Question<G>]) -> (usize, String) {
    let mut solutions: BTreeMap<String, usize> = BTreeMap::new();
    for question in questions {
        *solutions.entry(question.solve().to_string()).or_default() += 1;
    }
    let mut solutions: Vec<(usize, String)> = solutions.into_iter().map(|(text, count)| (count, text)).collect();
    solutions.sort_unstable();
    let shares = solutions.into_iter().rev().take(20).map(|(_, text)| {
        let answer: G::Answer = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let right = questions.iter().filter(|question| question.judge(&answer).is_right()).count();
        (100 * right / questions.len(), text)
    });
    shares.max().expect("there are questions")
}

/// Returns of how many questions, in percent, somebody knows the right guess who sees no more than how many squares are
/// vacant.
fn told_by_vacancies<G: Ladder>(questions: &[Question<G>]) -> usize {
    let mut counts: BTreeMap<usize, BTreeMap<Option<&str>, usize>> = BTreeMap::new();
    for question in questions {
        let squares = question.shown().into_iter().find(|(name, _)| *name == "squares");
        let vacant = squares.map_or(0, |(_, squares)| squares.matches('.').count());
        *counts.entry(vacant).or_default().entry(question.guess()).or_default() += 1;
    }
    100 * counts.values().filter_map(|guesses| guesses.values().max()).sum::<usize>() / questions.len()
}

fn mixes_sheets<G: Ladder>() {
    let syllabus = Syllabus::of::<G>();
    let guessed: Vec<usize> = (1..=syllabus.steps)
        .filter(|&step| {
            Difficulty::ALL.into_iter().any(|difficulty| !G::guesses(G::STEPS[step - 1], difficulty).is_empty())
        })
        .collect();
    let mut random = Random::new(Seed(146));
    for number in 0..scaled(SHEETS).max(guessed.len()) {
        let step = guessed[number % guessed.len()];
        let content = if random.chance(70) { Content::Step(step) } else { Content::Mix(1, syllabus.steps) };
        let rising = [None, Some(Difficulty::Easy), Some(Difficulty::Medium), Some(Difficulty::Hard)];
        let difficulty = *random.pick(&rising).expect("there are some");
        let (count, seed) = (4 + random.below(9), Seed(random.below(LARGEST_SEED as usize + 1) as u64));
        let sheet = Worksheet::new(&syllabus, content, difficulty, count, seed).expect("all is in range");
        for version in sheet.versions::<G>().expect("it is of this ladder") {
            let row: Vec<Option<&str>> = version.iter().map(|(_, question)| question.guess()).collect();
            assert!(row.windows(3).all(|three| three[0].is_none() || three != [three[0]; 3]), "{sheet}: {row:?}");
            let of =
                |(exercise, question): &(Exercise<G>, Question<G>)| G::guesses(exercise.step(), question.difficulty());
            for guesses in version.iter().map(of).collect::<BTreeSet<_>>() {
                let right: Vec<&str> = version
                    .iter()
                    .filter(|posed| of(posed) == guesses)
                    .filter_map(|(_, question)| question.guess())
                    .collect();
                for guess in guesses {
                    let share = guesses.iter().filter(|other| *other == guess).count();
                    let times = right.iter().filter(|other| *other == guess).count();
                    let rounds = right.len() / guesses.len();
                    assert!((rounds * share..=(rounds + 1) * share).contains(&times), "{sheet}: {guess} in {row:?}");
                }
            }
        }
    }
}
