use std::{fmt, str::FromStr};

use super::{Flub, Proof, Role};
use crate::{
    network::{Goal, Placement},
    play::Unreadable,
};

/// An action of a player, written with the role first: `plaintiff goal odd`, `defendant F2 F5`, `plaintiff challenges
/// A-flub`, `plaintiff proves P1: 123 126`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The role that acts.
    pub by: Role,
    /// What the role does.
    pub act: Act,
}

/// What a player can do, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Sets the goal: `goal odd`, `goal even`.
    SetGoal(Goal),
    /// Writes the letters of a turn, one or two: `F2 F5`.
    Write(Vec<Placement>),
    /// Challenges the other player's latest move: `challenges CA-flub`.
    Challenge(Flub),
    /// Lets the full mat stand unchallenged: `lets it stand`.
    LetStand,
    /// Writes the proof that is due: `proves ...`.
    Prove(Proof),
    /// Gives up the proof that is due: `gives up`.
    GiveUp,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.by)?;
        match &self.act {
            Act::SetGoal(Goal::Odd) => f.write_str("goal odd"),
            Act::SetGoal(Goal::Even) => f.write_str("goal even"),
            Act::SetGoal(goal) => write!(f, "goal {goal}"),
            Act::Write(letters) if letters.is_empty() => f.write_str("nothing"),
            Act::Write(letters) => f.write_str(&letters.iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")),
            Act::Challenge(kind) => write!(f, "challenges {kind}"),
            Act::LetStand => f.write_str("lets it stand"),
            Act::Prove(proof) => write!(f, "proves{proof}"),
            Act::GiveUp => f.write_str("gives up"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (role, rest) = text.trim().split_once(' ').ok_or(Unreadable("an action is a role and what it does"))?;
        Ok(Action { by: role.parse()?, act: rest.parse()? })
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if let Some(proof) = text.trim_start().strip_prefix("proves") {
            return proof.parse().map(Act::Prove);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["goal", "odd"] => Ok(Act::SetGoal(Goal::Odd)),
            ["goal", "even"] => Ok(Act::SetGoal(Goal::Even)),
            ["goal", goal] => goal.parse().map(Act::SetGoal),
            ["challenges", kind] => kind.parse().map(Act::Challenge),
            ["lets", "it", "stand"] => Ok(Act::LetStand),
            ["gives", "up"] => Ok(Act::GiveUp),
            ["nothing"] => Ok(Act::Write(Vec::new())),
            letters if !letters.is_empty() => {
                letters.iter().map(|letter| letter.parse()).collect::<Result<_, _>>().map(Act::Write)
            }
            _ => Err(Unreadable("nothing is done")),
        }
    }
}
