use std::{error::Error, fmt, str::FromStr};

/// What the code of an answer says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnswerClass {
    /// The answer is right.
    Right,
    /// The answer is wrong and reveals the first misconception in the step's list.
    First,
    /// The answer is wrong and reveals the second misconception in the step's list.
    Second,
    /// The answer is wrong and reveals the third misconception in the step's list.
    Third,
    /// The answer is wrong in another way.
    Wrong,
    /// The student answered "I don't know".
    Unsure,
}

impl AnswerClass {
    /// All classes: the right answer, wrong answers by misconception, the rest.
    pub const ALL: [Self; 6] = [Self::Right, Self::First, Self::Second, Self::Third, Self::Wrong, Self::Unsure];

    /// Returns the class of a wrong answer that reveals the misconception at this place in the step's list, from 0.
    pub fn of_belief(place: usize) -> Self {
        [Self::First, Self::Second, Self::Third].get(place).copied().unwrap_or(Self::Wrong)
    }

    /// Returns the place of the revealed misconception in the step's list, from 0.
    pub const fn belief(self) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
            Self::Right | Self::Wrong | Self::Unsure => None,
        }
    }

    /// Returns the index in [`AnswerClass::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Six letters that carry a checksum of the exercise, the class of an answer, a random part and a check letter.
///
/// The first five letters are a number, scrambled so that equal answers look different; the last letter makes a
/// weighted sum of all six divisible by the number of letters. The sum reveals every single wrong letter and every swap
/// of two different letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; Code::LENGTH]);

/// Why letters are not the code of an answer to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// The number of letters is not six.
    Length,
    /// A letter never occurs in codes, or the check letter does not fit.
    Mistyped,
    /// The code answers another exercise.
    OtherExercise,
}

impl fmt::Display for CodeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "a code has six letters",
            Self::Mistyped => "the code is mistyped",
            Self::OtherExercise => "the code answers another exercise",
        })
    }
}

impl Error for CodeFault {}

/// The letters of codes: no vowels, so that they spell no words, and neither Q nor Y, which are easily misread. Their
/// number is prime, so that a weighted sum reveals every single mistake.
pub(super) const LETTERS: [u8; 19] = *b"BCDFGHJKLMNPRSTVWXZ";
const BASE: u32 = LETTERS.len() as u32;

/// The number of values of five letters.
const NUMBERS: u32 = BASE.pow(5);

const CLASSES: u32 = AnswerClass::ALL.len() as u32;

/// The number of values of the checksum of an exercise.
pub(super) const EXERCISES: u32 = 250;

/// The number of codes for the same answer to the same exercise.
const VARIETY: u32 = 1_650;

const _: () = assert!(CLASSES * EXERCISES * VARIETY <= NUMBERS);

/// Multiplying by this scrambles a number; multiplying by the inverse modulo [`NUMBERS`] restores it.
const SCRAMBLE: u32 = 1_442_695;

impl Code {
    /// The number of letters in a code.
    pub const LENGTH: usize = 6;

    /// Returns the code of an answer of this class to the exercise with this text. `variety` should be random, so that
    /// students with the same answer rarely show the same code.
    pub fn new(exercise: &str, class: AnswerClass, variety: u32) -> Self {
        // The random part is lowest, so that scrambling lets it change every letter.
        let number = (checksum(exercise) * CLASSES + class.index() as u32) * VARIETY + variety % VARIETY;
        let mut rest = times(number, SCRAMBLE);
        let mut letters = [0; Self::LENGTH];
        for letter in &mut letters[..Self::LENGTH - 1] {
            *letter = (rest % BASE) as u8;
            rest /= BASE;
        }
        // The weight of the check letter is 6; 16 times 6 is 1 modulo 19.
        letters[Self::LENGTH - 1] = ((BASE - weighted_sum(&letters) % BASE) * 16 % BASE) as u8;
        Self(letters)
    }

    /// Returns the class of the answer, given the text of the exercise.
    ///
    /// # Errors
    /// Returns an error if the code answers another exercise, or if [`Code::new`] never makes it.
    pub fn class(self, exercise: &str) -> Result<AnswerClass, CodeFault> {
        let letters = self.0[..Self::LENGTH - 1].iter().rev();
        let scrambled = letters.fold(0, |number, &letter| number * BASE + u32::from(letter));
        let rest = times(scrambled, inverse(SCRAMBLE)) / VARIETY;
        let class = AnswerClass::ALL[(rest % CLASSES) as usize];
        match rest / CLASSES {
            known if known >= EXERCISES => Err(CodeFault::Mistyped),
            known if known == checksum(exercise) => Ok(class),
            _ => Err(CodeFault::OtherExercise),
        }
    }
}

fn times(one: u32, other: u32) -> u32 {
    (u64::from(one) * u64::from(other) % u64::from(NUMBERS)) as u32
}

/// Returns the inverse of a number modulo [`NUMBERS`]. There are BASE^4 * (BASE - 1) numbers that have one.
fn inverse(of: u32) -> u32 {
    let mut power = BASE.pow(4) * (BASE - 1) - 1;
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

/// Returns the weighted sum of the letters: the first once, the second twice and so on.
fn weighted_sum(letters: &[u8; Code::LENGTH]) -> u32 {
    letters.iter().zip(1..).map(|(&letter, weight)| u32::from(letter) * weight).sum()
}

/// Returns the checksum of an exercise's text: FNV-1a, the same on every platform.
pub(super) fn checksum(exercise: &str) -> u32 {
    let hash = exercise.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ hash >> 16) % EXERCISES
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| {
            let letter = LETTERS.get(usize::from(letter)).copied().unwrap_or(b'?');
            write!(f, "{}", char::from(letter))
        })
    }
}

/// Reads a code, ignoring case and spaces.
impl FromStr for Code {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).take(Self::LENGTH + 1).collect();
        let signs = <[char; Self::LENGTH]>::try_from(signs).map_err(|_| CodeFault::Length)?;
        let mut letters = [0; Self::LENGTH];
        for (letter, sign) in letters.iter_mut().zip(signs) {
            let place = LETTERS.iter().position(|&own| char::from(own) == sign.to_ascii_uppercase());
            *letter = place.ok_or(CodeFault::Mistyped)? as u8;
        }
        if weighted_sum(&letters).is_multiple_of(BASE) { Ok(Self(letters)) } else { Err(CodeFault::Mistyped) }
    }
}

/// Splits a text into what may be codes, in order. Codes may stand alone, follow each other without a gap, or be
/// written in groups with spaces or hyphens between. Any other character separates codes.
pub fn split_codes(text: &str) -> Vec<String> {
    let is_within = |sign: char| sign.is_alphanumeric() || sign == ' ' || sign == '-';
    text.split(|sign| !is_within(sign)).flat_map(split_run).collect()
}

/// Splits a run of words into what may be codes: short words are joined to one code.
fn split_run(run: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut open = String::new();
    for word in run.split([' ', '-']).filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if length >= Code::LENGTH {
            pieces.extend(Some(std::mem::take(&mut open)).filter(|open| !open.is_empty()));
            pieces.extend(in_sixes(word, length));
            continue;
        }
        if open.chars().count() + length > Code::LENGTH {
            pieces.push(std::mem::take(&mut open));
        }
        open.push_str(word);
        if open.chars().count() == Code::LENGTH {
            pieces.push(std::mem::take(&mut open));
        }
    }
    pieces.extend(Some(open).filter(|open| !open.is_empty()));
    pieces
}

/// Splits a long word into codes, if its length is a multiple of theirs.
fn in_sixes(word: &str, length: usize) -> Vec<String> {
    if !length.is_multiple_of(Code::LENGTH) {
        return vec![word.to_owned()];
    }
    let signs: Vec<char> = word.chars().collect();
    signs.chunks(Code::LENGTH).map(|six| six.iter().collect()).collect()
}
