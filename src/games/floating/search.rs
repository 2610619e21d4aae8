//! Exact search: negamax with a memory of bounds, asked one question at a time: is it worth at least so much? Knuth and
//! Moore, "An analysis of alpha-beta pruning" (1975); Breuker, "Memory versus search in games" (1998); Plaat and
//! others, "Best-first fixed-depth minimax algorithms" (1996), for the value by such questions alone.

use rustc_hash::FxHashMap;

use super::{
    margin::Bounds,
    position::{Facts, Position, Rules},
};

/// How many positions a search may still look into.
///
/// A question that is stopped for want of them can be asked again: what was proved is remembered, so it goes on where
/// it was, and some thirty positions are enough to get further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    left: u64,
}

impl Allowance {
    /// As many as it takes.
    pub const fn unlimited() -> Self {
        Self { left: u64::MAX }
    }

    /// So many positions.
    pub const fn new(positions: u64) -> Self {
        Self { left: positions }
    }

    /// How many are left.
    pub const fn left(&self) -> u64 {
        self.left
    }
}

/// A position that may follow.
#[derive(Clone, Copy, Debug)]
struct Reply {
    position: Position,
    key: u64,
    outlook: i8,
}

/// Proves what positions are worth, and remembers it.
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

    /// How many positions something is remembered of.
    pub(super) fn known(&self) -> usize {
        self.known.len()
    }

    /// How many times a position was looked into.
    pub(super) const fn visited(&self) -> u64 {
        self.visited
    }

    /// The number of the position, the same for all that differ by a turn, a reflection or a shift only.
    pub(super) fn key(&self, position: &Position) -> u64 {
        self.rules.facts(position).key
    }

    /// What is proved of the position so far.
    pub(super) fn bounds(&self, position: &Position) -> Bounds {
        proved(&self.known, &self.rules.facts(position))
    }

    /// Exactly what the position is worth to the side to move; nothing when more positions would have to be looked
    /// into.
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

    /// A bound on what the position is worth to the side to move: a lower one that is `goal` or more, or an upper one
    /// that is less. Nothing when more positions would have to be looked into.
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
        // To be allowed to move a checker is never worse than not to be.
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

    /// Lists the replies that are neither proved to reach the goal nor proved not to. The best bound among the others,
    /// where one that reaches the goal ends the matter.
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

    /// Tries the replies listed from `first` on, those first that look worst for the other side.
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

/// What is known of a position: what can be seen, and what is remembered.
fn proved(known: &FxHashMap<u64, Bounds>, facts: &Facts) -> Bounds {
    known.get(&spread(facts.key)).map_or(facts.bounds, |known| facts.bounds.and(*known))
}

/// A position's number for the memory, another for each. The numbers themselves are too much alike for a hash of 32 bits,
/// which is what WebAssembly has: most of the time went by in crowded parts of the table.
const fn spread(key: u64) -> u64 {
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
