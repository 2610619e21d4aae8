//! LawToe solved from nothing, and the computer's slowest choices.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use flub::{
    games::lawtoe::{Act, Action, Computer, LawToe, Level, Role, Solver, Variant},
    network::Goal,
    play::{Bot, Game, Random, Seed},
};

/// Measures how long a solver that knows nothing takes to find who wins with this goal.
fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lawtoe/solve");
    for variant in Variant::BOTH {
        for goal in LawToe::GOALS {
            group.bench_function(format!("{variant}-{goal}"), |bencher| {
                bencher.iter(|| Solver::new().winner_with(black_box(variant), goal));
            });
        }
    }
}

/// Measures the choice of the Defendant's first move, which has the most answers, with nothing solved before.
fn choose(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lawtoe/choose");
    for variant in Variant::BOTH {
        for goal in LawToe::GOALS {
            let state = begun(variant, goal);
            let choice = |mut computer: Computer| {
                computer.choose(Role::Defendant.seat(), black_box(&state), &mut Random::new(Seed(1)))
            };
            group.bench_function(format!("{variant}-{goal}"), |bencher| {
                bencher.iter_batched(|| Computer::new(Level::Expert), choice, BatchSize::SmallInput);
            });
        }
    }
}

fn begun(variant: Variant, goal: Goal) -> LawToe {
    let mut state = LawToe::begin(&variant, Seed(1));
    state.apply(&Action { by: Role::Plaintiff, act: Act::SetGoal(goal) }).expect("the Plaintiff sets the goal");
    state
}

criterion_group!(lawtoe, solve, choose);
criterion_main!(lawtoe);
