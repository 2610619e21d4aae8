//! Exact search: negamax with a transposition table of bounds. It answers one kind of question: is the value at least
//! this much? Knuth and Moore, "An analysis of alpha-beta pruning" (1975); Breuker, "Memory versus search in games"
//! (1998); Plaat and others, "Best-first fixed-depth minimax algorithms" (1996), for finding the value by such
//! questions alone.

use rustc_hash::FxHashMap;

use super::{
    margin::Bounds,
    position::{Facts, Position, Rules},
};

/// The number of positions that a search may still visit.
///
/// A question that runs out of positions can be asked again. What was proved is kept, so the search resumes where it
/// stopped; with about thirty positions at a time it makes progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    left: u64,
}

impl Allowance {
    /// Returns an allowance without limit.
    pub const fn unlimited() -> Self {
        Self { left: u64::MAX }
    }

    /// Returns an allowance of this many positions.
    pub const fn new(positions: u64) -> Self {
        Self { left: positions }
    }

    /// Returns the number of positions left.
    pub const fn left(&self) -> u64 {
        self.left
    }
}

/// A position that one turn leads to.
#[derive(Clone, Copy, Debug)]
struct Reply {
    position: Position,
    key: u64,
    outlook: i8,
}

/// Proves the values of positions and caches them.
#[derive(Clone, Debug)]
pub(super) struct Search {
    rules: Rules,
    known: FxHashMap<u64, Bounds>,
    replies: Vec<Reply>,
    visited: u64,
}

impl Search {
    pub(super) fn new(rules: Rules) -> Self {
        Self { rules, known: FxHashMap::default(), replies: Vec::new(), visited: 0 }
    }

    /// Returns the number of positions in memory.
    pub(super) fn known(&self) -> usize {
        self.known.len()
    }

    /// Returns the number of visits to positions.
    pub(super) const fn visited(&self) -> u64 {
        self.visited
    }

    /// Returns the key of the position, which is the same after rotation, reflection or shift.
    pub(super) fn key(&self, position: &Position) -> u64 {
        self.rules.facts(position).key
    }

    /// Returns the bounds proved for the position so far.
    pub(super) fn bounds(&self, position: &Position) -> Bounds {
        proved(&self.known, &self.rules.facts(position))
    }

    /// Returns the exact value of the position for the side to move, or `None` if the allowance runs out.
    pub(super) fn value(&mut self, position: &Position, allowance: &mut Allowance) -> Option<i8> {
        // Most games are drawn with best play.
        let mut guess = 0;
        loop {
            let Bounds { least, most } = self.bounds(position);
            if least == most {
                return Some(least);
            }
            guess = self.probe(position, guess.clamp(least + 1, most), allowance)?;
        }
    }

    /// Returns a bound on the value for the side to move: a lower bound of at least `goal`, or an upper bound below it.
    /// `None` if the allowance runs out.
    pub(super) fn probe(&mut self, position: &Position, goal: i8, allowance: &mut Allowance) -> Option<i8> {
        let facts = self.rules.facts(position);
        let bounds = proved(&self.known, &facts);
        if bounds.least >= goal {
            return Some(bounds.least);
        }
        if bounds.most < goal {
            return Some(bounds.most);
        }
        let value = self.look_into(position, goal, allowance)?;
        let mut bounds = proved(&self.known, &facts);
        if value >= goal {
            bounds.least = bounds.least.max(value);
        } else {
            bounds.most = bounds.most.min(value);
        }
        self.known.insert(spread(facts.key), bounds);
        Some(value)
    }

    fn look_into(&mut self, position: &Position, goal: i8, allowance: &mut Allowance) -> Option<i8> {
        allowance.left = allowance.left.checked_sub(1)?;
        self.visited += 1;
        // Being allowed to move a checker never makes a position worse.
        if position.own_move {
            let value = self.probe(&Position { own_move: false, ..*position }, goal, allowance)?;
            if value >= goal {
                return Some(value);
            }
        }
        if position.other_move {
            let value = self.probe(&Position { other_move: false, ..*position }, goal, allowance)?;
            if value < goal {
                return Some(value);
            }
        }
        let first = self.replies.len();
        let seen = self.see(position, goal);
        let value = if seen >= goal { Some(seen) } else { self.try_replies(first, seen, goal, allowance) };
        self.replies.truncate(first);
        value
    }

    /// Lists the replies for which it is not yet proved whether they reach the goal. Returns the best bound among the
    /// others; the listing ends at a reply that reaches the goal.
    fn see(&mut self, position: &Position, goal: i8) -> i8 {
        let Self { rules, known, replies, .. } = self;
        let mut best = rules.extremes().least;
        let mut see = |reply: Position| {
            if best >= goal {
                return;
            }
            let facts = rules.facts(&reply);
            let bounds = proved(known, &facts).reversed();
            if bounds.least >= goal {
                best = bounds.least;
            } else if bounds.most < goal {
                best = best.max(bounds.most);
            } else {
                replies.push(Reply { position: reply, key: facts.key, outlook: facts.outlook });
            }
        };
        rules.placings(position).for_each(&mut see);
        if position.own_move {
            rules.shifts(position, see);
        }
        best
    }

    /// Tries the replies listed from index `first` on, beginning with those that look worst for the other side.
    fn try_replies(&mut self, first: usize, seen: i8, goal: i8, allowance: &mut Allowance) -> Option<i8> {
        // Thousands of times a second, of long lists.
        self.replies[first..].sort_unstable_by_key(|reply| (reply.outlook, reply.key));
        let mut best = seen;
        let mut latest = None;
        for place in first..self.replies.len() {
            let Reply { position, key, .. } = self.replies[place];
            if latest.replace(key) != Some(key) {
                best = best.max(-self.probe(&position, 1 - goal, allowance)?);
            }
            if best >= goal {
                break;
            }
        }
        Some(best)
    }
}

/// Returns the bounds known for a position, at sight and from memory.
fn proved(known: &FxHashMap<u64, Bounds>, facts: &Facts) -> Bounds {
    known.get(&spread(facts.key)).map_or(facts.bounds, |known| facts.bounds.and(*known))
}

/// Spreads keys over the table, one to one. Without this, keys are too similar for a 32-bit hash, as in WebAssembly:
/// the search then spends most of its time in crowded parts of the table.
const fn spread(key: u64) -> u64 {
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
