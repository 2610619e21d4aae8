//! The misconceptions by which learners take one amount for another.

use super::{Amount, Misconception};
use crate::games::wholes::{Face, Form, Value};

/// Returns the digits after the point of a decimal, or the whole number of a percent.
pub(super) fn digits(face: Face) -> u32 {
    match face.form() {
        Form::Percent => face.percent().0,
        _ => face.digits().and_then(|digits| format!("{}{}", digits.once, digits.repeating).parse().ok()).unwrap_or(0),
    }
}

/// Whether a decimal repeats, or a percent whose value is a repeating decimal.
pub(super) fn repeats(face: Face) -> bool {
    let ends = face.digits().is_some_and(|digits| digits.repeating.is_empty());
    matches!(face.form(), Form::Decimal | Form::Percent) && !ends
}

/// Returns the misconception by which an offered amount is taken for the one shown, if there is one.
pub(super) fn find_belief(shown: Amount, offered: Amount) -> Option<Misconception> {
    let (value, taken) = (shown.value(), offered.value());
    let (top, bottom) = shown.numbers();
    let (offered_top, offered_bottom) = offered.numbers();
    if let Amount::Face(face) = shown {
        match (face.form(), offered.form()) {
            (Form::Pie | Form::Bar, Form::Fraction) => {
                let rest = bottom - top;
                if rest > 0 && taken == Value::new(top, rest) {
                    return Some(Misconception::PartToPart);
                }
                return (taken == Value::from_integer(1) - value).then_some(Misconception::OtherPart);
            }
            (Form::Decimal, Form::Fraction) if digits(face) > 1 && taken == Value::new(1, digits(face)) => {
                return Some(Misconception::DigitAsBottom);
            }
            (_, Form::Percent) => return find_percent_belief(face, taken),
            _ => {}
        }
    }
    if tenfold(value, taken) || tenfold(taken, value) {
        return Some(Misconception::TenthsAsHundredths);
    }
    if offered_top > top && offered_top - top == offered_bottom.wrapping_sub(bottom) {
        return Some(Misconception::AddsToBoth);
    }
    let changes = (offered_top == top) != (offered_bottom == bottom);
    (changes && offered.form() == Form::Fraction).then_some(Misconception::ChangesOne)
}

fn tenfold(value: Value, other: Value) -> bool {
    value * 10 == other
}

/// Returns the misconception by which a percent is taken for a face, if there is one.
fn find_percent_belief(face: Face, taken: Value) -> Option<Misconception> {
    let (top, bottom) = (*face.value().numer(), *face.value().denom());
    let is = |hundredths: u32| taken == Value::new(hundredths, 100);
    let read = match face.form() {
        Form::Decimal => is(digits(face)),
        _ => is(10 * top + bottom) || is(top),
    };
    if is(bottom) && face.form() != Form::Decimal {
        Some(Misconception::BottomAsPercent)
    } else {
        read.then_some(Misconception::DigitsAsPercent)
    }
}
