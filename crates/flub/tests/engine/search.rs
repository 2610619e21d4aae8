//! The exact search, checked against minimax without bounds or memory on random trees.

use flub::play::{Random, Seed, Solver, Tree};

use crate::scale::scaled;

/// Positions are numbers; the seed decides what follows from each and what the leaves are worth. Many lines of play
/// meet in the same positions, which come up with every window and so test the memory.
#[derive(Clone, Copy)]
struct MadeUp {
    seed: u64,
    limit: i32,
}

const DEPTH: u32 = 6;
const WIDTH: usize = 5;

impl MadeUp {
    fn random(&self, (depth, place): (u32, usize)) -> Random {
        Random::at(Seed(self.seed), depth as usize * WIDTH + place)
    }

    fn minimax(&self, node: (u32, usize)) -> i32 {
        self.value(&node)
            .unwrap_or_else(|| self.replies(&node).map(|reply| -self.minimax(reply)).max().expect("a reply"))
    }
}

impl Tree for MadeUp {
    type Node = (u32, usize);

    fn value(&self, node: &Self::Node) -> Option<i32> {
        let mut random = self.random(*node);
        (node.0 == DEPTH || random.chance(10)).then(|| random.below(2 * self.limit as usize + 1) as i32 - self.limit)
    }

    fn replies(&self, node: &Self::Node) -> impl Iterator<Item = Self::Node> {
        let (mut random, depth) = (self.random(*node), node.0 + 1);
        (0..1 + random.below(4)).map(move |_| (depth, random.below(WIDTH)))
    }
}

#[test]
fn values_are_those_of_minimax() {
    for seed in 0..scaled(2_000) as u64 {
        for limit in [1, 2, 20] {
            let tree = MadeUp { seed, limit };
            let mut solver = Solver::new(tree, limit);
            // From the root down, so that what is known comes from searches with narrower windows.
            for depth in 0..=DEPTH {
                for place in 0..WIDTH {
                    let node = (depth, place);
                    assert_eq!(solver.value(&node), tree.minimax(node), "seed {seed}, limit {limit}, {node:?}");
                }
            }
            assert!(solver.known() > 0);
        }
    }
}
