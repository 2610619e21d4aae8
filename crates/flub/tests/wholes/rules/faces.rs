//! Values and their forms, as text.

use flub::games::wholes::{Card, Face, FaceFlaw, Form, Value};
use proptest::prelude::*;

fn read(text: &str) -> Option<(u32, u32, Form)> {
    let face: Face = text.parse().ok()?;
    Some((*face.value().numer(), *face.value().denom(), face.form()))
}

/// "Values are exact rationals, never floating point: one third as a percent is 33 1/3 %, as a decimal 0.3 with a bar."
#[test]
fn forms_are_read_and_written() {
    for (text, numerator, denominator, form) in [
        ("1/4", 1, 4, Form::Fraction),
        ("0.25", 1, 4, Form::Decimal),
        ("25%", 1, 4, Form::Percent),
        ("pie 3/4", 3, 4, Form::Pie),
        ("bar 1/2", 1, 2, Form::Bar),
        ("33 1/3%", 1, 3, Form::Percent),
        ("0.(3)", 1, 3, Form::Decimal),
        ("0.1(6)", 1, 6, Form::Decimal),
        ("0.(142857)", 1, 7, Form::Decimal),
        ("16 2/3%", 1, 6, Form::Percent),
        ("12 1/2%", 1, 8, Form::Percent),
        ("1/3%", 1, 300, Form::Percent),
        ("0.000001", 0, 0, Form::Decimal),
        ("0.001", 1, 1000, Form::Decimal),
        ("1/1", 1, 1, Form::Fraction),
        ("1.0", 1, 1, Form::Decimal),
        ("100%", 1, 1, Form::Percent),
    ] {
        if denominator == 0 {
            assert_eq!(read(text), None, "{text}: its denominator is too large");
            continue;
        }
        assert_eq!(read(text), Some((numerator, denominator, form)), "{text}");
        assert_eq!(text.parse::<Face>().map(|face| face.to_string()).as_deref(), Ok(text));
    }
}

/// Other spellings people use are read correctly.
#[test]
fn other_ways_to_write_are_read() {
    for (text, written) in [
        (" 2/8 ", "1/4"),
        ("0.50", "0.5"),
        ("00.5", "0.5"),
        ("0.3(3)", "0.(3)"),
        ("0.(33)", "0.(3)"),
        ("0.(9)", "1.0"),
        ("1", "1.0"),
        ("12.5%", "12 1/2%"),
        ("33 2/6 %", "33 1/3%"),
        ("0.(3)%", "1/3%"),
        ("pie  2/4", "pie 1/2"),
    ] {
        assert_eq!(text.parse::<Face>().map(|face| face.to_string()).as_deref(), Ok(written), "{text:?}");
    }
}

/// Zero, negative and hostile values cannot be written.
#[test]
fn invalid_faces_are_refused() {
    for text in [
        "",
        " ",
        "0",
        "0/1",
        "0.0",
        "0%",
        "-1/4",
        "1/-4",
        "-0.25",
        "-25%",
        "+1/4",
        "1/0",
        "0/0",
        "pie 0/4",
        "bar 5/4",
        "5/4",
        "2",
        "1.5",
        "101%",
        "100 1/2%",
        "1/1001",
        "1/4294967296",
        "99999999999999999999/3",
        "0.0(0)",
        "0.()",
        "0.25()",
        "0.(3",
        "0.3)",
        "0.((3))",
        "0.(3)3",
        "0..5",
        ".5",
        "0.1234567",
        "0.(1234567)",
        "0.12345678901234567890",
        "1/7%%",
        "33 1/3",
        "33 1/3 1/3%",
        "1//4",
        "1/4/4",
        "1/ 4",
        "1 /4",
        "0,5",
        "1e-1",
        "½",
        "¼",
        "25٪",
        "٢/٤",
        "pie",
        "bar",
        "pie 0.5",
        "pizza 1/4",
        "PIE 1/4",
        "NaN",
        "inf",
        "bait",
        "Swap",
        "BAIT 1/4",
        "1/4\0",
        "1\u{a0}/4",
        "💩",
    ] {
        assert!(text.parse::<Card>().is_err(), "{text:?} was read as {:?}", text.parse::<Card>());
    }
    assert!("9".repeat(1_000_000).parse::<Card>().is_err());
    assert!(format!("0.{}", "3".repeat(1_000_000)).parse::<Card>().is_err());
    assert!(format!("1/{}", "0".repeat(1_000_000)).parse::<Card>().is_err());
}

#[test]
fn every_flaw_of_a_face() {
    let check = |numerator, denominator, form| Face::check(Value::new(numerator, denominator), form).err();
    assert_eq!(check(0, 7, Form::Pie), Some(FaceFlaw::Zero));
    assert_eq!(check(1_002, 1_001, Form::Bar), Some(FaceFlaw::OverOne));
    assert_eq!(check(1, 1_001, Form::Fraction), Some(FaceFlaw::Denominator(1_001)));
    assert_eq!(check(2, 2_002, Form::Fraction), Some(FaceFlaw::Denominator(1_001)));
    assert_eq!(check(1, 17, Form::Decimal), Some(FaceFlaw::Digits));
    assert_eq!(check(1, 17, Form::Percent), None);
    assert_eq!(check(7, 7, Form::Decimal), None);
}

/// A value is read correctly, whether a card shows it or not.
#[test]
fn values_are_read() {
    for (text, value) in [
        ("3/8", Some((3, 8))),
        (" 6/16 ", Some((3, 8))),
        ("0.375", Some((3, 8))),
        ("37 1/2%", Some((3, 8))),
        ("0/5", Some((0, 1))),
        ("9/2", Some((9, 2))),
        ("1/1001", Some((1, 1_001))),
        ("-1/2", None),
        ("pie 1/2", None),
        ("1/0", None),
        ("", None),
        ("99999999999/2", None),
    ] {
        assert_eq!(
            Face::read_value(text),
            value.map(|(numerator, denominator)| Value::new(numerator, denominator)),
            "{text:?}"
        );
    }
}

#[test]
fn faces_have_parts_in_common() {
    let parts = |texts: &[&str]| {
        let faces: Vec<Face> = texts.iter().map(|text| text.parse().expect("a face")).collect();
        Face::in_common_parts(&faces)
    };
    assert_eq!(parts(&[]), Some((vec![], 1)));
    assert_eq!(parts(&["1/2", "pie 1/3", "25%"]), Some((vec![6, 4, 3], 12)));
    assert_eq!(parts(&["999/1000"; 400]), Some((vec![999; 400], 1_000)));
    assert_eq!(parts(&["1/997", "1/991", "1/983", "1/977"]), None, "the parts are too small");
}

#[test]
fn special_cards_are_read() {
    for (text, card) in [("BAIT", Card::Bait), (" SWAP ", Card::Swap), ("REPLAY", Card::Replay)] {
        assert_eq!(text.parse(), Ok(card));
        assert_eq!(card.to_string(), text.trim());
    }
}

fn form() -> impl Strategy<Value = Form> {
    prop::sample::select(Form::ALL.to_vec())
}

/// Returns the digits of a decimal, by long division, or `None` if six are not enough.
fn divided(numerator: u32, denominator: u32) -> Option<Vec<u32>> {
    let (mut rest, mut digits, mut rests) = (numerator % denominator, Vec::new(), Vec::new());
    while rest > 0 && !rests.contains(&rest) {
        rests.push(rest);
        digits.push(rest * 10 / denominator);
        rest = rest * 10 % denominator;
    }
    (digits.len() <= 6).then_some(digits)
}

proptest! {
    /// A possible face is written and read back, and it is possible whenever its value and form allow.
    #[test]
    fn written_faces_are_read(numerator in 0..1_200_u32, denominator in 1..1_200_u32, form in form()) {
        let value = Value::new(numerator, denominator);
        let fits = numerator > 0 && numerator <= denominator && *value.denom() <= 1_000;
        let short = form != Form::Decimal || divided(*value.numer(), *value.denom()).is_some();
        let face = Face::new(value, form);
        prop_assert_eq!(face.is_some(), fits && short);
        if let Some(face) = face {
            prop_assert_eq!((face.value(), face.form()), (value, form));
            prop_assert_eq!(face.to_string().parse(), Ok(face));
            prop_assert_eq!(face.to_string().parse(), Ok(Card::Face(face)));
        }
    }

    /// Digits are those of long division, and those under the bar repeat for ever.
    #[test]
    fn decimals_are_exact(numerator in 1..1_000_u64, denominator in 1..1_000_u64) {
        let value = Value::new(numerator as u32, denominator as u32);
        let Some(digits) = Face::new(value, Form::Decimal).and_then(|face| face.digits()) else { return Ok(()) };
        let number = |digits: &str| digits.parse().unwrap_or(0_u64);
        let shift = 10_u64.pow(digits.once.len() as u32);
        let nines = (10_u64.pow(digits.repeating.len() as u32) - 1).max(1);
        let parts = (u64::from(digits.whole) * shift + number(&digits.once)) * nines + number(&digits.repeating);
        prop_assert_eq!(parts * denominator, numerator * shift * nines);
    }

    #[test]
    fn any_text_is_answered(text in "(?s).{0,40}", numbers in "[0-9/.()% piebar-]{0,16}") {
        for text in [text, numbers] {
            if let Ok(card) = text.parse::<Card>() {
                prop_assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
    }
}
