use std::collections::BTreeSet;

use super::{Goal, Network, Rules, Square, SquareSet, line_counts::LineCounts};

/// Why a network is not possible, that is, why no filling of its vacant squares gives a solution of the goal. Obstacles
/// are checked in the order listed here, the simplest to see first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No line is left for this R or O: every line through it runs through an F or, in POE, through another R.
    Stranded(Square),
    /// At most this many connections can still be made, fewer than [`Goal::fewest`].
    TooFew(u16),
    /// The goal is an exact number, but more connections than that are or will be required.
    TooMany {
        /// The number of required connections already there.
        standing: u16,
        /// The R or O squares that lie on none of these and must still get one: in POE each its own, in LawToe perhaps
        /// one for all. Empty if there are too many without them.
        waiting: SquareSet,
        /// The fewest required connections, including those for the waiting squares.
        least: u16,
    },
    /// None of the sizes that a solution can still have ([`Network::reachable`]) meets the goal. The set is not empty:
    /// without the other obstacles, a P in every vacant square gives a solution of some size.
    OtherSizes(BTreeSet<u16>),
}

impl Obstacle {
    /// Returns the R or O that no line is left for, if that is the reason.
    pub const fn stranded(&self) -> Option<Square> {
        match self {
            Self::Stranded(square) => Some(*square),
            _ => None,
        }
    }
}

impl Network {
    /// Returns the first reason why the network is not possible, or `None` if it is possible.
    pub fn obstacle(&self, goal: Goal) -> Option<Obstacle> {
        if self.is_possible(goal) {
            return None;
        }
        let permitting = LineCounts::permitting(self);
        let stranded = permitting.unused_by(permitting.required()).next().map(Obstacle::Stranded);
        let most = permitting.open().len() as u16;
        let too_few = || (most < goal.fewest()).then_some(Obstacle::TooFew(most));
        let other_sizes = || Obstacle::OtherSizes(self.reachable());
        Some(stranded.or_else(too_few).or_else(|| self.too_many(goal)).unwrap_or_else(other_sizes))
    }

    fn too_many(&self, goal: Goal) -> Option<Obstacle> {
        let Goal::Exactly(number) = goal else { return None };
        let (required, _) = self.connections();
        let standing = required.len() as u16;
        if standing > number {
            return Some(Obstacle::TooMany { standing, waiting: SquareSet::EMPTY, least: standing });
        }
        let waiting: SquareSet = LineCounts::standing(self).unused_by(required).collect();
        let more = match self.rules() {
            // A required connection has only one R.
            Rules::Poe => waiting.len(),
            Rules::LawToe => usize::from(!waiting.is_empty()),
        };
        let least = standing + more as u16;
        (least > number).then_some(Obstacle::TooMany { standing, waiting, least })
    }
}
