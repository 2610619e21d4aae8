use std::{fmt, str::FromStr};

use super::text::{join, read_list};
use crate::{
    games::wholes::{Card, Face, Value},
    play::{Seat, Unreadable},
};

/// A learner's answer to a task. Things shown are counted from 1, in the order in which they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These offered amounts are marked, perhaps none: `marks 1 3`.
    Marks(Vec<usize>),
    /// The things shown, from the smallest to the largest: `order 3 1 2`.
    Order(Vec<usize>),
    /// These cards are played: `plays 1/4, 75%`.
    Plays(Vec<Card>),
    /// These cards are played, and then these in a second turn: `plays 1/4, 75% then 0.5, 50%`.
    Twice(Vec<Card>, Vec<Card>),
    /// The number of parts of each card: `parts 2 1 1`.
    Parts(Vec<u32>),
    /// The first wrong number of a sum, and what it should be: `mend 2 to 3`.
    Mend {
        /// The place of the number, from 1; the sum comes after the cards.
        place: usize,
        /// The number of parts that should stand there.
        parts: u32,
    },
    /// The cards are exactly one whole: `exactly`.
    Exactly,
    /// The cards are less than one whole by this much: `less by 1/12`.
    Less(Value),
    /// The cards are more than one whole by this much: `more by 1/12`.
    More(Value),
    /// These values are said: `says 1/4, 75%`.
    Says(Vec<Face>),
    /// What was said could be true: `yes`.
    Yes,
    /// What was said cannot be true, because there are too few cards of this value: `no 1/8`, or `no` while none is
    /// named.
    No(Option<Face>),
    /// The play is called: `call`.
    Call,
    /// The play is let be: `let it be`.
    LetBe,
    /// The play is called, since so many of a hundred such calls are right: `call at 80`.
    CallAt(u8),
    /// The play is let be, since only so many of a hundred such calls are right: `let it be at 20`.
    LetBeAt(u8),
    /// Places are changed with this player: `swaps with 3`.
    Swap(Seat),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Marks(places) => write!(f, "marks{}", numbers(places)),
            Answer::Order(places) => write!(f, "order{}", numbers(places)),
            Answer::Plays(cards) => write!(f, "plays {}", join(cards)),
            Answer::Twice(first, second) => write!(f, "plays {} then {}", join(first), join(second)),
            Answer::Parts(parts) => write!(f, "parts{}", numbers(parts)),
            Answer::Mend { place, parts } => write!(f, "mend {place} to {parts}"),
            Answer::Exactly => f.write_str("exactly"),
            Answer::Less(by) => write!(f, "less by {}/{}", by.numer(), by.denom()),
            Answer::More(by) => write!(f, "more by {}/{}", by.numer(), by.denom()),
            Answer::Says(faces) => write!(f, "says {}", join(faces)),
            Answer::Yes => f.write_str("yes"),
            Answer::No(None) => f.write_str("no"),
            Answer::No(Some(face)) => write!(f, "no {face}"),
            Answer::Call => f.write_str("call"),
            Answer::LetBe => f.write_str("let it be"),
            Answer::CallAt(odds) => write!(f, "call at {odds}"),
            Answer::LetBeAt(odds) => write!(f, "let it be at {odds}"),
            Answer::Swap(seat) => write!(f, "swaps with {seat}"),
        }
    }
}

fn numbers<T: fmt::Display>(numbers: &[T]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}

/// The largest number of entries in an answer. No task shows as many things.
const MOST: usize = 100;

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const NUMBER: Unreadable = Unreadable("numbers are whole and small");
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let places = || -> Result<Vec<usize>, Unreadable> {
            let places: Vec<usize> = rest
                .split_whitespace()
                .take(MOST + 1)
                .map(|place| place.parse().map_err(|_| NUMBER))
                .collect::<Result<_, _>>()?;
            if places.len() > MOST { Err(NUMBER) } else { Ok(places) }
        };
        let small = |number: usize| u32::try_from(number).map_err(|_| NUMBER);
        let odds = |text: &str| {
            let odds = text.strip_prefix("at ").and_then(|odds| odds.parse().ok());
            odds.filter(|odds| *odds <= 100).ok_or(Unreadable("odds are of a hundred, as at 80"))
        };
        let by = |text: &str| {
            let value = text.strip_prefix("by ").and_then(Face::read_value);
            value.ok_or(Unreadable("a difference is a value, as 1/12"))
        };
        Ok(match (word, rest) {
            ("marks", _) => Answer::Marks(places()?),
            ("order", _) => Answer::Order(places()?),
            ("plays", cards) => match cards.split_once(" then ") {
                Some((first, second)) => Answer::Twice(read_list(first)?, read_list(second)?),
                None => Answer::Plays(read_list(cards)?),
            },
            ("parts", _) => Answer::Parts(places()?.into_iter().map(small).collect::<Result<_, _>>()?),
            ("mend", place) => {
                let (place, parts) = place.split_once(" to ").ok_or(NUMBER)?;
                let place = place.trim().parse().map_err(|_| NUMBER)?;
                Answer::Mend { place, parts: parts.trim().parse().map_err(|_| NUMBER)? }
            }
            ("exactly", "") => Answer::Exactly,
            ("less", value) => Answer::Less(by(value)?),
            ("more", value) => Answer::More(by(value)?),
            ("says", faces) => Answer::Says(read_list(faces)?),
            ("yes", "") => Answer::Yes,
            ("no", "") => Answer::No(None),
            ("no", face) => Answer::No(Some(face.parse()?)),
            ("call", "") => Answer::Call,
            ("call", at) => Answer::CallAt(odds(at)?),
            ("let", "it be") => Answer::LetBe,
            ("let", rest) if rest.starts_with("it be ") => Answer::LetBeAt(odds(&rest["it be ".len()..])?),
            ("swaps", with) => {
                let seat = with.strip_prefix("with ").ok_or(Unreadable("one swaps with a seat"))?;
                Answer::Swap(seat.parse()?)
            }
            _ => return Err(Unreadable("nothing is answered like this")),
        })
    }
}
