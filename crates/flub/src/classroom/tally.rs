use std::{fmt, str::FromStr};

use super::{
    AnswerClass, CodeFault,
    code::{EXERCISES, LETTERS, checksum},
};

/// Fourteen letters that carry how often each class of answer was given to an exercise: what one device has collected, for another to
/// count. They are of the alphabet of [`Code`](super::Code) and written in two groups of seven.
///
/// The first twelve letters are a number, scrambled so that equal counts look different for another exercise; the other two make two
/// weighted sums divisible by the number of letters, so that codes of answers written without a gap are not taken for a tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally([u8; Tally::LENGTH]);

const BASE: u64 = LETTERS.len() as u64;

/// The number of letters that carry a number; the others check it.
const DATA: usize = 12;

/// The number of values of so many letters.
const NUMBERS: u64 = BASE.pow(DATA as u32);

/// Multiplying by this scrambles a number; multiplying by the inverse modulo [`NUMBERS`] restores it.
const SCRAMBLE: u64 = 71_442_695_040_889;

const COUNTS: u64 = Tally::MOST as u64 + 1;

const _: () =
    assert!(COUNTS.pow(6) * EXERCISES as u64 * Tally::DEVICES as u64 <= NUMBERS && AnswerClass::ALL.len() == 6);

impl Tally {
    /// The number of letters.
    pub const LENGTH: usize = DATA + 2;

    /// The number of letters in each group.
    pub const GROUP: usize = Self::LENGTH / 2;

    /// The largest count of a class.
    pub const MOST: u32 = 49;

    /// The number of devices that are told apart: so many that two of a class, which draw their numbers, hardly ever draw the same, and one
    /// takes the place of the other.
    pub const DEVICES: u32 = 361;

    /// Returns the tally of these counts, by the class of the answer, at most [`Tally::MOST`] each. `device` should be the same whenever
    /// the same device says what it has collected so far.
    pub fn new(exercise: &str, counts: [u32; AnswerClass::ALL.len()], device: u32) -> Self {
        let head = u64::from(checksum(exercise) * Self::DEVICES + device % Self::DEVICES);
        let number = counts.iter().fold(head, |number, &count| number * COUNTS + u64::from(count.min(Self::MOST)));
        let mut rest = times(number, SCRAMBLE);
        let mut letters = [0; Self::LENGTH];
        for letter in &mut letters[..DATA] {
            *letter = (rest % BASE) as u8;
            rest /= BASE;
        }
        for check in 0..Self::LENGTH - DATA {
            letters[DATA + check] = check_letter(&letters[..DATA], check);
        }
        Self(letters)
    }

    /// Returns the counts by class and the device, given the text of the exercise.
    ///
    /// # Errors
    /// Returns an error if the tally is of another exercise, or if [`Tally::new`] never makes it.
    pub fn counts(self, exercise: &str) -> Result<([u32; AnswerClass::ALL.len()], u32), CodeFault> {
        let scrambled = self.0[..DATA].iter().rev().fold(0, |number, &letter| number * BASE + u64::from(letter));
        let mut rest = times(scrambled, inverse(SCRAMBLE));
        let mut counts = [0; AnswerClass::ALL.len()];
        for count in counts.iter_mut().rev() {
            *count = (rest % COUNTS) as u32;
            rest /= COUNTS;
        }
        let devices = u64::from(Self::DEVICES);
        match rest / devices {
            known if known >= u64::from(EXERCISES) => Err(CodeFault::Mistyped),
            known if known == u64::from(checksum(exercise)) => Ok((counts, (rest % devices) as u32)),
            _ => Err(CodeFault::OtherExercise),
        }
    }
}

/// Returns the letter that makes a weighted sum of these letters and itself divisible by the number of letters.
fn check_letter(letters: &[u8], check: usize) -> u8 {
    let weight = |place: usize| (place as u64 + 1).pow(check as u32 + 1) % BASE;
    let sum: u64 = letters.iter().enumerate().map(|(place, &letter)| u64::from(letter) * weight(place)).sum();
    ((BASE - sum % BASE) % BASE) as u8
}

fn times(one: u64, other: u64) -> u64 {
    (u128::from(one) * u128::from(other) % u128::from(NUMBERS)) as u64
}

/// Returns the inverse of a number modulo [`NUMBERS`]. There are BASE^10 * (BASE - 1) numbers that have one.
fn inverse(of: u64) -> u64 {
    let mut power = BASE.pow(DATA as u32 - 1) * (BASE - 1) - 1;
    let (mut square, mut inverse) = (of, 1);
    while power > 0 {
        if power % 2 == 1 {
            inverse = times(inverse, square);
        }
        square = times(square, square);
        power /= 2;
    }
    inverse
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, &letter) in self.0.iter().enumerate() {
            let gap = if place == Self::GROUP { " " } else { "" };
            let letter = LETTERS.get(usize::from(letter)).copied().unwrap_or(b'?');
            write!(f, "{gap}{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// Reads a tally, ignoring case and spaces.
impl FromStr for Tally {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).take(Self::LENGTH + 1).collect();
        let signs = <[char; Self::LENGTH]>::try_from(signs).map_err(|_| CodeFault::Length)?;
        let mut letters = [0; Self::LENGTH];
        for (letter, sign) in letters.iter_mut().zip(signs) {
            let place = LETTERS.iter().position(|&own| char::from(own) == sign.to_ascii_uppercase());
            *letter = place.ok_or(CodeFault::Mistyped)? as u8;
        }
        let fits = |check: usize| letters[DATA + check] == check_letter(&letters[..DATA], check);
        if (0..Self::LENGTH - DATA).all(fits) { Ok(Self(letters)) } else { Err(CodeFault::Mistyped) }
    }
}
