use std::{fmt, str::FromStr};

use num_integer::Integer;
use num_rational::Ratio;

use crate::play::Unreadable;

/// An exact part of one whole.
pub type Value = Ratio<u32>;

/// What a card with a value shows: the value in a form. Written `1/4`, `0.25`, `0.(3)`, `33 1/3%`, `pie 1/4`, `bar
/// 1/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    value: Value,
    form: Form,
}

/// The form in which a value is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// A numerator over a denominator.
    Fraction,
    /// Digits after a point, with a bar over those that repeat.
    Decimal,
    /// A number of hundredths, followed by a fraction if it is not whole.
    Percent,
    /// A disc with a part of it shaded.
    Pie,
    /// A rectangle with a part of it shaded.
    Bar,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 5] = [Form::Fraction, Form::Decimal, Form::Percent, Form::Pie, Form::Bar];
}

/// Why a card cannot show a value in a form. Flaws are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceFlaw {
    /// The value is zero.
    Zero,
    /// The value is more than one whole.
    OverOne,
    /// The denominator is larger than [`Face::LARGEST_DENOMINATOR`].
    Denominator(u32),
    /// The decimal has more than [`Face::MOST_DIGITS`] digits.
    Digits,
}

/// The digits of a decimal, in three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// The digits before the point.
    pub whole: u32,
    /// The digits after the point that do not repeat.
    pub once: String,
    /// The digits that repeat. Empty if the decimal ends.
    pub repeating: String,
}

impl Face {
    /// The largest denominator on a card.
    pub const LARGEST_DENOMINATOR: u32 = 1_000;

    /// The largest number of digits after the point on a card.
    pub const MOST_DIGITS: usize = 6;

    /// Returns the face with this value in this form, or `None` if [`Face::check`] finds a flaw.
    pub fn new(value: Value, form: Form) -> Option<Self> {
        Self::check(value, form).ok()
    }

    /// Returns the face with this value in this form.
    ///
    /// # Errors
    /// Returns the first reason why a card cannot show it.
    pub fn check(value: Value, form: Form) -> Result<Self, FaceFlaw> {
        let face = Self { value, form };
        if *value.numer() == 0 {
            Err(FaceFlaw::Zero)
        } else if value > Value::from_integer(1) {
            Err(FaceFlaw::OverOne)
        } else if *value.denom() > Self::LARGEST_DENOMINATOR {
            Err(FaceFlaw::Denominator(*value.denom()))
        } else if form == Form::Decimal && face.digits().is_none() {
            Err(FaceFlaw::Digits)
        } else {
            Ok(face)
        }
    }

    /// Reads a value as people write it: `3/8`, `0.375`, `37 1/2%`. The value need not fit on a card. `None` if the
    /// text is not a value, is negative, or has a number beyond four billion.
    pub fn read_value(text: &str) -> Option<Value> {
        let text = text.trim();
        match text.strip_suffix('%') {
            Some(hundredths) => {
                let value = mixed(hundredths.trim())?;
                Some(Value::new(*value.numer(), value.denom().checked_mul(100)?))
            }
            None if text.contains('/') => fraction(text),
            None => decimal(text),
        }
    }

    /// Returns the number of parts of each face, and of a whole, with the least common denominator of all faces. `None`
    /// if a number overflows, which cannot happen with the faces of a deck.
    pub fn in_common_parts(faces: &[Face]) -> Option<(Vec<u32>, u32)> {
        let whole = faces
            .iter()
            .try_fold(1_u32, |whole, face| u32::try_from(u64::from(whole).lcm(&u64::from(*face.value.denom()))).ok())?;
        let parts = faces.iter().map(|face| whole / face.value.denom() * face.value.numer());
        Some((parts.collect(), whole))
    }

    /// Returns the exact value.
    pub const fn value(&self) -> Value {
        self.value
    }

    /// Returns the form in which the value is printed.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// Returns the value as a decimal, or `None` if that takes more than [`Face::MOST_DIGITS`] digits.
    pub fn digits(&self) -> Option<Digits> {
        let denominator = *self.value.denom();
        let mut rest = *self.value.numer() % denominator;
        let (mut digits, mut seen) = (String::new(), Vec::new());
        while rest != 0 && !seen.contains(&rest) {
            if digits.len() == Self::MOST_DIGITS {
                return None;
            }
            seen.push(rest);
            digits.push(char::from_digit(rest * 10 / denominator, 10)?);
            rest = rest * 10 % denominator;
        }
        let begins = if rest == 0 { digits.len() } else { seen.iter().position(|&earlier| earlier == rest)? };
        let repeating = digits.split_off(begins);
        Some(Digits { whole: self.value.to_integer(), once: digits, repeating })
    }

    /// Returns the value in hundredths: the whole ones, and the remainder as a part of one hundredth.
    pub fn percent(&self) -> (u32, Value) {
        let hundredths = self.value * 100;
        (hundredths.to_integer(), hundredths.fract())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fraction = |f: &mut fmt::Formatter<'_>, value: Value| write!(f, "{}/{}", value.numer(), value.denom());
        match self.form {
            Form::Fraction => fraction(f, self.value),
            Form::Decimal => {
                let digits = self.digits().ok_or(fmt::Error)?;
                write!(f, "{}.{}", digits.whole, digits.once)?;
                match digits.repeating.as_str() {
                    "" if digits.once.is_empty() => f.write_str("0"),
                    "" => Ok(()),
                    repeating => write!(f, "({repeating})"),
                }
            }
            Form::Percent => match self.percent() {
                (whole, rest) if *rest.numer() == 0 => write!(f, "{whole}%"),
                (0, rest) => write!(f, "{}/{}%", rest.numer(), rest.denom()),
                (whole, rest) => write!(f, "{whole} {}/{}%", rest.numer(), rest.denom()),
            },
            Form::Pie => f.write_str("pie ").and_then(|()| fraction(f, self.value)),
            Form::Bar => f.write_str("bar ").and_then(|()| fraction(f, self.value)),
        }
    }
}

impl FromStr for Face {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a card with a value is 1/4, 0.25, 0.(3), 33 1/3%, pie 1/4 or bar 1/4");
        let text = text.trim();
        let (value, form) = if text.ends_with('%') {
            (Face::read_value(text), Form::Percent)
        } else if let Some(part) = text.strip_prefix("pie ") {
            (fraction(part.trim()), Form::Pie)
        } else if let Some(part) = text.strip_prefix("bar ") {
            (fraction(part.trim()), Form::Bar)
        } else {
            let form = if text.contains('/') { Form::Fraction } else { Form::Decimal };
            (Face::read_value(text), form)
        };
        value.and_then(|value| Face::new(value, form)).ok_or(FORM)
    }
}

/// Reads a number without sign or spaces.
fn number(digits: &str) -> Option<u32> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

fn fraction(text: &str) -> Option<Value> {
    let (numerator, denominator) = text.split_once('/')?;
    let denominator = number(denominator).filter(|&denominator| denominator > 0)?;
    Some(Value::new(number(numerator)?, denominator))
}

/// Reads `33`, `1/3` or `33 1/3`; also `12.5`.
fn mixed(text: &str) -> Option<Value> {
    match text.split_once(' ') {
        Some((whole, part)) => {
            let (whole, part) = (number(whole)?, fraction(part.trim())?);
            let numerator = whole.checked_mul(*part.denom())?.checked_add(*part.numer())?;
            Some(Value::new(numerator, *part.denom()))
        }
        None if text.contains('/') => fraction(text),
        None => decimal(text),
    }
}

/// Reads `0.25`, `0.1(6)` or `1`.
fn decimal(text: &str) -> Option<Value> {
    let (whole, after) = text.split_once('.').unwrap_or((text, ""));
    let (once, repeating) = match after.split_once('(') {
        Some((once, rest)) => (once, rest.strip_suffix(')').filter(|digits| !digits.is_empty())?),
        None => (after, ""),
    };
    let digits = |text: &str| if text.is_empty() { Some(0) } else { number(text) };
    let ten = |digits: &str| 10_u32.checked_pow(u32::try_from(digits.len()).ok()?);
    let (shift, nines) = (ten(once)?, ten(repeating)?.checked_sub(1)?.max(1));
    // With the repeating digits r after the digits o: (o * nines + r) / (shift * nines).
    let denominator = shift.checked_mul(nines)?;
    let after = digits(once)?.checked_mul(nines)?.checked_add(digits(repeating)?)?;
    Some(Value::new(number(whole)?.checked_mul(denominator)?.checked_add(after)?, denominator))
}
