use serde::{Deserialize, Serialize};

use super::{Flub, Proof};
use crate::play::{Seat, written};

/// What is to be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// The latest move is challenged as a flub of this kind; the challenger or the mover has to prove that it is one or
    /// is not.
    Challenge(Flub),
    /// The network is claimed to be ripe, which every player proves alone.
    ForceOut,
}

/// The two sides of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The side of the challenger.
    Challenger,
    /// The side of the mover, who made the challenged move.
    Mover,
}

impl Side {
    /// Both sides, the challenger's first.
    pub const BOTH: [Side; 2] = [Side::Challenger, Side::Mover];
}

written! { Side: Challenger "challenger", Mover "mover"; else "a side is challenger or mover" }

impl Case {
    /// Returns the side that bears the burden of proof: the challenger's for an A- or CA-flub, the mover's for a P- or
    /// CP-flub. `None` for a force-out, where every player bears it.
    pub const fn burden(self) -> Option<Side> {
        match self {
            Case::Challenge(Flub::A | Flub::CA) => Some(Side::Challenger),
            Case::Challenge(Flub::P | Flub::CP) => Some(Side::Mover),
            Case::ForceOut => None,
        }
    }
}

/// The part that a player has in a hearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The player challenged or declared the force-out.
    Caller,
    /// The player made the challenged move.
    Mover,
    /// The player joined this side. `None` before joining, and always in a force-out.
    Joiner(Option<Side>),
}

impl Part {
    /// Returns the side of the part. `None` before joining, and in a force-out.
    const fn side(self, case: Case) -> Option<Side> {
        match (case, self) {
            (Case::ForceOut, _) => None,
            (_, Part::Caller) => Some(Side::Challenger),
            (_, Part::Mover) => Some(Side::Mover),
            (_, Part::Joiner(side)) => side,
        }
    }
}

/// What a player who bears the burden hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The player wrote a proof.
    Proof(Proof),
    /// The player gave up the proof.
    GivenUp,
}

/// A challenge or force-out until every proof is in: the players on each side, and the sealed papers handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    case: Case,
    by: Seat,
    mover: Seat,
    /// The number of seats.
    seats: usize,
    /// The sides joined so far, in the order in which players join.
    joined: Vec<Side>,
    /// The papers in the order in which they were handed in. They are sealed until the hearing is over.
    papers: Vec<(Seat, Paper)>,
}

impl Hearing {
    pub(super) const fn new(case: Case, by: Seat, mover: Seat, seats: usize) -> Self {
        Self { case, by, mover, seats, joined: Vec::new(), papers: Vec::new() }
    }

    /// Returns what is to be proved.
    pub const fn case(&self) -> Case {
        self.case
    }

    /// Returns the player who challenged or declared the force-out.
    pub const fn caller(&self) -> Seat {
        self.by
    }

    /// Returns the player who made the latest move.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Returns the part that this player has.
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

    /// Returns the players who have to join a side, in seat order from the challenger on.
    fn joiners(&self) -> impl Iterator<Item = Seat> + '_ {
        let everybody = Seat::first(self.seats).cycle().skip(self.by.index() + 1).take(self.seats - 1);
        everybody.filter(|&seat| seat != self.mover && self.case != Case::ForceOut)
    }

    /// Returns the player who has to join a side now, or `None` if all have joined.
    pub fn to_join(&self) -> Option<Seat> {
        self.joiners().nth(self.joined.len())
    }

    /// Whether this player bears the burden of proof.
    pub fn bears(&self, seat: Seat) -> bool {
        self.case.burden().is_none_or(|side| self.part(seat).side(self.case) == Some(side))
    }

    /// Whether this player has handed in a proof or given it up.
    pub fn has_handed_in(&self, seat: Seat) -> bool {
        self.papers.iter().any(|(writer, _)| *writer == seat)
    }

    /// Returns the players who still have to hand in a proof, in seat order from the caller on. Empty while sides are
    /// being joined.
    pub fn writers(&self) -> impl Iterator<Item = Seat> + '_ {
        let everybody = Seat::first(self.seats).cycle().skip(self.by.index()).take(self.seats);
        everybody.filter(|&seat| self.to_join().is_none() && self.bears(seat) && !self.has_handed_in(seat))
    }

    /// Whether a paper was handed in, which stays sealed.
    pub fn is_sealed(&self) -> bool {
        !self.papers.is_empty()
    }

    pub(super) fn join(&mut self, side: Side) {
        self.joined.push(side);
    }

    pub(super) fn hand_in(&mut self, seat: Seat, paper: Paper) {
        self.papers.push((seat, paper));
    }

    /// Returns what this player handed in. Only to be read when the hearing is over.
    pub(super) fn paper(&self, seat: Seat) -> Option<&Paper> {
        self.papers.iter().find(|(writer, _)| *writer == seat).map(|(_, paper)| paper)
    }

    /// Returns the hearing as this player may know it, with the papers of the others left blank.
    pub(super) fn seen_by(&self, seat: Seat) -> Self {
        let blank =
            |(writer, paper): &(Seat, Paper)| (*writer, if *writer == seat { paper.clone() } else { Paper::GivenUp });
        Self { joined: self.joined.clone(), papers: self.papers.iter().map(blank).collect(), ..*self }
    }
}
