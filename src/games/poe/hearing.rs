use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Flub, Proof};
use crate::play::{Seat, Unreadable};

/// What has to be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// That the latest move is a flub of this kind, or that it is none.
    Challenge(Flub),
    /// That the network is ripe, by every player alone.
    ForceOut,
}

/// The sides of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// With the challenger.
    Challenger,
    /// With the mover, whose move is challenged.
    Mover,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Challenger, Side::Mover];
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Challenger => "challenger",
            Side::Mover => "mover",
        })
    }
}

impl FromStr for Side {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Unreadable::or_one_of(&Side::BOTH, text, "a side is challenger or mover")
    }
}

impl Case {
    /// The side that bears the burden of proof: the challenger's for an A- and a CA-flub, the mover's for a P- and a
    /// CP-flub; nothing when everybody does.
    pub const fn burden(self) -> Option<Side> {
        match self {
            Case::Challenge(Flub::A | Flub::CA) => Some(Side::Challenger),
            Case::Challenge(Flub::P | Flub::CP) => Some(Side::Mover),
            Case::ForceOut => None,
        }
    }
}

/// What a player in a hearing is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Who challenged, or declared the force-out.
    Caller,
    /// Who made the move that is challenged.
    Mover,
    /// Who joined this side; in a force-out, nobody has sides.
    Joiner(Option<Side>),
}

impl Part {
    /// The side it stands on; nothing in a force-out.
    const fn side(self, case: Case) -> Option<Side> {
        match (case, self) {
            (Case::ForceOut, _) => None,
            (_, Part::Caller) => Some(Side::Challenger),
            (_, Part::Mover) => Some(Side::Mover),
            (_, Part::Joiner(side)) => side,
        }
    }
}

/// What a bearer of the burden hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// A proof.
    Proof(Proof),
    /// Nothing: the proof is given up.
    GivenUp,
}

/// A challenge or a force-out until every proof is in: who stands where, and what has been handed in, sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    case: Case,
    by: Seat,
    mover: Seat,
    /// How many sit at the table.
    seats: usize,
    /// The sides joined so far, in the order of joining.
    joined: Vec<Side>,
    /// What has been handed in, in the order of handing in. Nobody looks at it before the hearing is over.
    papers: Vec<(Seat, Paper)>,
}

impl Hearing {
    pub(super) const fn new(case: Case, by: Seat, mover: Seat, seats: usize) -> Self {
        Self { case, by, mover, seats, joined: Vec::new(), papers: Vec::new() }
    }

    /// What has to be proved.
    pub const fn case(&self) -> Case {
        self.case
    }

    /// Who challenged or declared the force-out.
    pub const fn caller(&self) -> Seat {
        self.by
    }

    /// Who made the latest move.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// What a seat of the table is there for.
    pub fn part(&self, seat: Seat) -> Part {
        if seat == self.by {
            Part::Caller
        } else if seat == self.mover && self.case != Case::ForceOut {
            Part::Mover
        } else {
            let place = self.joiners().position(|joiner| joiner == seat);
            Part::Joiner(place.and_then(|place| self.joined.get(place)).copied())
        }
    }

    /// Those who have to join a side, in seat order from the challenger.
    fn joiners(&self) -> impl Iterator<Item = Seat> + '_ {
        let everybody = Seat::first(self.seats).cycle().skip(self.by.index() + 1).take(self.seats - 1);
        everybody.filter(|&seat| seat != self.mover && self.case != Case::ForceOut)
    }

    /// Who has to join a side now.
    pub fn to_join(&self) -> Option<Seat> {
        self.joiners().nth(self.joined.len())
    }

    /// Whether this seat bears the burden of proof.
    pub fn bears(&self, seat: Seat) -> bool {
        self.case.burden().is_none_or(|side| self.part(seat).side(self.case) == Some(side))
    }

    /// Whether this seat has handed in its proof, or given it up.
    pub fn has_handed_in(&self, seat: Seat) -> bool {
        self.papers.iter().any(|(writer, _)| *writer == seat)
    }

    /// Those who still have to hand in a proof, in seat order from the caller; nobody while sides are being joined.
    pub fn writers(&self) -> impl Iterator<Item = Seat> + '_ {
        let everybody = Seat::first(self.seats).cycle().skip(self.by.index()).take(self.seats);
        everybody.filter(|&seat| self.to_join().is_none() && self.bears(seat) && !self.has_handed_in(seat))
    }

    /// Whether anything has been handed in, under seal.
    pub fn is_sealed(&self) -> bool {
        !self.papers.is_empty()
    }

    pub(super) fn join(&mut self, side: Side) {
        self.joined.push(side);
    }

    pub(super) fn hand_in(&mut self, seat: Seat, paper: Paper) {
        self.papers.push((seat, paper));
    }

    /// What this seat handed in, for when the seals are broken.
    pub(super) fn paper(&self, seat: Seat) -> Option<&Paper> {
        self.papers.iter().find(|(writer, _)| *writer == seat).map(|(_, paper)| paper)
    }

    /// The hearing as this seat may know it: what others handed in is not there, and a blank sheet stands in its place.
    pub(super) fn seen_by(&self, seat: Seat) -> Self {
        let blank =
            |(writer, paper): &(Seat, Paper)| (*writer, if *writer == seat { paper.clone() } else { Paper::GivenUp });
        Self { joined: self.joined.clone(), papers: self.papers.iter().map(blank).collect(), ..*self }
    }
}
