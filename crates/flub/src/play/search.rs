//! Exact game-tree search for two players who move in strict alternation.
//!
//! Negamax with alpha-beta bounds and a transposition table: Knuth and Moore, "An analysis of alpha-beta pruning"
//! (1975); bounds in the table as in Breuker, "Memory versus search in games" (1998).

use std::hash::Hash;

use rustc_hash::FxHashMap;

/// A two-player game seen as a tree of nodes.
pub trait Tree {
    /// A position with everything that decides its value, including the side to move.
    type Node: Clone + Eq + Hash;

    /// Returns the value for the side to move, if known without searching further.
    fn value(&self, node: &Self::Node) -> Option<i32>;

    /// Returns the nodes one move away, each with the other side to move. There is at least one if [`Tree::value`] is
    /// `None`.
    fn replies(&self, node: &Self::Node) -> impl Iterator<Item = Self::Node>;
}

/// Solves positions of a [`Tree`] and caches what it has proved.
#[derive(Clone, Debug)]
pub struct Solver<T: Tree> {
    tree: T,
    memory: Memory<T::Node>,
}

impl<T: Tree> Solver<T> {
    /// Returns a solver for a tree whose values lie from `-limit` to `limit`.
    pub fn new(tree: T, limit: i32) -> Self {
        Self { tree, memory: Memory { known: FxHashMap::default(), limit } }
    }

    /// Returns the tree that this solver searches.
    pub fn tree(&self) -> &T {
        &self.tree
    }

    /// Returns the number of positions in memory.
    pub fn known(&self) -> usize {
        self.memory.known.len()
    }

    /// Returns the exact value of a node for the side to move, with best play on both sides.
    pub fn value(&mut self, node: &T::Node) -> i32 {
        let limit = self.memory.limit;
        self.memory.search(&self.tree, node, -limit, limit)
    }
}

#[derive(Clone, Debug)]
struct Memory<N> {
    known: FxHashMap<N, Bounds>,
    limit: i32,
}

#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: i32,
    most: i32,
}

impl<N: Clone + Eq + Hash> Memory<N> {
    fn search<T: Tree<Node = N>>(&mut self, tree: &T, node: &N, alpha: i32, beta: i32) -> i32 {
        let unknown = Bounds { least: -self.limit, most: self.limit };
        let at_sight = || tree.value(node).map_or(unknown, |value| Bounds { least: value, most: value });
        let mut bounds = *self.known.entry(node.clone()).or_insert_with(at_sight);
        let (alpha, beta) = (alpha.max(bounds.least), beta.min(bounds.most));
        if alpha >= beta {
            return if bounds.least >= beta { bounds.least } else { bounds.most };
        }
        let mut best = -self.limit;
        for reply in tree.replies(node) {
            best = best.max(-self.search(tree, &reply, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        if best > alpha {
            bounds.least = best;
        }
        if best < beta {
            bounds.most = best;
        }
        self.known.insert(node.clone(), bounds);
        best
    }
}
