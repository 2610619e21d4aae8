use serde_json::{Value, json};

use super::{ask, assert_error};

#[test]
fn points_and_tables_are_those_of_the_tournament() {
    let points = |places: Value| ask(&json!({"ask": "points", "places": places}));
    assert_eq!(points(json!([1, 1, 3])), json!({"points": [50, 50, 20]}));
    assert_eq!(points(json!([4, 1, 2, 2])), json!({"points": [20, 60, 40, 40]}));
    assert_eq!(points(json!([1, 1])), json!({"points": [40, 40]}));
    let tables = |players: Value| ask(&json!({"ask": "tables", "players": players}));
    assert_eq!(tables(json!(29)), json!({"sizes": [4, 4, 3, 3, 3, 3, 3, 3, 3]}));
    assert_eq!(tables(json!(0)), json!({"sizes": []}));
}

#[test]
fn other_places_and_numbers_are_errors() {
    for places in [json!(null), json!([]), json!([1]), json!([1, 3]), json!([1, 1, 2]), json!([0, 1]), json!([1, -2])] {
        assert_error(&json!({"ask": "points", "places": places}));
    }
    for places in [json!([1, 2.5]), json!(["1", "2"]), json!([1, 2, 3, 4, 5]), json!([1, u64::MAX]), json!("1 2")] {
        assert_error(&json!({"ask": "points", "places": places}));
    }
    for players in [json!(null), json!(-1), json!(61), json!(u64::MAX), json!(2.5), json!("29"), json!([29])] {
        assert_error(&json!({"ask": "tables", "players": players}));
    }
}

#[test]
fn a_pasted_list_is_shown_as_it_is_read() {
    let roster = |text: &str| ask(&json!({"ask": "roster", "text": text}));
    assert_eq!(
        roster("Name\tPoints\nJose\u{301}\t1,234\nBen\t999\nCid\t\n"),
        json!({"names": ["José", "Ben", "Cid"], "numbers": [1234.0, 999.0, null]})
    );
    assert_eq!(roster("García, Ana\nBen"), json!({"names": ["García, Ana", "Ben"], "numbers": null}));
    assert_eq!(roster(""), json!({"names": [], "numbers": null}));
    assert_error(&json!({"ask": "roster"}));
}

#[test]
fn what_a_class_hands_in_is_shown_as_it_is_read() {
    let text = "27/11/26, 09:12 - Ana: 1,,QUlziTA\nBen\n1,,QUlziTA";
    let progress = flub::lessons::Progress::read(&flub::games::ladders(), "1,,QUlziTA");
    let read = ask(&json!({"ask": "hand_ins", "text": text}));
    match progress {
        Ok(_) => {
            let students =
                json!([{"nickname": "Ana", "progress": "1,,QUlziTA"}, {"nickname": null, "progress": "1,,QUlziTA"}]);
            assert_eq!(read["students"], students);
            assert_eq!(read["refused"], json!([{"line": 2, "why": "nothing in it looks like progress"}]));
        }
        Err(fault) => panic!("{fault:?}"),
    }
    assert_error(&json!({"ask": "hand_ins", "text": 1}));
}
