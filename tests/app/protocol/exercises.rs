//! Exercises are posed and answers judged; whatever cannot be read is an error.

use flub::{
    for_each_ladder, games,
    lessons::{Difficulty, Exercise, Ladder},
    play::Seed,
};
use serde_json::{Value, json};

use super::{ask, assert_error};

fn posed(text: &str) -> Value {
    ask(&json!({"ask": "exercise", "text": text}))
}

fn answered(text: &str, answer: &str) -> Value {
    ask(&json!({"ask": "answer", "text": text, "answer": answer}))
}

#[test]
fn a_worked_example_is_posed_and_answered() {
    assert_eq!(
        posed("poe 7 source 1"),
        json!({
            "kind": "prove", "difficulty": "medium", "asked": "solution", "right_answers": 16,
            "shown": {"goal": "E", "squares": "P.FPRRPP."},
            "source": "networks.md: | `P.F PRR PP.` |"
        })
    );
    assert_eq!(answered("poe 7 source 1", "lines 157 158 486 786"), json!({"right": true}));
    assert_eq!(
        answered("poe 7 source 1", "lines 157 158 486 786 147 148 156 456 756"),
        json!({"right": false, "why": "9 counted connections do not meet the goal", "misconception": "all-counted"})
    );
    assert_eq!(answered("poe 13 source 2", "proves P1: 159 159 instead F9"), json!({"right": true}));
    assert_eq!(answered("poe 13 source 2", "no")["right"], json!(false));
    assert_eq!(answered("lawtoe 7 from flub pedagogue O P2 P3", "proves P1: 123"), json!({"right": true}));
}

/// Every step of every ladder is posed, and accepts its own solution but not what a misconception leads to.
#[test]
fn every_step_is_served() {
    macro_rules! serve {
        ($($folder:ident $game:ident),*) => {
            $(is_served::<games::$folder::$game>();)*
        };
    }
    for_each_ladder!(serve);
}

fn is_served<G: Ladder>() {
    for &step in G::STEPS {
        for (seed, difficulty) in (70..).zip(Difficulty::ALL) {
            let exercise = Exercise::<G>::seeded(step, difficulty, Seed(seed));
            let (text, question) = (exercise.to_string(), exercise.pose());
            let posed = posed(&text);
            assert_eq!(posed["kind"], json!(question.kind().as_str()), "{text}: {posed}");
            assert_eq!(posed["difficulty"], json!(difficulty.to_string()), "{text}");
            assert_eq!(posed["asked"], json!(question.asked()), "{text}");
            let right = question.right_answers().map_or(Value::Null, |right| json!(right));
            assert_eq!(posed["right_answers"], right, "{text}");
            assert_eq!(answered(&text, &question.solve().to_string()), json!({"right": true}), "{text}");
            for (misconception, wrong) in question.wrong_answers() {
                let judged = answered(&text, &wrong.to_string());
                assert_eq!(judged["right"], json!(false), "{text}: {wrong}");
                assert_eq!(judged["misconception"], json!(misconception.to_string()), "{text}: {wrong}");
                assert!(judged["why"].as_str().is_some_and(|why| !why.is_empty()), "{text}: {wrong}");
            }
        }
    }
}

#[test]
fn invalid_exercises_are_errors() {
    for text in [
        "",
        "poe",
        "chess 1 seed 1",
        "poe 0 seed 1",
        "poe 17 seed 1",
        "poe 1 seed 1000000",
        "poe 1 seed -1",
        "poe 1 seed x",
        "poe 1 tricky seed 1",
        "poe 1 source 1",
        "poe 13 from prove E ......... R5 P5",
        "poe 13 from prove E ......... R5",
        "poe 13 from apart P.FPRRPP.",
        "poe 5 from apart P.FPRRPO.",
        "lawtoe 12 from keep pedagogue O F2 F2",
        "lawtoe 14 seed 1",
    ] {
        assert_error(&json!({"ask": "exercise", "text": text}));
        assert_error(&json!({"ask": "answer", "text": text, "answer": "no"}));
    }
    for answer in ["", "maybe", "lines 1x7", "numbers -1", "squares 17", "proves", "names XX move 1", "writes Q1"] {
        assert_error(&json!({"ask": "answer", "text": "poe 7 seed 77", "answer": answer}));
    }
    for answer in [json!(null), json!(7), json!(["no"])] {
        assert_error(&json!({"ask": "answer", "text": "poe 7 seed 77", "answer": answer}));
    }
    assert_error(&json!({"ask": "exercise"}));
    assert_error(&json!({"ask": "answer", "text": "poe 7 seed 77"}));
    let other = answered("poe 7 seed 77", "squares 1");
    assert_eq!(other["right"], json!(false), "an answer of another form is wrong, not an error: {other}");
}
