//! How long it takes to decide whether letter networks are possible and ripe, to complete them, and to find all numbers
//! of connections within reach.
//!
//! Besides criterion's figures for whole sets, it prints the median and the worst single position of each set, each
//! timed several times over and its best time taken.

mod times;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use flub::{
    network::{Goal, Network, Rules},
    play::{Random, Seed},
};

/// The seed of the random positions, the same in every run.
const SEED: Seed = Seed(1987);

/// The positions that took longest to decide, found by random changes. Each line has the game, the goal and the squares.
const HARD: &str = include_str!("hard.txt");

/// The positions that took longest to find the reachable numbers for.
const WIDE: &str = include_str!("wide.txt");

struct Position {
    network: Network,
    goal: Goal,
    text: String,
}

fn position(rules: Rules, goal: Goal, squares: &str) -> Position {
    let network = Network::read(rules, squares).expect("the squares are a network's");
    Position { network, goal, text: format!("{rules:?} {goal} {squares}") }
}

/// Positions at all levels of filling, with all mixes of letters and goals of every kind up to `largest`.
fn random_positions(area: usize, largest: usize) -> Vec<Position> {
    let random = &mut Random::new(SEED);
    let one = |index: usize| {
        let rules = if index.is_multiple_of(4) { Rules::LawToe } else { Rules::Poe };
        let filled = index % (area + 1);
        let letters: Vec<&str> = (0..4).map(|_| rules.letters()[random.below(3)].as_str()).collect();
        let mut squares: Vec<&str> =
            (0..area).map(|at| if at < filled { letters[random.below(4)] } else { "." }).collect();
        random.shuffle(&mut squares);
        let number = 1 + random.below(largest) as u16;
        let goal = match random.below(8) {
            0 => Goal::Odd,
            1 => Goal::Even,
            2 => Goal::AtLeast(number),
            _ => Goal::Exactly(number),
        };
        position(rules, goal, &squares.concat())
    };
    (0..2000).map(one).collect()
}

/// Returns the positions of a text, a line each.
fn listed_positions(text: &str) -> Vec<Position> {
    let one = |line: &str| {
        let [game, goal, squares] = line.split(' ').collect::<Vec<_>>().try_into().expect("a line has three words");
        let rules = if game == "poe" { Rules::Poe } else { Rules::LawToe };
        position(rules, goal.parse().expect("the second word is a goal"), squares)
    };
    text.lines().map(one).collect()
}

fn possible(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("network/possible");
    for (name, positions) in [
        ("3x3, and ripe", random_positions(9, 20)),
        ("4x4", random_positions(16, 40)),
        ("4x4, hard", listed_positions(HARD)),
    ] {
        let is_small = name.starts_with('3');
        let question = |Position { network, goal, .. }: &Position| {
            let is_ripe = is_small && network.is_ripe(*goal);
            network.is_possible(*goal) | is_ripe
        };
        times::report(name, &positions, 20, |position| position.text.clone(), question);
        group.throughput(Throughput::Elements(positions.len() as u64)).bench_function(name, |bencher| {
            bencher.iter(|| positions.iter().filter(|position| question(black_box(position))).count());
        });
    }
    group.finish();
}

/// The full report on one network, as a page asks for it.
fn one_at_a_time(_: &mut Criterion) {
    let sets = [
        ("3x3", random_positions(9, 20)),
        ("4x4", random_positions(16, 40)),
        ("4x4, hard", listed_positions(HARD)),
        ("4x4, wide", listed_positions(WIDE)),
    ];
    for (name, positions) in &sets {
        let ask = |what: &str, question: fn(&Position) -> bool| {
            times::report(&format!("{what} {name}"), positions, 20, |position| position.text.clone(), question);
        };
        ask("reachable", |position| position.network.reachable().is_empty());
        ask("completion", |position| position.network.completion(position.goal).is_some());
        ask("one letter", |position| position.network.one_letter_completion(position.goal).is_some());
        ask("obstacle", |position| position.network.obstacle(position.goal).is_some());
    }
}

criterion_group!(network, possible, one_at_a_time);
criterion_main!(network);
