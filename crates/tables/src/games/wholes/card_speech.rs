//! Values and cards as they are said aloud.

use flub::games::wholes::{Card, Face, Form, Value};

use crate::i18n::Words;

/// How the value of a face is said: “three fourths”, “25 percent”, “zero point three repeating”.
pub fn say_face(words: &Words, face: &Face) -> String {
    match face.form() {
        Form::Fraction | Form::Pie | Form::Bar => say_value(words, face.value()),
        Form::Decimal => say_decimal(words, face),
        Form::Percent => {
            let (count, rest) = face.percent();
            let part = || ("part", say_value(words, rest).into());
            match (count, *rest.numer()) {
                (_, 0) => words.with("wholes-say-percent", &[("count", count.into())]),
                (0, _) => words.with("wholes-say-percent-part", &[part()]),
                _ => words.with("wholes-say-percent-mixed", &[("count", count.into()), part()]),
            }
        }
    }
}

/// How a value is said as a fraction: “three fourths”, “one and one half”, “two wholes”.
pub fn say_value(words: &Words, value: Value) -> String {
    let (whole, rest) = (value.to_integer(), value.fract());
    let counted = |count: u32| {
        let number = words.with("wholes-say-number", &[("count", count.into())]);
        [("count", count.into()), ("number", number.into())]
    };
    let [count, number] = counted(whole);
    if *rest.numer() == 0 {
        return words.with("wholes-say-whole", &[count, number]);
    }
    let [parts, parts_number] = counted(*rest.numer());
    let part = words.with("wholes-say-fraction", &[parts, parts_number, ("denominator", (*rest.denom()).into())]);
    if whole == 0 { part } else { words.with("wholes-say-mixed", &[count, number, ("part", part.into())]) }
}

fn say_decimal(words: &Words, face: &Face) -> String {
    let Some(digits) = face.digits() else { return say_value(words, face.value()) };
    let spelled = |digits: &str| {
        let names = digits.chars().filter_map(|digit| digit.to_digit(10));
        let names = names.map(|digit| words.with("wholes-say-digit", &[("digit", digit.into())]));
        let joined = names
            .reduce(|first, then| words.with("wholes-say-digits", &[("first", first.into()), ("then", then.into())]));
        joined.unwrap_or_default()
    };
    let once = if digits.repeating.is_empty() && digits.once.is_empty() { "0" } else { &digits.once };
    let ends = match (once, digits.repeating.as_str()) {
        (_, "") => "ends",
        ("", _) => "repeats",
        _ => "both",
    };
    let parts = [
        ("ends", ends.into()),
        ("whole", spelled(&digits.whole.to_string()).into()),
        ("once", spelled(once).into()),
        ("repeating", spelled(&digits.repeating).into()),
    ];
    words.with("wholes-say-decimal", &parts)
}

/// The values one after another: “one half plus one fourth”.
pub fn say_sum(words: &Words, faces: &[Face]) -> String {
    let parts = faces.iter().map(|face| say_face(words, face));
    let sum = parts.reduce(|sum, part| words.with("wholes-say-plus", &[("sum", sum.into()), ("part", part.into())]));
    sum.unwrap_or_else(|| say_value(words, Value::from_integer(0)))
}

/// The sum of faces. `None` if its denominator is too large.
pub fn sum(faces: &[Face]) -> Option<Value> {
    let (parts, whole) = Face::in_common_parts(faces)?;
    let sum = parts.into_iter().try_fold(0_u32, u32::checked_add)?;
    Some(Value::new(sum, whole))
}

/// The sum as a sentence, right or wrong: “one half plus one fourth plus 25 percent equals one whole”.
pub fn say_equation(words: &Words, faces: &[Face]) -> String {
    let plus = say_sum(words, faces);
    match sum(faces) {
        Some(sum) if faces.len() > 1 || sum == Value::from_integer(1) => {
            words.with("wholes-say-equals", &[("sum", plus.into()), ("value", say_value(words, sum).into())])
        }
        _ => plus,
    }
}

/// The sum as a sentence, with what it lacks or exceeds.
pub fn say_sum_so_far(words: &Words, faces: &[Face]) -> String {
    let (sentence, one) = (say_equation(words, faces), Value::from_integer(1));
    let with = |rest: Value| [("sentence", sentence.as_str().into()), ("rest", say_value(words, rest).into())];
    match sum(faces) {
        Some(sum) if sum < one => words.with("wholes-sum-missing", &with(one - sum)),
        Some(sum) if sum > one => words.with("wholes-sum-beyond", &with(sum - one)),
        _ => sentence,
    }
}

/// The spoken name of a face: its value, and its form if the value does not imply it.
pub fn face_label(words: &Words, face: &Face) -> String {
    let form = match face.form() {
        Form::Fraction | Form::Decimal | Form::Percent => return say_face(words, face),
        Form::Pie => "pie",
        Form::Bar => "bar",
    };
    words.with("wholes-picture-label", &[("form", form.into()), ("value", say_face(words, face).into())])
}

/// The spoken name of a card: its value and form, or its name and rule.
pub fn card_label(words: &Words, card: &Card) -> String {
    match card {
        Card::Face(face) => face_label(words, face),
        Card::Bait | Card::Replay | Card::Swap => {
            let parts = [("name", special_name(words, card).into()), ("rule", special_rule(words, card).into())];
            words.with("wholes-special-label", &parts)
        }
    }
}

/// The short name of a card in a sentence: its value and form, or its name.
pub fn card_name(words: &Words, card: &Card) -> String {
    match card {
        Card::Face(face) => face_label(words, face),
        Card::Bait | Card::Replay | Card::Swap => special_name(words, card),
    }
}

/// The name printed on a special card. Nothing for one with a value.
pub fn special_name(words: &Words, card: &Card) -> String {
    match card {
        Card::Face(_) => String::new(),
        Card::Bait => words.text("wholes-bait"),
        Card::Replay => words.text("wholes-replay"),
        Card::Swap => words.text("wholes-swap"),
    }
}

/// The rule printed on a special card. Nothing for one with a value.
pub fn special_rule(words: &Words, card: &Card) -> String {
    match card {
        Card::Face(_) => String::new(),
        Card::Bait => words.text("wholes-bait-rule"),
        Card::Replay => words.text("wholes-replay-rule"),
        Card::Swap => words.text("wholes-swap-rule"),
    }
}
