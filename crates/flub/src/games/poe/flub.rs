use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Position, Prospect};
use crate::{network::Placement, play::Unreadable};

/// The kinds of flub that a move can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Flub {
    /// After the move, no filling of the vacant squares gives a solution.
    P,
    /// After the move, one more letter gives a solution, and with another letter the writer would have avoided that.
    A,
    /// A letter was written although the move before it was a P-flub or a CP-flub.
    CP,
    /// A letter was written although the move before it was an A-flub or a CA-flub.
    CA,
}

impl Flub {
    /// All kinds, in the order in which they are named.
    pub const ALL: [Flub; 4] = [Flub::P, Flub::A, Flub::CP, Flub::CA];

    /// The kinds that a player avoids by writing another letter. The other two are avoided by a challenge.
    pub const PLAIN: [Flub; 2] = [Flub::P, Flub::A];

    /// Returns the letters that name the flub, as in P-flub.
    pub const fn as_str(self) -> &'static str {
        match self {
            Flub::P => "P",
            Flub::A => "A",
            Flub::CP => "CP",
            Flub::CA => "CA",
        }
    }
}

impl fmt::Display for Flub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Flub {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Flub::ALL, text, "a flub is P, A, CP or CA")
    }
}

impl Position {
    /// Whether this move is a flub of this kind. `false` for a move that was not made.
    pub fn is_flub(&self, number: usize, kind: Flub) -> bool {
        number <= self.latest()
            && match kind {
                Flub::P => !self.network_after(number).is_possible(self.goal()),
                Flub::A => number > 0 && self.is_avoidably_ripe(number),
                // A network that cannot be solved stays so. The chain of P- and CP-flubs therefore reaches back to the
                // first of them.
                Flub::CP => number > 0 && !self.network_after(number - 1).is_possible(self.goal()),
                Flub::CA => (1..number).any(|earlier| self.is_avoidably_ripe(earlier)),
            }
    }

    /// Returns the kinds of flub that this move is, in the order in which they are named.
    pub fn flubs(&self, number: usize) -> impl Iterator<Item = Flub> + '_ {
        Flub::ALL.into_iter().filter(move |&kind| self.is_flub(number, kind))
    }

    /// Returns the challenges of the latest move that would be right.
    pub fn right_challenges(&self) -> impl Iterator<Item = Flub> + '_ {
        self.flubs(self.latest())
    }

    /// Returns the letters that would leave the network possible and not ripe: neither P-flub nor A-flub.
    pub fn quiet_letters(&self) -> impl Iterator<Item = Placement> + '_ {
        self.prospects().filter(|&(_, left)| left == Prospect::Quiet).map(|(letter, _)| letter)
    }

    /// Whether no quiet letter is left. A letter that leaves the network ripe is then not a flub.
    pub fn is_forced(&self) -> bool {
        self.quiet_letters().next().is_none()
    }

    /// Returns the letters that can be written now without a P- or A-flub: the quiet ones or, if there are none, those
    /// that leave the network ripe. There is at least one while a square is vacant and a solution is possible.
    pub fn safe_letters(&self) -> Vec<Placement> {
        let prospects: Vec<(Placement, Prospect)> = self.prospects().collect();
        let leaving =
            |such| prospects.iter().filter(move |(_, left)| *left == such).map(|(letter, _)| *letter).collect();
        let quiet: Vec<Placement> = leaving(Prospect::Quiet);
        if quiet.is_empty() { leaving(Prospect::Ripe) } else { quiet }
    }

    /// Returns the other letters with which the writer of this letter would have left the network possible and not
    /// ripe.
    pub fn alternatives(&self, number: usize) -> impl Iterator<Item = Placement> + '_ {
        let written = number.checked_sub(1).and_then(|index| self.letters().get(index)).copied();
        let before = self.network_after(number.saturating_sub(1));
        let other = before.placements().filter(move |&letter| written.is_some_and(|written| letter != written));
        other.filter(move |&letter| {
            before.with(letter).is_some_and(|after| Prospect::of(&after, self.goal()) == Prospect::Quiet)
        })
    }

    fn is_avoidably_ripe(&self, number: usize) -> bool {
        self.network_after(number).is_ripe(self.goal()) && self.alternatives(number).next().is_some()
    }
}
