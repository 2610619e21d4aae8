//! How long it takes to judge a move of POE in full, and the expert to choose one.

mod times;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use flub::{
    games::poe::{Act, Action, Computer, Length, Level, Poe, Position, Setup, Stage, Version},
    network::{Placement, Size},
    play::{Bot, Game, Random, Seat, Seed},
};

/// The 4x4 positions that took longest, found by random changes: to judge the latest move, and for the expert to choose
/// the next. Each line is a position as [`Position::read`] reads it.
const HARD: [&str; 2] = [include_str!("poe_judge.txt"), include_str!("poe_choose.txt")];

fn hard(lines: &str) -> Vec<Position> {
    lines.lines().map(|line| Position::read(Size::Four, line).expect("the line is a position")).collect()
}

/// Positions after every move of some rounds in which letters are written by chance, half of them safe ones, for goals of
/// every kind.
fn positions(version: Version, rounds: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in (0..rounds).map(Seed) {
        let mut random = Random::new(seed);
        let goals = if random.chance(50) { version.common_goals() } else { version.goals() };
        let mut position = Position::new(version.mat(), *random.pick(&goals).expect("there are goals"));
        while !position.network().is_full() {
            let any: Vec<Placement> = position.network().placements().collect();
            let safe = if random.chance(50) { position.safe_letters() } else { Vec::new() };
            let letter = random.pick(&safe).or_else(|| random.pick(&any)).expect("a square is vacant");
            position = position.with(*letter).expect("a square is vacant");
            positions.push(position.clone());
        }
    }
    positions
}

/// Returns every kind of flub, and every letter that could have been written instead.
fn judge(position: &Position) -> usize {
    position.flubs(position.latest()).count() + position.alternatives(position.latest()).count()
}

/// Returns the match of two players with these moves played.
fn played(version: Version, position: &Position) -> (Poe, Seat) {
    let setup = Setup::new(version, 2, Length::Rounds(1)).expect("it can be played");
    let mut state = Poe::begin(&setup, Seed(0));
    let acts = position.letters().iter().copied().map(Act::Write);
    for act in [Act::SetGoal(position.goal())].into_iter().chain(acts) {
        let (Stage::Goal(by) | Stage::Turn(by)) = state.stage() else { panic!("the round is over: {position}") };
        state.apply(&Action { by, act }).expect("it has been played");
    }
    let Stage::Turn(by) = state.stage() else { panic!("the round is over: {position}") };
    (state, by)
}

fn choose((state, by): &(Poe, Seat)) -> Option<Action> {
    Computer::new(Level::Expert).choose(*by, state, &mut Random::new(Seed(1)))
}

fn judging(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("poe/judge");
    for (name, positions) in [
        ("3x3", positions(Version::Tough, 200)),
        ("4x4", positions(Version::BigTough, 60)),
        ("4x4, hard", hard(HARD[0])),
    ] {
        times::report(name, &positions, 5, Position::to_string, judge);
        group.throughput(Throughput::Elements(positions.len() as u64)).bench_function(name, |bencher| {
            bencher.iter(|| positions.iter().map(|position| judge(black_box(position))).sum::<usize>());
        });
    }
    group.finish();
}

/// Goals, then letters in positions without a right challenge: each position without a flub, and the hard ones.
fn choosing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("poe/choose");
    group.sample_size(10);
    for version in [Version::Tough, Version::BigTough] {
        let setup = Setup::new(version, 2, Length::Rounds(1)).expect("it can be played");
        let states: Vec<(Poe, Seat)> = Seat::first(1).map(|seat| (Poe::begin(&setup, Seed(0)), seat)).collect();
        group.bench_function(format!("{version}, a goal"), |bencher| bencher.iter(|| choose(black_box(&states[0]))));
    }
    let quiet = |position: &Position| position.right_challenges().next().is_none();
    let states = |version, positions: Vec<Position>| -> Vec<(Poe, Seat)> {
        positions.iter().filter(|position| quiet(position)).map(|position| played(version, position)).collect()
    };
    for (name, states) in [
        ("3x3", states(Version::Tough, positions(Version::Tough, 200))),
        ("4x4", states(Version::BigTough, positions(Version::BigTough, 60))),
        ("4x4, hard", states(Version::BigTough, hard(HARD[1]))),
    ] {
        let text = |(state, _): &(Poe, Seat)| state.position().map_or(String::new(), Position::to_string);
        times::report(name, &states, 3, text, choose);
        group.throughput(Throughput::Elements(states.len() as u64)).bench_function(name, |bencher| {
            bencher.iter(|| states.iter().filter(|state| choose(black_box(state)).is_some()).count());
        });
    }
    group.finish();
}

criterion_group!(poe, judging, choosing);
criterion_main!(poe);
