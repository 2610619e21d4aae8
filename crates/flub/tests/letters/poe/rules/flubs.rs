//! What is a flub: the sentences of the rules, and a plain implementation of them.

use super::position;
use crate::{everything::Known, plain};
use flub::{
    games::poe::{Flub, Position, Version},
    network::{Goal, Placement, Rules},
    play::{Random, Seed},
};

fn flubs(written: &str) -> Vec<Vec<Flub>> {
    let position = position(written);
    (0..=position.latest()).map(|number| position.flubs(number).collect()).collect()
}

fn letters(position: &Position, number: usize) -> Vec<String> {
    position.alternatives(number).map(|letter| letter.to_string()).collect()
}

/// "Setting a goal is a move, so a goal that no filling can reach is a P-flub." There are 34 lines.
#[test]
fn a_goal_can_be_a_p_flub() {
    assert_eq!(flubs("A34"), [[]]);
    assert_eq!(flubs("A35"), [[Flub::P]]);
    assert_eq!(flubs("E35"), [[Flub::P]]);
    assert_eq!(flubs("E999 F1"), [vec![Flub::P], vec![Flub::P, Flub::CP]], "whoever writes on misses it");
    assert!(!position("A35").is_flub(1, Flub::P), "a move that was not made is no flub");
}

/// "After it the network is ripe, and the mover had another letter to write that would have left it possible and not
/// ripe."
#[test]
fn a_ripe_move_is_a_flub_when_it_could_be_avoided() {
    assert_eq!(flubs("E R5 P9")[2], [Flub::A]);
    let avoided = position("E R5 P9");
    assert!(letters(&avoided, 2).contains(&"F9".to_owned()), "another letter in the same square is another letter");
    assert!(!letters(&avoided, 2).contains(&"P9".to_owned()));
    let forced = position("O R1 F4 F5 F6 F7 F8 F9");
    assert!(forced.is_forced() && !avoided.is_forced());
    let safe: Vec<String> = forced.safe_letters().iter().map(Placement::to_string).collect();
    assert!(safe.contains(&"P2".to_owned()) && !safe.contains(&"F2".to_owned()), "123 is all that is left: {safe:?}");
    for letter in safe {
        assert_eq!(flubs(&format!("O R1 F4 F5 F6 F7 F8 F9 {letter}"))[8], [], "{letter} is forced");
    }
}

/// The right challenges are what the latest move was, or the goal while no letter is written.
#[test]
fn the_latest_move_is_challenged() {
    for (written, right) in
        [("A34", vec![]), ("A35", vec![Flub::P]), ("E R5 P9", vec![Flub::A]), ("E R5 P9 F1", vec![Flub::CA])]
    {
        assert_eq!(position(written).right_challenges().collect::<Vec<_>>(), right, "{written}");
    }
}

/// "The mover wrote a letter although the move before it was a P-flub or a CP-flub", "... an A-flub or a CA-flub".
#[test]
fn flubs_that_are_passed_over_make_chains() {
    let (p, a, cp, ca) = (Flub::P, Flub::A, Flub::CP, Flub::CA);
    assert_eq!(
        flubs("E F2 F5 F8 F6 P1 P3"),
        [vec![], vec![], vec![], vec![], vec![p], vec![p, cp], vec![p, cp]],
        "it is impossible after every later letter too"
    );
    assert_eq!(
        flubs("O P1 P2 F3 F6"),
        [vec![], vec![], vec![a], vec![a, ca], vec![ca]],
        "F3 leaves 126, and R7 would not have; F6 leaves no two squares of a line"
    );
    let both = flubs("O P5 R2 F1 F4 F7 F8 F9 F3");
    assert_eq!(both[7], [p, ca], "259 was the last line, and an A-flub had been passed over");
    assert_eq!(both[8], [p, cp, ca]);
}

/// "In a full network nobody can write ... and 'one more letter' below then means none."
#[test]
fn the_last_letter_is_never_an_a_flub() {
    let full = position("O R1 F4 F5 F6 F7 F8 F9 P2 P3");
    assert!(full.network().is_ripe(Goal::Odd));
    assert_eq!(full.flubs(9).count(), 0, "whatever fills the network leaves it ripe or impossible");
    let impossible = flubs("O R1 F4 F5 F6 F7 F8 F9 P2 F3");
    assert_eq!(impossible[9], [Flub::P]);
}

/// The definitions, word for word, over any notion of possible and ripe.
pub struct Definitions<'a> {
    pub is_possible: &'a dyn Fn(&plain::Position) -> bool,
    pub is_ripe: &'a dyn Fn(&plain::Position) -> bool,
}

impl Definitions<'_> {
    pub fn flubs(&self, position: &Position) -> Vec<Vec<Flub>> {
        let networks: Vec<_> =
            (0..=position.latest()).map(|number| plain::Position::of(&position.network_after(number))).collect();
        let mut all: Vec<Vec<Flub>> = Vec::new();
        for (number, network) in networks.iter().enumerate() {
            let mut kinds = Vec::new();
            if !(self.is_possible)(network) {
                kinds.push(Flub::P);
            }
            if let Some(before) = number.checked_sub(1) {
                if (self.is_ripe)(network) && self.had_another(&networks[before], network) {
                    kinds.push(Flub::A);
                }
                if all[before].iter().any(|kind| matches!(kind, Flub::P | Flub::CP)) {
                    kinds.push(Flub::CP);
                }
                if all[before].iter().any(|kind| matches!(kind, Flub::A | Flub::CA)) {
                    kinds.push(Flub::CA);
                }
            }
            all.push(kinds);
        }
        all
    }

    /// "The mover had another letter to write that would have left it possible and not ripe."
    fn had_another(&self, before: &plain::Position, written: &plain::Position) -> bool {
        let others = before.vacant().into_iter().flat_map(|square| before.each_with(square).collect::<Vec<_>>());
        others.filter(|other| other != written).any(|other| (self.is_possible)(&other) && !(self.is_ripe)(&other))
    }

    /// Letters until the network is full; on some turns, those that leave it possible and not ripe, if there are any.
    fn play(&self, start: Position, random: &mut Random) -> Position {
        let careful = random.below(3) * 50;
        let mut position = start;
        while !position.network().is_full() && !random.chance(3) {
            let all: Vec<Placement> = position.network().placements().collect();
            let quiet = |letter: &&Placement| {
                let after = position.network().with(**letter).expect("it is vacant");
                let after = plain::Position::of(&after);
                (self.is_possible)(&after) && !(self.is_ripe)(&after)
            };
            let quiet: Vec<Placement> =
                if random.chance(careful as u8) { all.iter().filter(quiet).copied().collect() } else { Vec::new() };
            let from = if quiet.is_empty() { &all } else { &quiet };
            position = position.with(*random.pick(from).expect("a square is vacant")).expect("it is vacant");
        }
        position
    }

    fn hold(&self, position: &Position, seed: u64) {
        let expected = self.flubs(position);
        for (number, kinds) in expected.iter().enumerate() {
            let found: Vec<Flub> = position.flubs(number).collect();
            assert_eq!(&found, kinds, "seed {seed}: move {number} of {position}");
        }
        assert_eq!(Some(&position.right_challenges().collect()), expected.last(), "seed {seed}: {position}");
    }
}

/// Returns the number under which [`Known`] keeps a network.
pub fn known(network: &plain::Position) -> &'static Known {
    let code = |letter: &char| ".FPR".find(*letter).expect("a letter of POE");
    let number = network.letters.iter().rev().fold(0, |number, letter| number << 2 | code(letter));
    let known = &Known::all(Rules::Poe)[number];
    assert_eq!(&known.position, network);
    known
}

fn any_goal(version: Version, random: &mut Random) -> Goal {
    let goals = version.goals();
    let offset = if random.chance(50) { 2 } else { goals.len() };
    *random.pick(&goals[..offset]).expect("there are goals")
}

#[test]
fn flubs_on_3x3_are_those_of_the_definitions() {
    for seed in 0..6_000 {
        let mut random = Random::new(Seed(seed));
        let goal = any_goal(Version::Tough, &mut random);
        let definitions = Definitions {
            is_possible: &|network| known(network).has(known(network).possible, goal),
            is_ripe: &|network| known(network).has(known(network).ripe, goal),
        };
        let played = definitions.play(Position::new(Version::Tough.mat(), goal), &mut random);
        definitions.hold(&played, seed);
    }
}

#[test]
fn late_flubs_on_4x4_are_those_of_the_definitions() {
    for seed in 0..600 {
        let mut random = Random::new(Seed(seed));
        let goal = any_goal(Version::BigTough, &mut random);
        let opening = plain::Position::random(&mut random, Rules::Poe, 16, 11).network();
        let definitions = Definitions {
            is_possible: &|network| network.is_possible(goal),
            is_ripe: &|network| network.is_ripe(goal),
        };
        let played = definitions.play(Position::new(opening, goal), &mut random);
        definitions.hold(&played, seed);
    }
}

/// "A player who has no unripe possible move left is forced": then a safe letter is one that leaves it possible, and it
/// is not a flub itself; otherwise a safe letter leaves it unripe and possible.
#[test]
fn safe_letters_are_not_flubs() {
    for seed in 0..2_000 {
        let mut random = Random::new(Seed(seed));
        let goal = any_goal(Version::Tough, &mut random);
        let mut position = Position::new(Version::Tough.mat(), goal);
        while let Some(&letter) = random.pick(&position.safe_letters()) {
            let forced = position.is_forced();
            position = position.with(letter).expect("it is vacant");
            let known = known(&plain::Position::of(&position.network()));
            assert_eq!(known.has(known.ripe, goal), forced, "seed {seed}: {position}");
            assert_eq!(position.right_challenges().count(), 0, "seed {seed}: {position}");
        }
        let last = position.network();
        assert!(last.is_full() || !last.is_possible(goal), "seed {seed}: {position}");
    }
}
