//! The laws of answers to choose from: three to five for every exercise, always with a right one, all judged by the rules, and never two
//! that read alike.

use flub::{
    games::{
        floating::Floating,
        lawtoe::LawToe,
        poe::Poe,
        wholes::{
            Wholes,
            lessons::{Answer, Step, Task},
        },
    },
    lessons::{Difficulty, Exercise, FEWEST_CHOICES, MOST_CHOICES, Rival, Rivals, choices},
    play::{Random, Seed, order},
};

use crate::scale::scaled;

/// How many exercises of each step are posed, at full counts.
const EXERCISES: usize = 600;

fn are_worth_arguing_about<G: Rivals>() {
    let mut few: Vec<String> = Vec::new();
    for &step in G::STEPS {
        for number in 0..scaled(EXERCISES) {
            let exercise = Exercise::<G>::seeded(step, Difficulty::ALL[number % 3], Seed(number as u64));
            let question = exercise.pose();
            let offered = || choices(&question, ToString::to_string, &mut Random::new(Seed(number as u64)));
            let chosen = offered();
            assert_eq!(chosen, offered(), "{exercise}: again the same");
            assert!(chosen.len() <= MOST_CHOICES, "{exercise}: {}", chosen.len());
            if chosen.len() < FEWEST_CHOICES {
                few.push(format!("{exercise}: {} ({})", chosen.len(), question.task()));
            }
            assert!(chosen.iter().any(|choice| choice.judgement.is_right()), "{exercise}: one is right");
            assert!(chosen.iter().any(|choice| !choice.judgement.is_right()), "{exercise}: one is wrong");
            let is_wrong = |choice: &&Rival<G>| !choice.judgement.is_right();
            let again = |&(place, choice): &(usize, &Rival<G>)| {
                chosen[..place].iter().filter(is_wrong).any(|other| other.judgement == choice.judgement)
            };
            let alike = chosen.iter().enumerate().filter(again).count();
            assert!(
                alike == 0 || alike == 1 && chosen.len() == FEWEST_CHOICES,
                "{exercise}: each a mistake of its own"
            );
            for (place, choice) in chosen.iter().enumerate() {
                assert_eq!(question.judge(&choice.answer), choice.judgement, "{exercise}: {}", choice.answer);
                let alike = chosen[..place].iter().find(|other| other.answer.to_string() == choice.answer.to_string());
                assert_eq!(alike, None, "{exercise}");
                assert_eq!(choice.answer.to_string().parse().as_ref(), Ok(&choice.answer), "{exercise}: it is text");
            }
        }
    }
    assert!(few.is_empty(), "{}: {} have too few: {:#?}", G::NAME, few.len(), &few[..few.len().min(12)]);
}

#[test]
fn answers_of_poe_are_worth_arguing_about() {
    are_worth_arguing_about::<Poe>();
}

#[test]
fn answers_of_lawtoe_are_worth_arguing_about() {
    are_worth_arguing_about::<LawToe>();
}

#[test]
fn answers_of_wholes_are_worth_arguing_about() {
    are_worth_arguing_about::<Wholes>();
}

#[test]
fn answers_of_floating_are_worth_arguing_about() {
    are_worth_arguing_about::<Floating>();
}

#[test]
fn no_two_wrong_cards_are_equal_where_three_answers_are_left() {
    for number in 0..scaled(EXERCISES) {
        let exercise = Exercise::<Wholes>::seeded(Step::Missing, Difficulty::ALL[number % 3], Seed(number as u64));
        let question = exercise.pose();
        let Task::Missing { offered, .. } = question.task() else { panic!("{exercise}: {}", question.task()) };
        let chosen = choices(&question, ToString::to_string, &mut Random::new(Seed(0)));
        let values = |is_right: bool| {
            let places = (1..=offered.len()).map(|place| (place, question.judge(&Answer::Marks(vec![place]))));
            let of_kind = places.filter(move |(_, judgement)| judgement.is_right() == is_right);
            of_kind.map(|(place, _)| offered[place - 1].value()).collect::<Vec<_>>()
        };
        let different = order::set(values(false)).len();
        let wrong = chosen.iter().filter(|choice| !choice.judgement.is_right()).count();
        let needed = FEWEST_CHOICES.saturating_sub(values(true).len());
        assert!(wrong <= different.max(needed), "{exercise}: {wrong} of {different} values in {}", question.task());
    }
}

#[test]
fn odds_are_a_reason_for_the_answer_that_they_are_offered_with() {
    for number in 0..scaled(EXERCISES) {
        let exercise = Exercise::<Wholes>::seeded(Step::Calling, Difficulty::ALL[number % 3], Seed(number as u64));
        for choice in choices(&exercise.pose(), ToString::to_string, &mut Random::new(Seed(number as u64))) {
            let is_reason = match choice.answer {
                Answer::CallAt(odds) => odds > 50,
                Answer::LetBeAt(odds) => odds <= 50,
                _ => true,
            };
            assert!(is_reason, "{exercise}: {}", choice.answer);
        }
    }
}
