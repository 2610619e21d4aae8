//! POE's requests. The verdicts are those of `poe.md`.

use serde_json::{Value, json};

use super::{ask, assert_error, with};

pub fn judge() -> Value {
    json!({"ask": "judge", "game": "poe", "size": 3, "goal": "O", "letters": ["R4", "P5", "R3"]})
}

pub fn prove() -> Value {
    json!({"ask": "prove", "game": "poe", "size": 3, "goal": "E", "letters": ["R5", "P9"], "challenge": "A",
        "proof": {"letters": ["P1"], "counted": [[1, 5, 9], [1, 5, 9]], "instead": "F9"}})
}

/// Returns the right challenges for a goal and letters written as in the rule book, `E R5 P9`.
fn judged(size: usize, position: &str) -> Value {
    let mut words = position.split(' ');
    let goal = words.next();
    ask(&json!({"ask": "judge", "game": "poe", "size": size, "goal": goal, "letters": words.collect::<Vec<_>>()}))
}

fn proved(letters: &[&str], goal: &str, challenge: &str, proof: Value) -> Value {
    ask(&json!({"ask": "prove", "game": "poe", "size": 3, "goal": goal, "letters": letters, "challenge": challenge,
        "proof": proof}))
}

fn assert_sustained(answer: &Value) {
    assert_eq!(answer, &json!({"sustained": true}));
}

fn assert_flaw(answer: &Value) {
    assert_eq!(answer["sustained"], json!(false), "{answer}");
    assert!(answer["flaw"].as_str().is_some_and(|flaw| !flaw.is_empty()), "{answer}");
    assert_eq!(answer.as_object().map(|fields| fields.len()), Some(2), "{answer}");
}

/// The protocol's own examples.
#[test]
fn the_examples_of_the_protocol() {
    assert_eq!(ask(&judge()), json!({"goal": [], "flubs": [[], ["A"], ["A", "CA"]]}));
    assert_sustained(&ask(&prove()));
}

#[test]
fn goals_and_letters_are_judged() {
    assert_eq!(judged(3, "E"), json!({"goal": [], "flubs": []}));
    assert_eq!(judged(3, "E F2 F5 F8 F6"), json!({"goal": [], "flubs": [[], [], [], ["P"]]}));
    assert_eq!(judged(3, "E R1 R2 R5 F4 P9"), json!({"goal": [], "flubs": [[], [], [], ["P"], ["P", "CP"]]}));
    assert_eq!(judged(3, "E R5 P9 F1 F2"), json!({"goal": [], "flubs": [[], ["A"], ["CA"], ["CA"]]}));
    assert_eq!(judged(3, "A35 F1"), json!({"goal": ["P"], "flubs": [["P", "CP"]]}), "there are 34 lines");
    assert_eq!(judged(4, "A137"), json!({"goal": ["P"], "flubs": []}), "there are 136 lines");
    assert_eq!(judged(4, "A136 P1"), json!({"goal": [], "flubs": [[]]}));
    assert_eq!(judged(4, "O P1 P2 P3"), json!({"goal": [], "flubs": [[], [], ["A"]]}), "P4 makes 1-2-3-4");
}

/// The burden table of `poe.md`, line by line.
#[test]
fn proofs_of_every_kind_are_sustained() {
    assert_sustained(&proved(&["R5"], "E", "P", json!({"letters": ["P1", "P9"], "counted": [[1, 5, 9], [1, 5, 9]]})));
    assert_sustained(&proved(&[], "O", "P", json!({"letters": ["P1", "P2", "P3"], "counted": [[1, 2, 3]]})));
    let before = json!({"letters": ["P1", "P9"], "counted": [[1, 5, 9], [1, 5, 9]]});
    assert_sustained(&proved(&["R5", "F9"], "E", "CP", before.clone()));
    assert_flaw(&proved(&["R5", "F9"], "E", "P", before));
    let earlier = json!({"letters": ["P3"], "counted": [[4, 5, 3]], "instead": "F1", "move": 2});
    assert_sustained(&proved(&["R4", "P5", "R3"], "O", "CA", earlier));
    let forced = ["R1", "F4", "F5", "F6", "F7", "F8", "F9", "P2"];
    assert_sustained(&proved(&forced, "O", "force-out", json!({"letters": ["P3"], "counted": [[1, 2, 3]]})));
    let full = ["R1", "F4", "F5", "F6", "F7", "F8", "F9", "P2", "P3"];
    assert_sustained(&proved(&full, "O", "force-out", json!({"letters": [], "counted": [[1, 2, 3]]})));
    assert_sustained(&proved(&full, "O", "P", json!({"counted": [[3, 2, 1]]})));
}

/// A readable proof is found unsustained, whatever it names; it is not an error of the line.
#[test]
fn a_wrong_proof_is_a_flaw() {
    let counted = json!([[1, 5, 9], [1, 5, 9]]);
    for proof in [
        json!({}),
        json!({"letters": ["P1"], "counted": counted}),
        json!({"letters": ["P1"], "counted": counted, "instead": null}),
        json!({"letters": ["P1"], "counted": counted, "instead": "P9"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "F5"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "F10"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "F17"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "O9"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "f9"}),
        json!({"letters": ["P1"], "counted": counted, "instead": ["F9"]}),
        json!({"letters": ["P1"], "counted": counted, "instead": 9}),
        json!({"letters": ["P1"], "counted": counted, "instead": "P1"}),
        json!({"letters": ["P1"], "counted": counted, "instead": "F9", "move": 2}),
        json!({"letters": ["P1"], "counted": counted, "instead": "F9", "move": -1}),
        json!({"letters": [], "counted": counted, "instead": "F9"}),
        json!({"letters": ["P1", "P2"], "counted": counted, "instead": "F9"}),
        json!({"letters": ["P5"], "counted": counted, "instead": "F9"}),
        json!({"letters": ["F1"], "counted": counted, "instead": "F9"}),
        json!({"letters": ["O1"], "counted": counted, "instead": "F9"}),
        json!({"letters": ["P10"], "counted": counted, "instead": "F9"}),
        json!({"letters": ["P1"], "counted": [[1, 5, 9]], "instead": "F9"}),
        json!({"letters": ["P1"], "counted": [[1, 5, 9], [1, 5, 9], [1, 5, 9]], "instead": "F9"}),
        json!({"letters": ["P1"], "counted": [[1, 5, 9], [1, 5, 9], [2, 5, 8]], "instead": "F9"}),
        json!({"letters": ["P1"], "counted": [[1, 5], [1, 5]], "instead": "F9"}),
        json!({"letters": ["P1"], "counted": ["159", "159"], "instead": "F9"}),
        json!({"letters": ["P1"], "counted": [159, 159], "instead": "F9"}),
    ] {
        assert_flaw(&ask(&with(&prove(), "proof", proof)));
    }
    let unasked = json!({"letters": ["P1", "P9"], "counted": counted, "instead": "F9"});
    assert_flaw(&proved(&["R5"], "E", "P", unasked));
    let forced = json!({"letters": ["P1"], "counted": counted, "instead": "F9"});
    assert_flaw(&proved(&["R5", "P9"], "E", "force-out", forced));
    assert_flaw(&proved(&[], "E", "force-out", json!({"letters": ["P1"], "counted": counted})));
    for number in [json!(null), json!(0), json!(1), json!(3), json!(99), json!(u64::MAX), json!(1.5)] {
        let earlier = json!({"letters": ["P3"], "counted": [[4, 5, 3]], "instead": "F1", "move": number});
        assert_flaw(&proved(&["R4", "P5", "R3"], "O", "CA", earlier));
    }
}

#[test]
fn huge_proofs_are_answered() {
    let huge = json!({"letters": vec!["P1"; 20_000], "counted": vec![[1, 5, 9]; 20_000], "instead": "F9"});
    assert_flaw(&ask(&with(&prove(), "proof", huge)));
    let long = json!({"letters": ["P1"], "counted": [vec![1; 100_000]], "instead": "F9"});
    assert_flaw(&ask(&with(&prove(), "proof", long)));
    let mut deep = json!([]);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    assert_flaw(&ask(&with(&prove(), "proof", json!({"letters": deep.clone(), "counted": [deep]}))));
}

/// Wrong types, missing fields, letters that cannot be written, impossible challenges: errors of the line.
#[test]
fn what_cannot_be_answered_is_an_error() {
    for (request, fields) in [
        (judge(), &["ask", "game", "size", "goal", "letters"][..]),
        (prove(), &["ask", "game", "size", "goal", "letters", "challenge", "proof"]),
    ] {
        for field in fields {
            for wrong in [json!(null), json!(1), json!(-1.5), json!("x"), json!(""), json!(true), json!([1])] {
                assert_error(&with(&request, field, wrong));
            }
        }
    }
    for size in [json!(0), json!(2), json!(5), json!(-3), json!(3.0), json!("3")] {
        assert_error(&with(&judge(), "size", size));
    }
    for goal in ["o", "odd", "A", "A0", "A06", "A+6", "E1000", "E ", "OO"] {
        assert_error(&with(&judge(), "goal", json!(goal)));
    }
    for letters in [
        json!(["R4", "P4"]),
        json!(["R4", "R4"]),
        json!(["O4"]),
        json!(["R10"]),
        json!(["R0"]),
        json!(["R17"]),
        json!(["R04"]),
        json!(["r4"]),
        json!(["R4 "]),
        json!(["R"]),
        json!([4]),
        json!([["R4"]]),
        json!("R4"),
        json!(["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F9"]),
    ] {
        assert_error(&with(&judge(), "letters", letters.clone()));
        assert_error(&with(&prove(), "letters", letters));
    }
    for challenge in ["a", "p", "FO", "force out", "Force-out", "full", "AP"] {
        assert_error(&with(&prove(), "challenge", json!(challenge)));
    }
    for challenge in ["A", "CP", "CA"] {
        assert_error(&without_letters(challenge));
    }
    for proof in [
        json!("P1: 159, 159; F9"),
        json!([]),
        json!({"letters": "P1", "counted": [[1, 5, 9]]}),
        json!({"letters": ["P1"], "counted": 159}),
        json!({"letters": ["P1"], "counted": [[1, 5, 9]], "move": "2"}),
    ] {
        assert_error(&with(&prove(), "proof", proof));
    }
}

/// Challenges a goal with a kind of flub only a letter can be.
fn without_letters(challenge: &str) -> Value {
    with(&with(&prove(), "letters", json!([])), "challenge", json!(challenge))
}
