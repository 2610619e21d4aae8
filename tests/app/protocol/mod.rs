//! The referee protocol: one answer per request, and no input line stops it.

mod class;
mod exercises;
mod floating;
mod poe;
mod wholes;

use std::io::{self, Write};

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::referee::{Referee, serve};

fn ask(request: &Value) -> Value {
    answer(request.to_string().as_bytes())
}

fn answer(line: &[u8]) -> Value {
    serde_json::from_str(&Referee::default().answer(line)).expect("an answer is JSON")
}

/// Returns the answers to an input, line by line.
fn served(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(input, &mut output).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'), "an answer is a line: {text:?}");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn assert_error(request: &Value) {
    let answer = ask(request);
    let error = answer["error"].as_str().unwrap_or_else(|| panic!("{request} was answered {answer}"));
    assert!(!error.is_empty() && answer.as_object().is_some_and(|fields| fields.len() == 1), "{request}: {answer}");
}

/// Returns the request with one field set, or removed by `null`.
fn with(request: &Value, field: &str, value: Value) -> Value {
    let mut changed = request.clone();
    let fields = changed.as_object_mut().expect("a request is an object");
    if value.is_null() {
        fields.remove(field)
    } else {
        fields.insert(field.to_owned(), value)
    };
    changed
}

fn prove() -> Value {
    json!({"ask": "prove", "game": "lawtoe", "variant": "pedagogue", "goal": "O", "moves": [["P2", "P3"]],
        "challenge": "A", "by": "plaintiff", "proof": {"letters": ["P1"], "counted": [[1, 2, 3]]}})
}

/// The protocol's own example and the worked examples of `networks.md`.
#[test]
fn networks_are_described() {
    assert_eq!(
        ask(&json!({"ask": "network", "rules": "poe", "goal": "E", "squares": "P.FPRRPP."})),
        json!({
            "required": [[1, 5, 7], [1, 5, 8], [4, 8, 6], [7, 8, 6]],
            "permitted": [[1, 4, 7], [1, 4, 8], [1, 5, 6], [4, 5, 6], [7, 5, 6]],
            "solved": true, "possible": true, "ripe": true
        })
    );
    let facts = ask(&json!({"ask": "network", "rules": "poe", "goal": "E", "squares": "P.FPRRP.P"}));
    assert_eq!(facts["required"], json!([[1, 5, 7], [1, 5, 9], [1, 5, 9], [4, 5, 9], [7, 5, 9]]));
    assert_eq!(facts["solved"], json!(false), "R6 is on no required connection");
    let facts = ask(&json!({"ask": "network", "rules": "lawtoe", "goal": "O", "squares": ".PP......"}));
    assert_eq!((&facts["solved"], &facts["ripe"]), (&json!(false), &json!(true)));
    let facts = ask(&json!({"ask": "network", "rules": "lawtoe", "goal": "A9", "squares": "FFFFFFFFFFFFFFFF"}));
    assert_eq!(facts["possible"], json!(false));
}

/// The protocol's own example; then an A-flub is passed over, after which every move is a CA-flub.
#[test]
fn moves_are_judged() {
    let judge = |moves: Value| {
        ask(&json!({"ask": "judge", "game": "lawtoe", "variant": "pedagogue", "goal": "O", "moves": moves}))
    };
    assert_eq!(judge(json!([["F2", "F5"], ["P1"]])), json!({"flubs": [[], []]}));
    assert_eq!(
        judge(json!([["P1", "P2"], ["F9"], ["F8"], ["F7"]])),
        json!({"flubs": [["A"], ["CA"], ["A", "CA"], ["CA"]]})
    );
    assert_eq!(judge(json!([])), json!({"flubs": []}));
}

#[test]
fn proofs_are_sustained_or_not() {
    assert_eq!(ask(&prove()), json!({"sustained": true}));
    let challenged = json!({"ask": "prove", "game": "lawtoe", "variant": "pedagogue", "goal": "O",
        "moves": [["P2", "P3"], ["F5"]], "challenge": "CA", "by": "defendant",
        "proof": {"letters": ["P1"], "counted": [[1, 2, 3]], "move": 1}});
    assert_eq!(ask(&challenged), json!({"sustained": true}));
    let full = json!({"ask": "prove", "game": "lawtoe", "variant": "dragoman", "goal": "O",
        "moves": [["P1", "P2"], ["P3"], ["F4", "F6"], ["F5"], ["F7", "F8"], ["F9"]],
        "challenge": "full", "by": "plaintiff", "proof": {"counted": [[1, 2, 3]]}});
    assert_eq!(ask(&full), json!({"sustained": true}));
    let unsustained = with(&full, "proof", json!({"counted": []}));
    assert_eq!(ask(&unsustained)["sustained"], json!(false));
}

/// A readable proof is found unsustained, whatever it names; it is not an error of the line.
#[test]
fn a_malformed_proof_is_a_flaw() {
    for proof in [
        json!({}),
        json!({"letters": ["P1"], "counted": []}),
        json!({"letters": ["O1"], "counted": [[1, 2, 3]]}),
        json!({"letters": ["R1"], "counted": [[1, 2, 3]]}),
        json!({"letters": ["p1"], "counted": [[1, 2, 3]]}),
        json!({"letters": ["P10"], "counted": [[1, 2, 3]]}),
        json!({"letters": ["P99999999999999999999"], "counted": [[1, 2, 3]]}),
        json!({"letters": ["P1", "P4"], "counted": [[1, 2, 3]]}),
        json!({"letters": [], "counted": [[1, 2, 3]]}),
        json!({"letters": ["P2"], "counted": [[1, 2, 3]]}),
        json!({"letters": [7], "counted": [[1, 2, 3]]}),
        json!({"letters": ["P1"], "counted": [[1, 2, 3], [1, 2, 3], [1, 2, 3]]}),
        json!({"letters": ["P1"], "counted": [[1, 2, 10]]}),
        json!({"letters": ["P1"], "counted": [[0, 1, 2]]}),
        json!({"letters": ["P1"], "counted": [[-1, 1, 2]]}),
        json!({"letters": ["P1"], "counted": [[1.5, 1, 2]]}),
        json!({"letters": ["P1"], "counted": [[65537, 2, 3]]}),
        json!({"letters": ["P1"], "counted": [["1", "2", "3"]]}),
        json!({"letters": ["P1"], "counted": ["123"]}),
        json!({"letters": ["P1"], "counted": [[1, 2, 3], []]}),
        json!({"letters": ["P1"], "counted": [[1, 2, 3]], "move": 1}),
        json!({"letters": ["P1"], "counted": [[1, 2, 3]], "move": -1}),
        json!({"letters": ["P1"], "counted": [[1, 2, 3]], "instead": "F9"}),
    ] {
        let answer = ask(&with(&prove(), "proof", proof.clone()));
        assert_eq!(answer["sustained"], json!(false), "{proof}: {answer}");
        assert!(answer["flaw"].as_str().is_some_and(|flaw| !flaw.is_empty()), "{proof}: {answer}");
    }
}

/// "Found by exhaustive search over these rules" (`lawtoe.md`), and a pending challenge.
#[test]
fn matches_are_solved() {
    let solve = |variant, goal, moves: Value| {
        ask(&json!({"ask": "solve", "game": "lawtoe", "variant": variant, "goal": goal, "moves": moves}))
    };
    let (plaintiff, defendant) = (json!({"winner": "plaintiff"}), json!({"winner": "defendant"}));
    assert_eq!(solve("dragoman", "E", json!([])), defendant);
    assert_eq!(solve("dragoman", "O", json!([])), plaintiff);
    assert_eq!(solve("pedagogue", "E", json!([])), defendant);
    assert_eq!(solve("pedagogue", "O", json!([])), defendant);
    assert_eq!(solve("pedagogue", "O", json!([["P2", "P3"]])), plaintiff, "the A-flub is challenged");
    assert_eq!(solve("pedagogue", "O", json!([["P2", "P3"], ["P1"]])), defendant, "the CA-flub is challenged");
    let full = json!([["P1", "F2"], ["P4"], ["F3", "F6"], ["F5"], ["F8", "F9"], ["P7"]]);
    assert_eq!(solve("dragoman", "O", full), defendant, "P7 passed over a right challenge");
}

/// Wrong types, missing fields, unknown asks and games, bad goals, illegal moves: errors of the line.
#[test]
fn what_cannot_be_answered_is_an_error() {
    let network = json!({"ask": "network", "rules": "poe", "goal": "E", "squares": "P.FPRRPP."});
    let solve = json!({"ask": "solve", "game": "lawtoe", "variant": "dragoman", "goal": "E", "moves": []});
    for (request, fields) in [
        (&network, &["ask", "rules", "goal", "squares"][..]),
        (&solve, &["ask", "game", "variant", "goal", "moves"]),
        (&prove(), &["ask", "game", "variant", "goal", "moves", "challenge", "by", "proof"]),
    ] {
        assert!(ask(request).get("error").is_none(), "{request} is in order");
        for field in fields {
            for wrong in [json!(null), json!(1), json!(-1.5), json!("x"), json!(""), json!(true), json!([1])] {
                assert_error(&with(request, field, wrong));
            }
        }
    }
    for squares in ["P.FPRRPP", "P.FPRRPP..", "P.FPOOPP.", "p.fprrpp.", "P.FPRRPPé", "PéFPRRPP", "         "] {
        assert_error(&with(&network, "squares", json!(squares)));
    }
    for goal in ["o", "odd", "A", "A0", "A06", "E-1", "A70000", "A1.5", "E ", "OO"] {
        assert_error(&with(&network, "goal", json!(goal)));
    }
    for goal in ["A6", "E8"] {
        assert_error(&with(&solve, "goal", json!(goal)));
    }
    for moves in [
        json!([["F1"]]),
        json!([["F1", "F2", "F3"]]),
        json!([[]]),
        json!([["F1", "F1"]]),
        json!([["F1", "F5"]]),
        json!([["F1", "R2"]]),
        json!([["F1", "F10"]]),
        json!([["F1", "F2"], ["F2"]]),
        json!([["F1", "F2"], ["F3", "F4"]]),
        json!([["F1", "F2"], "F3"]),
        json!(["F1", "F2"]),
        json!([["F1", 2]]),
        json!([["f1", "f2"]]),
        json!([["F01", "F2"]]),
        json!([["F1", "F2"], ["F3"], ["F4", "F6"], ["F5"], ["F7", "F8"], ["F9"], ["F9"]]),
        json!([["F1", "F2"], ["F3"], ["F4", "F6"], ["F5"], ["F7", "F8"], ["F9"], []]),
    ] {
        assert_error(&with(&solve, "moves", moves));
    }
    for (field, value) in [
        ("by", json!("defendant")),
        ("by", json!("Plaintiff")),
        ("moves", json!([])),
        ("challenge", json!("full")),
        ("challenge", json!("P")),
        ("proof", json!({"letters": "P1", "counted": [[1, 2, 3]]})),
        ("proof", json!({"letters": ["P1"], "counted": 123})),
        ("proof", json!({"letters": ["P1"], "counted": [[1, 2, 3]], "move": "1"})),
        ("proof", json!([["P1"], [[1, 2, 3]]])),
    ] {
        assert_error(&with(&prove(), field, value));
    }
}

/// An output that is closed after this many bytes.
struct ClosedAfter(usize);

impl Write for ClosedAfter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_ends_the_referee() {
    for bytes in [0, 1, 100] {
        serve(&b"{}\n".repeat(50)[..], ClosedAfter(bytes)).expect("that is no failure");
    }
}

#[test]
fn a_line_is_at_most_a_mebibyte() {
    let line = |bytes: usize| [&b"{}"[..], &b" ".repeat(bytes - 2), b"\n"].concat();
    let answers = served(&[line(1 << 20), line((1 << 20) + 1), line(2)].concat());
    let too_long = json!({"error": "the line is too long"});
    assert_eq!(answers.iter().map(|answer| *answer == too_long).collect::<Vec<_>>(), [false, true, false]);
}

/// Every line gets one line of answer, in order, and the lines after a bad one are read.
#[test]
fn bad_lines_do_not_stop_the_referee() {
    let good = prove().to_string();
    let huge = "[".repeat(3 << 20);
    let mut input = Vec::new();
    for line in [b"" as &[u8], b"   ", b"\xff\xfe{}", b"null", b"[]", b"{", b"\"ask\"", b"\0", huge.as_bytes()] {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(good.as_bytes());
        input.extend_from_slice(b"\r\n");
    }
    let answers = served(&input);
    assert_eq!(answers.len(), 18);
    for pair in answers.chunks(2) {
        assert!(pair[0]["error"].is_string(), "{}", pair[0]);
        assert_eq!(pair[1], json!({"sustained": true}));
    }
    assert_eq!(served(b""), Vec::<Value>::new());
    assert_eq!(served(good.as_bytes()), [json!({"sustained": true})], "the last line needs no line break");
    let nested = "[".repeat(1000);
    assert!(answer(nested.as_bytes())["error"].is_string());
}

/// Any JSON value, a few levels deep, sometimes with the protocol's own words.
fn any_json() -> impl Strategy<Value = Value> {
    let words = ["A", "CA", "full", "lawtoe", "poe", "pedagogue", "O", "E8", "P1", "F5", "defendant", ".FPRO.FPO"];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".*".prop_map(Value::from),
        prop::sample::select(words.to_vec()).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::hash_map("[a-z]{1,7}", inner, 0..5).prop_map(|map| map.into_iter().collect()),
        ]
    })
}

proptest! {
    #[test]
    fn any_bytes_are_answered(line in prop::collection::vec(any::<u8>(), 0..200)) {
        answer(&line);
    }

    #[test]
    fn any_field_may_hold_anything(
        base in 0..5usize,
        field in prop::sample::select(vec![
            "ask", "game", "goal", "moves", "by", "challenge", "proof", "squares", "size", "letters",
        ]),
        value in any_json(),
    ) {
        let network = json!({"ask": "network", "rules": "lawtoe", "goal": "E", "squares": "P.FPOOPP."});
        let judge = json!({"ask": "judge", "game": "lawtoe", "variant": "dragoman", "goal": "E", "moves": []});
        ask(&with(&[network, judge, prove(), poe::judge(), poe::prove()][base], field, value));
    }

    #[test]
    fn any_proof_is_answered(
        letters in any_json(),
        counted in any_json(),
        number in any_json(),
        instead in any_json(),
    ) {
        let proof = json!({"letters": letters, "counted": counted, "move": number, "instead": instead});
        for request in [prove(), poe::prove()] {
            let answer = ask(&with(&request, "proof", proof.clone()));
            prop_assert_ne!(&answer["sustained"], &json!(true));
        }
    }
}
