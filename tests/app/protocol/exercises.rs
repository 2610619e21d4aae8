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

/// A worksheet is listed with exercises that can be asked for one by one; on it, answers that can be given blindly are mixed.
#[test]
fn a_worksheet_is_listed() {
    for (text, count) in [
        ("worksheet lawtoe 7 hard 8 seed 1", 8),
        ("worksheet wholes 1-16 16 seed 3", 16),
        ("worksheet floating score 2 seed 9", 2),
    ] {
        let listed = ask(&json!({"ask": "worksheet", "text": text}));
        assert_eq!(listed, ask(&json!({"ask": "worksheet", "text": text})), "the same again");
        for version in ["a", "b"] {
            let texts: Vec<&str> = listed[version].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert_eq!(texts.len(), count, "{text}: {listed}");
            assert!(texts.iter().all(|exercise| posed(exercise)["asked"].is_string()), "{text}: {listed}");
        }
        assert_ne!(listed["a"], listed["b"], "{text}");
    }
    let listed = ask(&json!({"ask": "worksheet", "text": "worksheet lawtoe 7 hard 8 seed 1"}));
    for version in ["a", "b"] {
        let texts = listed[version].as_array().unwrap().iter().filter_map(Value::as_str);
        let no = texts.filter(|exercise| answered(exercise, "no") == json!({"right": true})).count();
        assert_eq!(no, 4, "always no is right in half of {listed}");
    }
}

#[test]
fn invalid_worksheets_are_errors() {
    for text in [
        "",
        "worksheet",
        "lawtoe 7 hard 8 seed 1",
        "worksheet chess 7 8 seed 1",
        "worksheet lawtoe 14 8 seed 1",
        "worksheet lawtoe 7 tricky 8 seed 1",
        "worksheet lawtoe 7 0 seed 1",
        "worksheet lawtoe 7 25 seed 1",
        "worksheet lawtoe 7 8 seed 1000000",
        "worksheet lawtoe 7 8 seed 1 2",
    ] {
        assert_error(&json!({"ask": "worksheet", "text": text}));
    }
    for text in [json!(null), json!(7), json!(["worksheet lawtoe 7 8 seed 1"])] {
        assert_error(&json!({"ask": "worksheet", "text": text}));
    }
    assert_error(&json!({"ask": "worksheet"}));
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
