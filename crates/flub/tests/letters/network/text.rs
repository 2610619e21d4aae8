//! Text forms: what is written reads back, and nothing else is accepted.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use flub::network::{Goal, Letter, Line, Listing, Network, Placement, Rules, Size, Square};
use proptest::prelude::*;

/// Parses a text and writes it again; `None` means that it is refused.
fn check<T: FromStr + Display>(text: &str, expected: Option<&str>) {
    let read = text.parse::<T>().ok().map(|value| value.to_string());
    assert_eq!(read.as_deref(), expected, "{text:?}");
}

fn returns<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(value: T) {
    assert_eq!(value.to_string().parse::<T>().unwrap(), value);
}

#[test]
fn goals() {
    for goal in ["O", "E", "A1", "A6", "E8", "E40", "A999"] {
        check::<Goal>(goal, Some(goal));
    }
    for (text, goal) in [("o", "O"), ("e", "E"), ("a6", "A6"), ("e8", "E8")] {
        check::<Goal>(text, Some(goal));
    }
    for text in ["", "A", "6", "O3", "A0", "E0", "A-1", "E+1", "A1000", "A65536", "A6 ", " A6", "A06", "AA", "É", "Eé"]
    {
        check::<Goal>(text, None);
    }
}

#[test]
fn squares() {
    for (side, size) in [(3, Size::Three), (4, Size::Four)] {
        assert_eq!((Size::from_side(side), size.side()), (Some(size), side));
        let area = side * side;
        assert!((0..20).filter(|&number| size.square(number).is_some()).eq(1..=area), "squares are counted from 1");
        for (index, square) in size.squares().enumerate() {
            assert_eq!((square.index(), square.number(), size.square(index + 1)), (index, index + 1, Some(square)));
            assert_eq!(Square::try_from(u8::from(square)), Ok(square));
        }
    }
    assert!([0, 1, 2, 5].into_iter().all(|side| Size::from_side(side).is_none()));
}

#[test]
fn placements() {
    for placement in ["F2", "P16", "R1", "O9"] {
        check::<Placement>(placement, Some(placement));
    }
    check::<Placement>("f2", Some("F2"));
    for text in ["", "F", "2", "F0", "F17", "F02", "F+2", "F-2", "X2", "2F", "F2 ", "F2P3", "é2", "Fé"] {
        check::<Placement>(text, None);
    }
    for square in Size::Four.squares() {
        Letter::ALL.into_iter().for_each(|letter| returns(Placement { letter, square }));
    }
}

#[test]
fn listed_connections() {
    for listing in ["157", "1-6-11-16", "1-2-3-4", "12", "5", "16-", "-", "0", "10-5", "300-1"] {
        check::<Listing>(listing, Some(listing));
    }
    for (text, listing) in [("1-5-7", "157"), ("1234", "1-2-3-4"), ("5-", "5")] {
        check::<Listing>(text, Some(listing));
    }
    for text in ["", "a", "1 5 7", "15x", "1-x", "1--7", "-1-2", "1-2-", "--", "1-+2", "65536-1", "é", "1é"] {
        check::<Listing>(text, None);
    }
    [Size::Three, Size::Four].into_iter().flat_map(Line::all).for_each(|line| returns(Listing::from(line)));
}

#[test]
fn networks() {
    let read = |rules, text| Network::read(rules, text).map(|network| network.to_string());
    assert_eq!(read(Rules::Poe, "PRF......").as_deref(), Some("PRF......"));
    assert_eq!(read(Rules::LawToe, "pof.............").as_deref(), Some("POF............."));
    for (rules, text) in [
        (Rules::Poe, ""),
        (Rules::Poe, "POF......"),
        (Rules::LawToe, "PRF......"),
        (Rules::Poe, "PRF....."),
        (Rules::Poe, "PRX......"),
        (Rules::Poe, "PR ......"),
        (Rules::Poe, "é......."),
        (Rules::Poe, "éééé."),
    ] {
        assert_eq!(read(rules, text), None, "{text}");
    }
}

#[test]
fn squares_and_placements_outside_every_network_are_refused() {
    assert_eq!(serde_json::from_str::<Square>("15").ok(), Size::Four.square(16));
    assert!(serde_json::from_str::<Square>("16").is_err());
    assert!(serde_json::from_str::<Square>("200").is_err());
    assert!(serde_json::from_str::<Placement>(r#"{"letter":"P","square":16}"#).is_err());
}

proptest! {
    #[test]
    fn written_text_reads_back(number in 1..=Goal::LARGEST, list in prop::collection::vec(any::<u16>(), 0..6)) {
        returns(Goal::AtLeast(number));
        returns(Goal::Exactly(number));
        returns(Listing(list));
    }

    #[test]
    fn no_text_is_a_panic(text in any::<String>(), near in "[OEAFPR0-9. +-]{0,17}") {
        for text in [text, near] {
            let _ = (text.parse::<Goal>(), text.parse::<Placement>(), text.parse::<Listing>());
            let _ = (Network::read(Rules::Poe, &text), Network::read(Rules::LawToe, &text));
        }
    }
}
