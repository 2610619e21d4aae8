//! Requests about Floating Tic-Tac-Toe. The values are those of `floating.md`.

use serde_json::{Value, json};

use super::{ask, assert_error, with};

pub fn floating() -> Value {
    json!({"ask": "floating", "board": "7x7", "variations": ["touching"], "moves": ["d4", "e5"]})
}

/// Returns how many turns an answer lists, and whether this one is among them.
fn lists(answer: &Value, field: &str, turn: &str) -> (usize, bool) {
    let turns = answer[field].as_array().unwrap_or_else(|| panic!("{answer}"));
    (turns.len(), turns.contains(&json!(turn)))
}

/// The protocol's own example: a draw, and every best turn is legal.
#[test]
fn the_example_of_the_protocol() {
    let answer = ask(&floating());
    assert_eq!(answer["value"], json!(0));
    assert_eq!(lists(&answer, "legal", "c3"), (12, true));
    assert_eq!(lists(&answer, "legal", "a1"), (12, false), "a1 touches nothing");
    let best = answer["best"].as_array().expect("turns are a list");
    assert!(!best.is_empty() && best.iter().all(|turn| lists(&answer, "legal", turn.as_str().expect("text")).1));
    assert!(answer.get("score").is_none(), "{answer}");
}

#[test]
fn games_begin_in_the_centre() {
    let begun = |board: &str| ask(&json!({"ask": "floating", "board": board, "variations": [], "moves": []}));
    assert_eq!(begun("7x7"), json!({"legal": ["d4"], "value": 0, "best": ["d4"]}));
    let centre = json!(["d4", "e4", "d5", "e5"]);
    assert_eq!(begun("8x8"), json!({"legal": centre, "value": 0, "best": centre}));
}

/// "At the end" the score is given; "with *fewest*" the value is "O's count less X's".
#[test]
fn the_end_has_a_score() {
    let x = ["d4", "e4", "f4", "d5", "d6", "d7", "f6", "e7"];
    let o = ["g4", "g5", "g6", "g7", "e5", "f5", "e6", "f7"];
    let moves: Vec<&str> = x.into_iter().zip(o).flat_map(|(x, o)| [x, o]).collect();
    let request = json!({"ask": "floating", "board": "7x7", "variations": [], "moves": moves});
    let end = |x: i32, o: i32, value: i32| json!({"legal": [], "value": value, "best": [], "score": {"x": x, "o": o}});
    // X: file d counts two, rank 4 one. O: file g counts two, rank 5 one, e6 f5 g4 one, and e5 with f5.
    let answer = ask(&request);
    let score = |side: &str| answer["score"][side].as_i64().expect("points are a number") as i32;
    assert_eq!((score("x"), score("o")), (3, 4));
    assert_eq!(answer, end(3, 4, -1));
    assert_eq!(ask(&with(&request, "variations", json!(["fewest"]))), end(3, 4, 1));
    // X: the two of file d, and d4 for the lower of them with rank 4. O: the two of file g share; rank 5 shares g5 with
    // both; e6 f5 g4 shares g4 with the lower and f5 with the rank.
    assert_eq!(ask(&with(&request, "variations", json!(["sharing"]))), end(5, 9, -4));
}

/// "With *moving*, a turn that moves a checker first is `d4-e4,c3`."
#[test]
fn a_turn_may_move_a_checker() {
    let moves = json!(["d4", "e5", "d4-e4,d5", "c4", "d6", "f3"]);
    let request = json!({"ask": "floating", "board": "7x7", "variations": ["moving"], "moves": moves});
    let answer = ask(&request);
    assert!(answer["error"].is_null(), "{answer}");
    assert!(lists(&answer, "legal", "e6").1);
    assert!(!lists(&answer, "legal", "d5-e6,d3").1, "X has moved a checker");
    let replied = ask(&with(&request, "moves", json!(["d4", "e5", "d4-e4,d5", "c4", "d6"])));
    assert!(lists(&replied, "legal", "e5-e6,d3").1, "O has not");
}

/// One solver answers about one setup after another.
#[test]
fn setups_may_follow_one_another() {
    let late = |variations: Value| {
        json!({"ask": "floating", "board": "8x8", "variations": variations,
            "moves": ["d4", "e5", "c4", "c5", "d5", "e4", "d6", "e6"]})
    };
    let requests = [late(json!([])), late(json!(["fewest", "sharing"])), floating(), late(json!(["moving"]))];
    let alone: Vec<Value> = requests.iter().map(ask).collect();
    let mut referee = super::Referee::default();
    for _ in 0..2 {
        for (request, alone) in requests.iter().zip(&alone) {
            let answer = referee.answer(request.to_string().as_bytes());
            assert_eq!(&serde_json::from_str::<Value>(&answer).expect("an answer is JSON"), alone, "{request}");
        }
    }
}

#[test]
fn what_cannot_be_answered_is_an_error() {
    for field in ["ask", "board", "moves"] {
        assert_error(&with(&floating(), field, Value::Null));
    }
    for field in ["board", "variations", "moves"] {
        for wrong in [json!(1), json!("x"), json!({}), json!(true), json!([1]), json!(["x"]), json!([[]])] {
            assert_error(&with(&floating(), field, wrong));
        }
    }
    for board in ["7X7", "9x9", "paper", "8x8 "] {
        assert_error(&with(&floating(), "board", json!(board)));
    }
    for variations in [json!(["Touching"]), json!(["touching", "touching"]), json!(["plain"]), json!([""])] {
        assert_error(&with(&floating(), "variations", variations));
    }
    for moves in [
        json!(["c3"]),
        json!(["d4", "d4"]),
        json!(["D4"]),
        json!(["d4", "a1"]),
        json!(["d4", "e5", "d4-e4,d5"]),
        json!(["d4", "h4"]),
        json!(["d4", "d44"]),
        json!(["d4", "e5", "h8"]),
    ] {
        assert_error(&with(&floating(), "moves", moves));
    }
    let moving = with(&floating(), "variations", json!(["moving"]));
    for turn in ["d4-e4, d5", "d4-d4,d5", "e5-e4,d5", "d4-e4", "d4-e4,e4", "d4-e4,", "-,d4", "d4-a5,b5", "d4-b5,f5"] {
        assert_error(&with(&moving, "moves", json!(["d4", "e5", turn])));
    }
}
