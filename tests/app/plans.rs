//! The lesson plans name exercises that can be posed, and the answers that they give are right by the rules.

use std::fs;

use flub::{
    for_each_ladder, games,
    lessons::{Court, Exercise, FEWEST_CHOICES, Judgement, trials},
    play::{Random, Seed},
};
use flub_tables::i18n::Language;

use crate::layers::root;

/// What a plan says about an exercise of its own.
const ANSWERS: [(&str, &str); 10] = [
    ("poe 9 source 1", "no"),
    ("poe 9 source 2", "no"),
    ("lawtoe 7 from flub pedagogue O P2 P3", "proves P1: 123"),
    ("lawtoe 8 from name pedagogue O P2 P3, F5", "move 1"),
    ("wholes 9 from mend 1/2, 1/4 in 4 as 2, 1 making 2/6", "mend 3 to 3"),
    ("wholes 12 source 1", "plays 1/2, 1/4, 25%"),
    ("floating 2 source 1", "no f4"),
    ("floating 9 from block on 7x7 plain after d4 c4 e4", "plays f4"),
    ("floating 9 from block on 7x7 plain after d4 c4 e4", "plays b4"),
    ("floating 9 from block on 7x7 plain after d4 c4 e4", "plays b2"),
];

/// Returns the exercises of a game's plans that are opened in this way, as they stand in its source.
fn opened(game: &str, way: &str) -> Vec<String> {
    let file = root().join(format!("src/classroom/plans/{game}.rs"));
    let source = fs::read_to_string(file).expect("the game has a plan");
    let beginning = format!("To::{way}(\"");
    let opened = source.split(&beginning).skip(1).filter_map(|rest| rest.split('"').next());
    opened.map(str::to_owned).collect()
}

fn check<G: Court>() {
    let posed = opened(G::NAME, "Pose");
    assert!(posed.len() >= 5, "{}", G::NAME);
    for text in &posed {
        let read = text.parse::<Exercise<G>>();
        assert!(read.is_ok_and(|exercise| exercise.to_string() == *text), "{text}");
    }
    for (text, answer) in ANSWERS.iter().filter(|(text, _)| text.split(' ').next() == Some(G::NAME)) {
        assert!(posed.iter().any(|posed| posed == text), "{text} is posed");
        let question = text.parse::<Exercise<G>>().expect("it is an exercise").pose();
        let answer = answer.parse().unwrap_or_else(|_| panic!("{answer} is an answer"));
        assert_eq!(question.judge(&answer), Judgement::Right, "{text}: {answer}");
    }
}

/// A class that finds the first flaw needs a faulty answer to try.
fn check_court<G: Court>() {
    let tried = opened(G::NAME, "Court");
    assert_eq!(tried.len(), 2, "{}", G::NAME);
    for text in &tried {
        let exercise: Exercise<G> = text.parse().unwrap_or_else(|_| panic!("{text} is an exercise"));
        assert!(G::COURT_STEPS.contains(&exercise.step()), "{text} is of a step with a court");
        assert!(
            (0..4).all(|seed| !trials(&exercise.pose(), &mut Random::at(Seed(seed), 0)).is_empty()),
            "{text} has a faulty answer"
        );
    }
}

#[test]
fn exercises_of_plans_can_be_posed_or_tried_and_their_answers_are_right() {
    macro_rules! every {
        ($($folder:ident $game:ident),*) => {
            $(check::<games::$folder::$game>();
            check_court::<games::$folder::$game>();)*
        };
    }
    for_each_ladder!(every);
}

/// A teacher reads out the letters that stand on the screen, and an exercise with the fewest answers has A to C.
#[test]
fn no_plan_names_a_letter_that_its_exercise_may_not_have() {
    assert_eq!(FEWEST_CHOICES, 3);
    for language in Language::ALL {
        let file = root().join(format!("static/words/{}/teach/plans.ftl", language.code()));
        let said = fs::read_to_string(&file).expect("every language has plans");
        for (place, line) in said.lines().enumerate() {
            let mut words = line.split(|sign: char| !sign.is_alphanumeric() && !"-’".contains(sign));
            assert!(words.all(|word| word != "D"), "{}:{}: {line}", file.display(), place + 1);
        }
    }
}
