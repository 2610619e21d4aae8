use std::{error::Error, fmt, str::FromStr};

/// What the code of an answer says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnswerClass {
    /// It is right.
    Right,
    /// It is wrong and reveals the first misconception of its step.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// It is wrong in another way.
    Wrong,
    /// There is none: "I don't know".
    Unsure,
}

impl AnswerClass {
    /// All of them: the right one, by misconception, the rest.
    pub const ALL: [Self; 6] = [Self::Right, Self::First, Self::Second, Self::Third, Self::Wrong, Self::Unsure];

    /// Returns a wrong answer that reveals the misconception at this place of the step's list, from 0.
    pub fn of_belief(place: usize) -> Self {
        [Self::First, Self::Second, Self::Third].get(place).copied().unwrap_or(Self::Wrong)
    }

    /// Returns the place of its misconception in the step's list, from 0.
    pub const fn belief(self) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
            Self::Right | Self::Wrong | Self::Unsure => None,
        }
    }

    /// Returns its place in [`AnswerClass::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Six letters that carry a check of the exercise, the class of an answer, something random, and a check letter.
///
/// The first five letters are a number, scrambled so that equal answers do not look alike; the last makes a weighted sum
/// of all six zero. Every single wrong letter and every two letters that have changed places are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; Code::LENGTH]);

/// Why letters are no code of an answer to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// A code has six letters.
    Length,
    /// It has a letter that codes never have, or its check letter is another.
    Mistyped,
    /// It answers another exercise.
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

/// The letters of codes: no vowels, so that they make no words, and no Q and Y, which are taken for others. Their number
/// is prime, so a weighted sum finds every single mistake.
const LETTERS: [u8; 19] = *b"BCDFGHJKLMNPRSTVWXZ";
const BASE: u32 = LETTERS.len() as u32;

/// How many numbers five letters can stand for.
const NUMBERS: u32 = BASE.pow(5);

const CLASSES: u32 = AnswerClass::ALL.len() as u32;

/// How many exercises a code tells apart.
const EXERCISES: u32 = 250;

/// In how many ways one answer to one exercise can be written.
const VARIETY: u32 = 1_650;

const _: () = assert!(CLASSES * EXERCISES * VARIETY <= NUMBERS);

/// Scrambles numbers, and its inverse modulo [`NUMBERS`].
const SCRAMBLE: u32 = 1_442_695;

impl Code {
    /// How many letters a code has.
    pub const LENGTH: usize = 6;

    /// Returns the code of an answer of this class to the exercise with this text. `variety` is random: two students
    /// with the same answer show different codes, mostly.
    pub fn new(exercise: &str, class: AnswerClass, variety: u32) -> Self {
        // What varies is lowest: scrambled, it changes every letter.
        let number = (checked(exercise) * CLASSES + class.index() as u32) * VARIETY + variety % VARIETY;
        let mut rest = times(number, SCRAMBLE);
        let mut letters = [0; Self::LENGTH];
        for letter in &mut letters[..Self::LENGTH - 1] {
            *letter = (rest % BASE) as u8;
            rest /= BASE;
        }
        // The weight of the check letter is 6; 16 times 6 is 1 modulo 19.
        letters[Self::LENGTH - 1] = ((BASE - weighed(&letters) % BASE) * 16 % BASE) as u8;
        Self(letters)
    }

    /// Returns the class of the answer to the exercise with this text.
    ///
    /// # Errors
    /// If it answers another exercise, or is no code that [`Code::new`] makes.
    pub fn class(self, exercise: &str) -> Result<AnswerClass, CodeFault> {
        let letters = self.0[..Self::LENGTH - 1].iter().rev();
        let scrambled = letters.fold(0, |number, &letter| number * BASE + u32::from(letter));
        let rest = times(scrambled, inverse(SCRAMBLE)) / VARIETY;
        let class = AnswerClass::ALL[(rest % CLASSES) as usize];
        match rest / CLASSES {
            known if known >= EXERCISES => Err(CodeFault::Mistyped),
            known if known == checked(exercise) => Ok(class),
            _ => Err(CodeFault::OtherExercise),
        }
    }
}

fn times(one: u32, other: u32) -> u32 {
    (u64::from(one) * u64::from(other) % u64::from(NUMBERS)) as u32
}

/// Returns the number that undoes a multiplication modulo [`NUMBERS`], which has BASE^4 * (BASE - 1) units.
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

/// Returns the sum of the letters, the first once, the second twice and so on.
fn weighed(letters: &[u8; Code::LENGTH]) -> u32 {
    letters.iter().zip(1..).map(|(&letter, weight)| u32::from(letter) * weight).sum()
}

/// Returns a check of an exercise's text: FNV-1a, the same on every platform.
fn checked(exercise: &str) -> u32 {
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

/// Case and spaces do not matter.
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
        if weighed(&letters).is_multiple_of(BASE) { Ok(Self(letters)) } else { Err(CodeFault::Mistyped) }
    }
}

/// What may be codes in a text, in order: codes stand alone, one after another without anything between them, or in
/// pieces with spaces or hyphens between. Anything else separates them.
pub fn pieces(text: &str) -> Vec<String> {
    let is_within = |sign: char| sign.is_alphanumeric() || sign == ' ' || sign == '-';
    text.split(|sign| !is_within(sign)).flat_map(pieces_of).collect()
}

/// Returns the pieces of a run of words: short words are one code together.
fn pieces_of(run: &str) -> Vec<String> {
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

/// Returns a long word as codes without anything between them, if its length allows it.
fn in_sixes(word: &str, length: usize) -> Vec<String> {
    if !length.is_multiple_of(Code::LENGTH) {
        return vec![word.to_owned()];
    }
    let signs: Vec<char> = word.chars().collect();
    signs.chunks(Code::LENGTH).map(|six| six.iter().collect()).collect()
}
