//! Floating Tic-Tac-Toe solved from X's first checker, and the perfect computer's slowest choices.

#[path = "../crates/flub/tests/floating/plain.rs"]
mod plain;

use std::{hint::black_box, time::Instant};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use flub::{
    games::floating::{Allowance, Board, Computer, Floating, Level, Setup, Solver, Turn, Variation, Variations},
    play::{Bot, Game, Random, Seed},
};
use plain::Plain;

/// Returns all mixes of the variations on paper, those without *moving* first.
fn setups() -> impl Iterator<Item = Setup> {
    let mixes = [false, true]
        .into_iter()
        .flat_map(|moving| Variations::all().filter(move |variations| variations.has(Variation::Moving) == moving));
    mixes.map(|variations| Setup { board: Board::Paper, variations })
}

/// Returns the state after these turns.
fn begun(setup: Setup, turns: &[&str]) -> Floating {
    turns.iter().fold(Floating::begin(&setup, Seed(0)), |state, turn| {
        state.after(turn.parse::<Turn>().expect("it is a turn")).expect("it is allowed")
    })
}

fn solve(state: &Floating) -> Solver {
    let mut solver = Solver::new(state.setup());
    solver.value(black_box(state), &mut Allowance::unlimited());
    solver
}

/// Solves the plain game with a plain search, which remembers positions up to shifts and the eight symmetries, and with
/// the solver. The two alternate, each from nothing, so that they run under the same load.
fn against_a_plain_search(_: &mut Criterion) {
    let state = begun(setups().next().expect("the plain rules come first"), &["d4"]);
    for _ in 0..3 {
        let start = Instant::now();
        let mut search = Plain::new(Variations::PLAIN);
        let value = search.value(1, 0);
        let plain = start.elapsed();
        let start = Instant::now();
        let solver = solve(&state);
        let solved = start.elapsed();
        println!(
            "plain search: value {value}, {} positions, {plain:.1?}; solver: {} positions, {solved:.1?}; {:.0} times faster",
            search.known(),
            solver.visited(),
            plain.as_secs_f64() / solved.as_secs_f64()
        );
    }
}

/// Prints how long each mix takes, the best of three runs.
fn every_mix(_: &mut Criterion) {
    for setup in setups() {
        let state = begun(setup, &["d4"]);
        let solver = solve(&state);
        let time = || {
            let start = Instant::now();
            black_box(solve(&state));
            start.elapsed()
        };
        let best = (0..3).map(|_| time()).min().expect("there are three");
        println!("{setup}: {best:.1?}, {} positions looked into, {} remembered", solver.visited(), solver.known());
    }
}

/// Measures how long a solver that knows nothing takes to find the value of the whole game.
fn whole_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("floating/solve");
    group.sample_size(10);
    for setup in setups().filter(named) {
        let state = begun(setup, &["d4"]);
        group.bench_function(setup.to_string(), |bencher| bencher.iter(|| solve(&state)));
    }
}

/// Whether it is one of the mixes that take longest without and with *moving*, or *moving* alone.
fn named(setup: &Setup) -> bool {
    ["plain", "sharing", "moving", "moving sharing"].contains(&setup.variations.to_string().as_str())
}

/// Measures the choice of O's first turn and X's second, with nothing solved before.
fn first_choices(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("floating/choose");
    group.sample_size(10);
    for setup in setups().filter(named) {
        for turns in [&["d4"][..], &["d4", "c3"]] {
            let state = begun(setup, turns);
            let seat = state.to_move().expect("the game has begun").seat();
            let choice = |mut computer: Computer| computer.choose(seat, black_box(&state), &mut Random::new(Seed(1)));
            group.bench_function(format!("{setup}, {} played", turns.len()), |bencher| {
                bencher.iter_batched(|| Computer::new(Level::Perfect), choice, BatchSize::LargeInput);
            });
        }
    }
}

criterion_group!(floating, against_a_plain_search, every_mix, whole_games, first_choices);
criterion_main!(floating);
