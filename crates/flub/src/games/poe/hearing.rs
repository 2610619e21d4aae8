use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Flub, Proof};

use crate::play::{Seat, Unreadable};

/// What has to be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// That the latest move is a flub of this kind, or that it is not.
    Challenge(Flub),
    /// That the network is ripe; each player proves it alone.
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
    /// Returns the side that bears the burden of proof: the challenger's for an A- or CA-flub, the mover's for a P- or
    /// CP-flub, or `None` if everybody does.
    pub const fn burden(self) -> Option<Side> {
        match self {
            Case::Challenge(Flub::A | Flub::CA) => Some(Side::Challenger),
            Case::Challenge(Flub::P | Flub::CP) => Some(Side::Mover),
            Case::ForceOut => None,
        }
    }
}

/// A player's part in a hearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Who challenged, or declared the force-out.
    Caller,
    /// Who made the move that is challenged.
    Mover,
    /// Who joined this side; `None` before joining and in a force-out.
    Joiner(Option<Side>),
}

impl Part {
    /// Returns its side, if it has one; `None` in a force-out.
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

/// A challenge or force-out until every proof is in: who is on which side, and the sealed papers handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    case: Case,
    by: Seat,
    mover: Seat,
    /// The number of seats.
    seats: usize,
    /// The sides joined so far, in the order of joining.
    joined: Vec<Side>,
    /// The papers in the order handed in. Sealed until the hearing is over.
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

    /// Returns the part of a seat.
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

    /// Returns those who have to join a side, in seat order from the challenger.
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

    /// Returns those who still have to hand in a proof, in seat order from the caller; nobody while sides are being
    /// joined.
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

    /// What this seat handed in; read once the hearing is over.
    pub(super) fn paper(&self, seat: Seat) -> Option<&Paper> {
        self.papers.iter().find(|(writer, _)| *writer == seat).map(|(_, paper)| paper)
    }

    /// Returns the hearing as this seat may know it: a blank sheet replaces what others handed in.
    pub(super) fn seen_by(&self, seat: Seat) -> Self {
        let blank =
            |(writer, paper): &(Seat, Paper)| (*writer, if *writer == seat { paper.clone() } else { Paper::GivenUp });
        Self { joined: self.joined.clone(), papers: self.papers.iter().map(blank).collect(), ..*self }
    }
}
