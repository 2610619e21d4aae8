//! Exact search: negamax with a transposition table of bounds, asked one question at a time: is the value at least this
//! much? Knuth and Moore, "An analysis of alpha-beta pruning" (1975); Breuker, "Memory versus search in games" (1998);
//! Plaat and others, "Best-first fixed-depth minimax algorithms" (1996), for finding the value by such questions alone.

use rustc_hash::FxHashMap;

use super::{
    margin::Bounds,
    position::{Facts, Position, Rules},
};

/// How many positions a search may still visit.
///
/// A question that runs out of them can be asked again: what was proved is kept, so it resumes where it stopped, and
/// about thirty positions are enough to get further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    left: u64,
}

impl Allowance {
    /// No limit.
    pub const fn unlimited() -> Self {
        Self { left: u64::MAX }
    }

    /// Returns this many positions.
    pub const fn new(positions: u64) -> Self {
        Self { left: positions }
    }

    /// Returns how many are left.
    pub const fn left(&self) -> u64 {
        self.left
    }
}

/// A possible next position.
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

    /// Returns how many times a position was visited.
    pub(super) const fn visited(&self) -> u64 {
        self.visited
    }

    /// Returns the key of the position, the same for all that differ only by rotation, reflection or shift.
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

    /// Returns a bound on the value for the side to move: a lower one that is `goal` or more, or an upper one that is
    /// less. `None` if the allowance runs out.
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
        // Being allowed to move a checker is never worse than not.
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

    /// Lists the replies neither proved to reach the goal nor proved not to. Returns the best bound among the others;
    /// one that reaches the goal ends the listing.
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

    /// Tries the replies listed from `first` on, those that look worst for the other side first.
    fn try_replies(&mut self, first: usize, seen: i8, goal: i8, allowance: &mut Allowance) -> Option<i8> {
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

/// What is known of a position: at sight and from memory.
fn proved(known: &FxHashMap<u64, Bounds>, facts: &Facts) -> Bounds {
    known.get(&spread(facts.key)).map_or(facts.bounds, |known| facts.bounds.and(*known))
}

/// Spreads keys over the table, one to one. The keys themselves are too similar for a 32-bit hash, which is what
/// WebAssembly has: most of the time was spent in crowded parts of the table.
const fn spread(key: u64) -> u64 {
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
