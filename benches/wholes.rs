//! How long the expert takes to choose at a table of six with the mixed pack, in every kind of decision.

mod times;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use flub::{
    games::wholes::{Act, Action, Cards, Computer, Level, Observation, Pack, Setup, Stage, Wholes},
    play::{Bot, Game, Random, Seat, Seed},
};

/// Returns the positions in which players are asked, in games between computers of every level.
fn observations(games: u64) -> Vec<Observation> {
    let setup = Setup::new(Seat::MOST, Cards::Pack(Pack::Mixed)).expect("six may play");
    let mut all = Vec::new();
    for seed in (0..games).map(Seed) {
        let mut random = Random::new(seed);
        let mut state = Wholes::begin(&setup, seed);
        while state.stage() != Stage::Over {
            let mut chosen: Option<Action> = None;
            for seat in Seat::first(Seat::MOST).filter(|&seat| state.may_act(seat)) {
                let seen = state.observe(seat);
                let level = Level::ALL[seat.index() % Level::ALL.len()];
                let choice = Computer::new(level).choose(seat, &seen, &mut random);
                all.push(seen);
                if chosen.as_ref().is_none_or(|action| action.act == Act::Draw) {
                    chosen = choice.or(chosen);
                }
            }
            state.apply(&chosen.expect("somebody acts")).expect("it is accepted");
        }
    }
    all
}

fn choose(seen: &Observation) -> Option<Action> {
    Computer::new(Level::Expert).choose(seen.seat, seen, &mut Random::new(Seed(1)))
}

fn choosing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("wholes/choose");
    group.sample_size(10);
    let seen = observations(20);
    let is_turn = |seen: &Observation| matches!(seen.stage, Stage::Turn(whose, _) if whose == seen.seat);
    let (turns, others): (Vec<Observation>, Vec<Observation>) = seen.into_iter().partition(is_turn);
    for (name, seen) in [("on its turn", &turns), ("out of turn", &others)] {
        times::report(name, seen, 3, |seen| format!("{} cards", seen.hand.len()), choose);
        group.throughput(Throughput::Elements(seen.len() as u64)).bench_function(name, |bencher| {
            bencher.iter(|| seen.iter().filter(|seen| choose(black_box(seen)).is_some()).count());
        });
    }
    group.finish();
}

criterion_group!(wholes, choosing);
criterion_main!(wholes);
