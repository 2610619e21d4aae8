//! The request of Wholes.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{ask, assert_error, with};

fn whole(cards: &[&str]) -> Value {
    ask(&json!({"ask": "whole", "cards": cards}))
}

/// The protocol's own example.
#[test]
fn the_example_of_the_protocol() {
    let cards = ["1/4", "0.25", "50%", "33 1/3%", "0.(3)"];
    assert_eq!(whole(&cards), json!({"sum": "5/3", "whole": false}));
}

#[test]
fn cards_add_up() {
    for (cards, sum) in [
        (&["1/4", "75%"][..], "1"),
        (&["0.(3)", "33 1/3%", "pie 1/3"], "1"),
        (&["0.1(6)", "5/6"], "1"),
        (&["bar 1/2"], "1/2"),
        (&["1.0"], "1"),
        (&["100%", "1/1"], "2"),
        (&[], "0"),
        (&["1/3", "0.333"], "1999/3000"),
        (&["2/8", "0.250", "50.0%"], "1"),
        (&["1/997", "1/991", "1/983", "1/977", "1/971"], "4683154549945/921374363638847"),
    ] {
        assert_eq!(whole(cards), json!({"sum": sum, "whole": sum == "1"}), "{cards:?}");
    }
}

/// Sums over every possible denominator have hundreds of digits; sums of very many cards take little time.
#[test]
fn sums_of_any_size_are_exact() {
    let every: Vec<String> =
        (1..=1_000).flat_map(|denominator| vec![format!("1/{denominator}"); denominator]).collect();
    assert_eq!(ask(&json!({"ask": "whole", "cards": every})), json!({"sum": "1000", "whole": false}));
    let harmonic: Vec<String> = (1..=1_000).map(|denominator| format!("1/{denominator}")).collect();
    let answer = ask(&json!({"ask": "whole", "cards": harmonic}));
    let digits = answer["sum"].as_str().and_then(|sum| sum.split('/').next()).map(str::len);
    assert_eq!(digits, Some(434));
    assert_eq!(ask(&json!({"ask": "whole", "cards": vec!["1/1000"; 100_000]})), json!({"sum": "100", "whole": false}));
}

#[test]
fn bad_cards_are_errors() {
    let request = json!({"ask": "whole", "cards": ["1/4"]});
    for cards in [
        json!(null),
        json!("1/4"),
        json!({}),
        json!([0.25]),
        json!([null]),
        json!([["1/4"]]),
        json!(["1/4", ""]),
        json!(["BAIT"]),
        json!(["0/4"]),
        json!(["-1/4"]),
        json!(["1/0"]),
        json!(["5/4"]),
        json!(["1/1001"]),
        json!(["1/4 1/4"]),
        json!(["0.3..."]),
        json!(["33 1/3"]),
        json!(["9".repeat(100_000)]),
        json!(["½"]),
    ] {
        assert_error(&with(&request, "cards", cards));
    }
}

proptest! {
    /// Parts of any denominators, in random forms, with what is missing to one whole.
    #[test]
    fn a_whole_is_known(parts in prop::collection::vec(1..20_u32, 1..12)) {
        let whole: u32 = parts.iter().sum();
        let cards: Vec<String> = parts.iter().enumerate().map(|(place, part)| match place % 3 {
            0 => format!("{part}/{whole}"),
            1 => format!("{}/{whole}%", 100 * part),
            _ => format!("pie {}/{}", 2 * part, 2 * whole),
        }).collect();
        let one = json!({"sum": "1", "whole": true});
        prop_assert_eq!(ask(&json!({"ask": "whole", "cards": cards})), one);
        let less = ask(&json!({"ask": "whole", "cards": cards[1..]}));
        prop_assert_eq!(&less["whole"], &json!(false));
    }
}
