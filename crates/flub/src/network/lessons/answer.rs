use std::{collections::BTreeSet, fmt, str::FromStr};

use super::{AboutMatch, task::words};
use crate::{
    network::{LetterProof, Listing, Square, SquareSet},
    play::Unreadable,
};

/// An answer to a task of a ladder of letters.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<M: AboutMatch> {
    /// An answer about one mat: `lines 123 126`.
    Mat(MatAnswer),
    /// The answer `no`.
    No,
    /// A proof: `proves P1: 123`.
    Proof(M::Proof),
    /// Another answer about a match: `writes F2`.
    Reply(M::Reply),
}

impl<M: AboutMatch> Answer<M> {
    /// Returns the answer in growing parts.
    pub(super) fn in_parts(self) -> Vec<Self> {
        match self {
            Answer::Proof(proof) => proof.in_parts().into_iter().map(Answer::Proof).collect(),
            answer => vec![answer],
        }
    }
}

impl<M: AboutMatch> From<MatAnswer> for Answer<M> {
    fn from(answer: MatAnswer) -> Self {
        Answer::Mat(answer)
    }
}

impl<M: AboutMatch> fmt::Display for Answer<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Mat(answer) => answer.fmt(f),
            Answer::No => f.write_str("no"),
            Answer::Proof(proof) => write!(f, "proves{proof}"),
            Answer::Reply(reply) => reply.fmt(f),
        }
    }
}

impl<M: AboutMatch> FromStr for Answer<M> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match (M::read_reply(&words), words.as_slice()) {
            (Some(reply), _) => reply.map(Answer::Reply),
            (None, ["no"]) => Ok(Answer::No),
            (None, ["proves" | "proves:", ..]) => {
                let proof: M::Proof = text.trim_start().trim_start_matches("proves").parse()?;
                if proof.is_too_long() { Err(Unreadable("the proof is too long")) } else { Ok(Answer::Proof(proof)) }
            }
            _ => text.parse().map(Answer::Mat),
        }
    }
}

/// An answer to a [`MatTask`](super::MatTask). Written `lines 157 158`, `required 157 permitted 147`, `squares 5 6`,
/// `numbers 2 4`. A word with nothing after it is an empty list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatAnswer {
    /// A list of lines.
    Lines(Vec<Listing>),
    /// The required and the permitted connections, apart.
    Apart {
        /// The required connections.
        required: Vec<Listing>,
        /// The permitted connections.
        permitted: Vec<Listing>,
    },
    /// A set of squares.
    Squares(SquareSet),
    /// A set of numbers.
    Numbers(BTreeSet<u16>),
}

impl MatAnswer {
    /// The largest number of words in an answer that is read.
    const LONGEST: usize = 1_000;
}

impl fmt::Display for MatAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut say = |word: &str, values: String| match values.as_str() {
            "" => f.write_str(word),
            values => write!(f, "{word} {values}"),
        };
        match self {
            MatAnswer::Lines(lines) => say("lines", words(lines)),
            MatAnswer::Apart { required, permitted } => {
                say("required", words(required))?;
                say(" permitted", words(permitted))
            }
            MatAnswer::Squares(squares) => say("squares", words(&squares.iter().collect::<Vec<_>>())),
            MatAnswer::Numbers(numbers) => say("numbers", words(&numbers.iter().collect::<Vec<_>>())),
        }
    }
}

impl FromStr for MatAnswer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("an answer is what it names, as lines 157 158");
        let mut given = text.split_whitespace();
        let kind = given.next().ok_or(FORM)?;
        let rest: Vec<&str> = given.collect();
        if rest.len() > Self::LONGEST {
            return Err(Unreadable("the answer is too long"));
        }
        let number = |word: &&str| {
            let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (*word == "0" || !word.starts_with('0'));
            word.parse::<u16>().ok().filter(|_| plain).ok_or(FORM)
        };
        match kind {
            "lines" => listings(&rest).map(MatAnswer::Lines),
            "required" => {
                let at = rest.iter().position(|word| *word == "permitted").ok_or(FORM)?;
                Ok(MatAnswer::Apart { required: listings(&rest[..at])?, permitted: listings(&rest[at + 1..])? })
            }
            "squares" => {
                let square = |word| Square::from_number(number(word)?.into()).ok_or(FORM);
                rest.iter().map(square).collect::<Result<_, _>>().map(MatAnswer::Squares)
            }
            "numbers" => rest.iter().map(number).collect::<Result<_, _>>().map(MatAnswer::Numbers),
            _ => Err(FORM),
        }
    }
}

fn listings(words: &[&str]) -> Result<Vec<Listing>, Unreadable> {
    words.iter().map(|word| word.parse()).collect()
}
