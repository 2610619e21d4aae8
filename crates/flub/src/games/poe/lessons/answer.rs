use std::{fmt, str::FromStr};

use crate::{
    games::poe::{Flub, Proof, Side},
    network::{
        Placement,
        lessons::{LetterAnswer, MatAnswer},
    },
    play::Unreadable,
};

/// An answer to a task of POE's ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An answer about one mat: `lines 157 158`.
    Mat(MatAnswer),
    /// The answer `no`.
    No,
    /// A proof: `proves P1: 159 159 instead F9`.
    Proof(Proof),
    /// A letter that could have been written instead: `instead F9`.
    Instead(Placement),
    /// The side that has to prove, and the side to join: `proves mover joins challenger`.
    Sides {
        /// The side that bears the burden of proof.
        burden: Side,
        /// The side to join.
        join: Side,
    },
    /// The kind of challenge and the move that was the flub: `names CA move 2`.
    Named {
        /// The kind of the challenge: CP or CA.
        kind: Flub,
        /// The number of the move, counted from 1; 0 is the goal.
        number: usize,
    },
    /// A letter: `writes F2`.
    Write(Placement),
    /// A challenge: `challenges A`.
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

/// A proof in growing parts: the move, each letter, each connection, the letter instead.
fn grown(proof: &Proof) -> Vec<Proof> {
    let (letters, counted) = (proof.letters.len(), proof.counted.len());
    let first = Proof { after: proof.after, ..Proof::default() };
    let with_letters = (1..=letters).map(|count| Proof { letters: proof.letters[..count].to_vec(), ..first.clone() });
    let with_lines =
        (1..=counted).map(|count| Proof { instead: None, counted: proof.counted[..count].to_vec(), ..proof.clone() });
    let instead = proof.instead.map(|_| proof.clone());
    with_letters.chain(with_lines).chain(instead).collect()
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Mat(answer) => answer.fmt(f),
            Answer::No => f.write_str("no"),
            Answer::Proof(proof) => write!(f, "proves{proof}"),
            Answer::Instead(letter) => write!(f, "instead {letter}"),
            Answer::Sides { burden, join } => write!(f, "proves {burden} joins {join}"),
            Answer::Named { kind, number } => write!(f, "names {kind} move {number}"),
            Answer::Write(letter) => write!(f, "writes {letter}"),
            Answer::Challenge(kind) => write!(f, "challenges {kind}"),
        }
    }
}

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["no"] => Ok(Answer::No),
            ["instead", letter] => letter.parse().map(Answer::Instead),
            ["proves", burden, "joins", join] => Ok(Answer::Sides { burden: burden.parse()?, join: join.parse()? }),
            ["names", kind, "move", number] => {
                let plain = number.bytes().all(|byte| byte.is_ascii_digit());
                let number = number.parse().ok().filter(|_| plain).ok_or(Unreadable("a move has a number"))?;
                Ok(Answer::Named { kind: kind.parse()?, number })
            }
            ["writes", letter] => letter.parse().map(Answer::Write),
            ["challenges", kind] => kind.parse().map(Answer::Challenge),
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
