//! The laws of every ladder in the list: whatever exercise a seed makes has right answers and instructive wrong ones, is
//! as difficult as asked, and is the same every time.

use std::fmt::Debug;

use flub::{
    for_each_ladder, games,
    lessons::{Difficulty, Exercise, Fade, Judgement, LARGEST_SEED, Ladder, Question, Standing, StepNumber},
    play::{Random, Seed},
};

use crate::scale::scaled;

/// How many exercises of each step are made, at full counts.
const EXERCISES: usize = 10_000;

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

#[test]
fn a_ladder_is_of_a_game_with_its_name() {
    let names: Vec<&str> = games::ladders().into_iter().map(|(name, _)| name).collect();
    let mut others = names.clone();
    others.sort_unstable();
    others.dedup();
    assert_eq!(others.len(), names.len(), "each name stands once: {names:?}");
}

fn keeps_the_laws<G: Ladder>() {
    for (index, &step) in G::STEPS.iter().enumerate() {
        assert_eq!(StepNumber::of::<G>(step).get(), index + 1, "{step:?} stands twice in the list");
        assert!((1..=Standing::MOST_SLIPS).contains(&G::misconceptions(step).len()), "{step:?}");
        let mut thrown_away = [0; Difficulty::ALL.len()];
        for number in 0..scaled(EXERCISES) {
            let difficulty = Difficulty::ALL[number % 3];
            let exercise = Exercise::<G>::seeded(step, difficulty, Seed(number as u64));
            let question = exercise.pose();
            assert_eq!(question.difficulty(), difficulty, "{exercise}: {}", question.task());
            thrown_away[number % 3] += question.thrown_away();
            assert!(question.thrown_away() < Question::<G>::MOST_CANDIDATES, "{exercise}: given up");
            let given = Exercise::<G>::given(step, question.task().clone());
            reads_back(&given.unwrap_or_else(|| panic!("{exercise}: the step admits {}", question.task())));
            is_well_posed(&exercise, &question);
        }
        println!("{} {}: thrown away {thrown_away:?} for {}", G::NAME, index + 1, scaled(EXERCISES));
        // With a twentieth of them thrown away on average, one in e^20 exercises would be given up.
        let most = Question::<G>::MOST_CANDIDATES / 20 * scaled(EXERCISES).div_ceil(3);
        assert!(thrown_away.iter().all(|&count| count < most), "{} {}: thrown away", G::NAME, index + 1);
        is_well_posed(
            &Exercise::<G>::given(step, G::example(step)).unwrap_or_else(|| panic!("{step:?}: its example is none")),
            &Question::example(step),
        );
        for number in 1..=G::sources(step).len() {
            let exercise = Exercise::<G>::source(step, number).expect("it is in the list");
            assert!(G::admits(step, exercise.pose().task()), "{exercise}");
            is_well_posed(&exercise, &exercise.pose());
        }
        assert_eq!(Exercise::<G>::source(step, G::sources(step).len() + 1), None);
    }
    refuses_strange_text::<G>();
}

fn is_well_posed<G: Ladder>(exercise: &Exercise<G>, question: &Question<G>) {
    let context = format!("{exercise}: {}", question.task());
    reads_back(exercise);
    assert_eq!(exercise.pose(), *question, "{context}: the same again");
    written_as_read(question.task());
    assert!(!question.task().to_string().contains([';', '\n', '#']), "{context}: it fits in a link");
    assert!(!question.shown().is_empty() && !question.asked().is_empty(), "{context}");
    let solution = question.solve();
    assert_eq!(question.judge(&solution), Judgement::Right, "{context}: {solution}");
    written_as_read(&solution);
    assert_ne!(question.right_answers(), Some(0), "{context}");
    let parts = question.solve_in_parts();
    assert_eq!(parts.last(), Some(&solution), "{context}: the last part completes the answer");
    assert_eq!(Fade::Worked.given(&parts), Some(&solution), "{context}");
    assert_eq!(Fade::Alone.given(&parts), None, "{context}");
    parts.iter().for_each(written_as_read);
    let wrong = question.wrong_answers();
    assert!(!wrong.is_empty(), "{context}: no wrong answer");
    for (misconception, answer) in wrong {
        let known = G::misconceptions(question.step());
        assert!(known.contains(&misconception), "{context}: {misconception} belongs to another step");
        let judgement = question.judge(&answer);
        assert!(!judgement.is_right(), "{context}: {answer} is right, for {misconception}");
        assert_eq!(judgement.misconception(), Some(misconception), "{context}: {answer}");
        written_as_read(&answer);
    }
    let [look, act] = question.hints();
    assert_ne!(look, act, "{context}: two hints");
    if let Some(which) = question.which_rule(&mut Random::new(Seed(1))) {
        assert!(which.choices.len() > 1 && which.right < which.choices.len(), "{context}: {which:?}");
        written_as_read(&which.about);
    }
}

fn reads_back<G: Ladder>(exercise: &Exercise<G>) {
    assert_eq!(exercise.to_string().parse().as_ref(), Ok(exercise), "{exercise}");
}

fn written_as_read<T: std::str::FromStr<Err: Debug + PartialEq> + ToString + Debug + PartialEq>(value: &T) {
    let text = value.to_string();
    assert_eq!(text.parse().as_ref(), Ok(value), "{text}");
}

/// Unknown steps, seeds beyond the range and anything else are refused.
fn refuses_strange_text<G: Ladder>() {
    let name = G::NAME;
    let (beyond, above) = (G::STEPS.len() + 1, LARGEST_SEED + 1);
    for text in [
        String::new(),
        name.to_owned(),
        format!("{name} 1"),
        format!("{name} 1 seed"),
        format!("{name} 0 seed 1"),
        format!("{name} {beyond} seed 1"),
        format!("{name} 01 seed 1"),
        format!("{name} -1 seed 1"),
        format!("{name} 1 seed {above}"),
        format!("{name} 1 seed -1"),
        format!("{name} 1 seed 1.5"),
        format!("{name} 1 seed 007"),
        format!("{name} 1 seed 99999999999999999999999"),
        format!("{name} 1 seed 1 2"),
        format!("{name} 1 extreme seed 1"),
        format!("{name} 1 source 0"),
        format!("{name} 1 source 99"),
        format!("{name} 1 from"),
        format!("{name} 1 from nowhere"),
        "chess 1 seed 1".to_owned(),
    ] {
        assert!(text.parse::<Exercise<G>>().is_err(), "{text}");
    }
    for text in [format!("{name} 1 seed 0"), format!("{name} 1 hard seed {LARGEST_SEED}")] {
        reads_back(&text.parse::<Exercise<G>>().expect("it is an exercise"));
    }
}
