use std::{fmt, str::FromStr};

use crate::{
    games::lawtoe::{Flub, Proof},
    network::{
        Placement,
        lessons::{LetterAnswer, MatAnswer},
    },
    play::Unreadable,
};

/// An answer to a task of LawToe's ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An answer about one mat: `lines 123 126`.
    Mat(MatAnswer),
    /// The answer `no`.
    No,
    /// A proof: `proves P1: 123`.
    Proof(Proof),
    /// A move, counted from 1: `move 2`.
    Move(usize),
    /// A number of points: `points 16`.
    Points(i32),
    /// The letters of a turn: `writes F2 F5`.
    Write(Vec<Placement>),
    /// A challenge: `challenges A-flub`.
    Challenge(Flub),
}

impl From<MatAnswer> for Answer {
    fn from(answer: MatAnswer) -> Self {
        Answer::Mat(answer)
    }
}

impl LetterAnswer for Answer {
    fn about_mat(&self) -> Option<&MatAnswer> {
        if let Answer::Mat(answer) = self { Some(answer) } else { None }
    }

    fn grown(self) -> Vec<Self> {
        match self {
            Answer::Proof(proof) => grown(&proof).into_iter().map(Answer::Proof).collect(),
            answer => vec![answer],
        }
    }
}

/// A proof in growing parts: the letter, each triplet.
fn grown(proof: &Proof) -> Vec<Proof> {
    let with_letter = (1..=proof.letters.len()).map(|_| Proof { counted: Vec::new(), ..proof.clone() });
    let with_lines =
        (1..=proof.counted.len()).map(|count| Proof { counted: proof.counted[..count].to_vec(), ..proof.clone() });
    with_letter.chain(with_lines).collect()
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Mat(answer) => answer.fmt(f),
            Answer::No => f.write_str("no"),
            Answer::Proof(proof) => write!(f, "proves{proof}"),
            Answer::Move(number) => write!(f, "move {number}"),
            Answer::Points(points) => write!(f, "points {points}"),
            Answer::Write(letters) => {
                f.write_str("writes")?;
                letters.iter().try_for_each(|letter| write!(f, " {letter}"))
            }
            Answer::Challenge(kind) => write!(f, "challenges {kind}"),
        }
    }
}

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a move and points are numbers");
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["no"] => Ok(Answer::No),
            ["move", number] => number.parse().map(Answer::Move).map_err(|_| FORM),
            ["points", number] => number.parse().map(Answer::Points).map_err(|_| FORM),
            ["challenges", kind] => kind.parse().map(Answer::Challenge),
            ["writes", letters @ ..] if letters.len() <= 9 => {
                letters.iter().map(|letter| letter.parse()).collect::<Result<_, _>>().map(Answer::Write)
            }
            ["proves" | "proves:", ..] => {
                let proof: Proof = text.trim_start().trim_start_matches("proves").parse()?;
                if proof.length() > Proof::LONGEST {
                    return Err(Unreadable("the proof is too long"));
                }
                Ok(Answer::Proof(proof))
            }
            _ => text.parse().map(Answer::Mat),
        }
    }
}
