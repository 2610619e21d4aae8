//! How far a network is from a solution.

use flub::{
    network::{Completion, Goal, Letter, Network, Placement},
    play::order,
};

/// The fewest letters that make a solution, and its connections: one, two, or else any that do. `None` if none do.
pub fn nearest(network: &Network, goal: Goal) -> Option<Completion> {
    let with_another = |first: Placement| {
        let rest = network.with(first)?.one_letter_completion(goal)?;
        Some(Completion { letters: [first].into_iter().chain(rest.letters).collect(), counted: rest.counted })
    };
    // P first: what it makes is the easiest to see.
    let mut firsts: Vec<Placement> = network.placements().collect();
    order::sort_by_key(&mut firsts, |first| first.letter != Letter::P);
    let found = network.one_letter_completion(goal);
    found.or_else(|| firsts.into_iter().find_map(with_another)).or_else(|| network.completion(goal))
}
