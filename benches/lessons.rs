//! How long posing an exercise takes, for every ladder: each step and difficulty from many seeds.

mod times;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use flub::{
    for_each_ladder, games,
    lessons::{Difficulty, Exercise, Ladder},
    play::{Game, Seed},
};

/// How many exercises of each step and difficulty.
const EXERCISES: u64 = 30;

fn exercises<G: Ladder>() -> Vec<Exercise<G>> {
    let of_step = |step: &'static G::Step| {
        Difficulty::ALL
            .into_iter()
            .flat_map(move |difficulty| (0..EXERCISES).map(move |seed| Exercise::seeded(*step, difficulty, Seed(seed))))
    };
    G::STEPS.iter().flat_map(of_step).collect()
}

fn posing<G: Ladder>(criterion: &mut Criterion) {
    let exercises = exercises::<G>();
    for step in 1..=G::STEPS.len() {
        let of_step: Vec<_> = exercises.iter().filter(|exercise| exercise.number().get() == step).collect();
        let name = format!("{} {step}", G::NAME);
        times::report(&name, &of_step, 1, |exercise| exercise.to_string(), |exercise| exercise.pose());
    }
    times::report(G::NAME, &exercises, 1, Exercise::to_string, Exercise::pose);
    criterion.bench_function(&format!("teach/{}", <G as Game>::NAME), |bencher| {
        let mut all = exercises.iter().cycle();
        bencher.iter(|| all.next().map(|exercise| black_box(exercise.pose())));
    });
}

fn every_ladder(criterion: &mut Criterion) {
    macro_rules! pose {
        ($($folder:ident $game:ident),*) => {
            $(posing::<games::$folder::$game>(criterion);)*
        };
    }
    for_each_ladder!(pose);
}

criterion_group!(teach, every_ladder);
criterion_main!(teach);
