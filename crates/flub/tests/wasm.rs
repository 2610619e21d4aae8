//! The engine gives the same results in a browser as natively.
//!
//! Every test here runs on both: as a plain test, and as WebAssembly in a browser. The expected values are written down
//! once, so a platform that computes something else fails.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::fmt::Write;

use flub::{
    for_each_ladder,
    games::{
        self, floating,
        lawtoe::{Computer, LawToe, Level, Variant},
        poe::{Flub, Position, Version},
    },
    lessons::{Difficulty, Exercise, Ladder},
    network::{Goal, Network, Placement, Rules},
    play::{Bot, Random, Record, Seed},
};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Returns a seed's first numbers below a bound.
fn numbers(seed: u64, bound: usize) -> Vec<usize> {
    let mut random = Random::new(Seed(seed));
    (0..8).map(|_| random.below(bound)).collect()
}

#[test]
fn a_seed_gives_the_same_numbers_on_every_platform() {
    assert_eq!(numbers(0, 100), [99, 59, 99, 46, 0, 77, 13, 30]);
    assert_eq!(numbers(7, 9), [7, 4, 6, 6, 2, 4, 6, 1]);
    assert_eq!(
        numbers(u64::MAX, 0x7FFF_FFFF),
        [984278668, 1903399562, 109845580, 1567054104, 637844333, 392534254, 154770199, 545875952]
    );
}

#[test]
fn a_seed_gives_the_same_shuffle_on_every_platform() {
    let mut cards: Vec<u8> = (0..12).collect();
    Random::at(Seed(7), 3).shuffle(&mut cards);
    assert_eq!(cards, [9, 5, 8, 6, 2, 7, 0, 4, 1, 3, 11, 10]);
}

#[test]
fn a_chance_falls_the_same_on_every_platform() {
    let mut random = Random::new(Seed(42));
    let fell: String = (0..16).map(|_| if random.chance(30) { 'x' } else { '.' }).collect();
    assert_eq!(fell, "...x....xxx..x..");
}

/// Returns a match between two computers; the seed decides all their choices.
fn computers_play(variant: Variant, seed: u64) -> Record<LawToe> {
    let mut computers = [Level::Expert, Level::Student].map(Computer::new);
    let mut random = Random::new(Seed(seed));
    let mut record = Record::<LawToe>::new(variant, Seed(seed));
    while let Some(role) = record.state().to_act() {
        let seat = role.seat();
        let action = computers[seat.index()].choose(seat, record.state(), &mut random).expect("it is to act");
        record.apply(action).expect("computers play by the rules");
    }
    record
}

/// What two computers play as Pedagogue with seed 4, and as Dragoman with seed 2.
const MATCHES: [(Variant, u64, &str); 2] = [
    (
        Variant::Pedagogue,
        4,
        "flub 1 lawtoe pedagogue seed 4\nplaintiff goal even\ndefendant F5 F8\nplaintiff P2\ndefendant F4\nplaintiff O9\n\
         defendant F1\nplaintiff F7\ndefendant P6\nplaintiff challenges A-flub\nplaintiff proves P3: 269 369\n",
    ),
    (
        Variant::Dragoman,
        2,
        "flub 1 lawtoe dragoman seed 2\nplaintiff goal odd\ndefendant F6 O7\nplaintiff P3\ndefendant P1 F4\n\
         plaintiff challenges A-flub\nplaintiff proves P5: 157 357 753\n",
    ),
];

#[test]
fn computers_play_and_records_replay_the_same_matches_on_every_platform() {
    for (variant, seed, text) in MATCHES {
        let played = computers_play(variant, seed);
        assert_eq!(played.to_string(), text);
        let replayed: Record<LawToe> = text.parse().expect("what was played can be read");
        assert_eq!(replayed.state(), played.state());
    }
}

#[test]
fn networks_of_sixteen_squares_are_judged_the_same_on_every_platform() {
    let mut random = Random::new(Seed(16));
    let (mut possible, mut ripe) = (0, 0);
    for _ in 0..300 {
        let squares: String = (0..16).map(|_| *random.pick(&['.', 'F', 'P', 'R']).expect("there are four")).collect();
        let network = Network::read(Rules::Poe, &squares).expect("a square holds a letter or none");
        let goal = *random.pick(&[Goal::Odd, Goal::Even]).expect("there are two");
        possible += usize::from(network.is_possible(goal));
        ripe += usize::from(network.is_ripe(goal));
    }
    assert_eq!((possible, ripe), (190, 87));
}

/// How many letters in 300 random rounds of POE on 3x3 and on 4x4 are flubs of each kind: P, A, CP, CA.
#[test]
fn moves_of_poe_are_judged_the_same_on_every_platform() {
    let counts = [Version::Tough, Version::BigTough].map(|version| {
        let mut random = Random::new(Seed(5));
        let mut counts = [0; 4];
        for _ in 0..300 {
            let goal = *random.pick(&[Goal::Odd, Goal::Even, Goal::AtLeast(2), Goal::Exactly(3)]).expect("four");
            let mut position = Position::new(version.mat(), goal);
            for _ in 0..random.below(position.size().area()) {
                let letters: Vec<Placement> = position.network().placements().collect();
                position = position.with(*random.pick(&letters).expect("a vacant square")).expect("it is vacant");
            }
            for (count, kind) in counts.iter_mut().zip(Flub::ALL) {
                *count += (0..=position.latest()).filter(|&number| position.is_flub(number, kind)).count();
            }
        }
        counts
    });
    assert_eq!(counts, [[66, 173, 32, 250], [187, 195, 130, 296]]);
}

/// Turns of the perfect computer in one position, and the game's result.
#[test]
fn floating_tic_tac_toe_is_solved_the_same_on_every_platform() {
    let begun = "seed 3; x d4; o c3; x d5; o e4; x c5; o d3";
    let played = ["plain", "moving sharing", "touching fewest"].map(|variations| {
        let record: Record<floating::Floating> =
            format!("flub 1 floating 7x7 {variations} {begun}").parse().expect("these fit and touch");
        let mut perfect = floating::Computer::new(floating::Level::Perfect);
        let turn = perfect.choose(floating::Side::X.seat(), record.state(), &mut Random::at(record.seed(), 6));
        let value = perfect.solver(*record.setup()).range(record.state()).value();
        (turn.expect("X is to move").to_string(), value.expect("it is proved"))
    });
    assert_eq!(played.map(|(turn, value)| format!("{turn}: {value}")), ["x b6: 2", "x b6: 3", "x b2: 2"]);
}

/// The tasks of one seed at every step of a ladder, one a line, each after its exercise.
fn posed<G: Ladder>(text: &mut String) {
    for &step in G::STEPS {
        for difficulty in Difficulty::ALL {
            let exercise = Exercise::<G>::seeded(step, difficulty, Seed(77));
            let _ = writeln!(text, "{exercise}: {}", exercise.pose().task());
        }
    }
}

/// The text of an exercise stands on paper and in links, so it is the same exercise for ever: golden/exercises.txt has them as
/// they were first posed. Those of a new step or game are printed, to be added there.
#[test]
fn a_seed_poses_the_same_exercises_on_every_platform() {
    let mut text = String::new();
    macro_rules! pose {
        ($($folder:ident $game:ident),*) => {
            $(posed::<games::$folder::$game>(&mut text);)*
        };
    }
    for_each_ladder!(pose);
    let golden = include_str!("golden/exercises.txt");
    let others: Vec<&str> = text.lines().filter(|now| golden.lines().all(|first| first != *now)).collect();
    assert!(others.is_empty(), "not in golden/exercises.txt:\n{}", others.join("\n"));
    assert_eq!(text, golden);
}
