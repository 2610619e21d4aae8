//! Finding POE's proofs: what is found is right, exists whenever it should, and is the shortest.

use flub::{
    games::poe::{Case, Flub, Position, Prospect, Version},
    network::{Goal, Network, Placement},
    play::{Random, Seed},
};

use crate::scale::scaled;

const CASES: [Case; 5] = [
    Case::Challenge(Flub::P),
    Case::Challenge(Flub::A),
    Case::Challenge(Flub::CP),
    Case::Challenge(Flub::CA),
    Case::ForceOut,
];

/// Random positions of rounds, mostly unripe ones, for goals of every kind.
fn positions(version: Version, rounds: usize, mut visit: impl FnMut(&Position)) {
    for seed in (0..rounds as u64).map(Seed) {
        let mut random = Random::new(seed);
        let goals = if random.chance(50) { version.common_goals() } else { version.goals() };
        let mut position = Position::new(version.mat(), *random.pick(&goals).expect("there are goals"));
        loop {
            visit(&position);
            let letters = if random.chance(70) { position.safe_letters() } else { Vec::new() };
            let any: Vec<Placement> = position.network().placements().collect();
            let Some(&letter) = random.pick(&letters).or_else(|| random.pick(&any)) else { break };
            position = position.with(letter).expect("a vacant square");
        }
    }
}

/// A burden can be sustained by those the rules say are right, and what is found sustains it.
fn finds_what_there_is(position: &Position) {
    let latest = position.latest();
    for case in CASES {
        let sustainable = match case {
            Case::Challenge(kind @ (Flub::P | Flub::CP)) if latest > 0 || kind == Flub::P => {
                !position.is_flub(latest, kind)
            }
            Case::Challenge(kind @ (Flub::A | Flub::CA)) => position.is_flub(latest, kind),
            // A goal cannot be challenged this way.
            Case::Challenge(_) => continue,
            Case::ForceOut => position.network().is_ripe(position.goal()),
        };
        let proof = position.find_proof(case);
        assert_eq!(proof.is_some(), sustainable, "{position}, {case:?}");
        if let Some(proof) = proof {
            assert_eq!(proof.check(position, case), Ok(()), "{position}, {case:?}: {proof}");
        }
    }
}

#[test]
fn a_proof_is_found_when_there_is_one() {
    positions(Version::Tough, scaled(1_500), finds_what_there_is);
    positions(Version::BigTough, scaled(60), finds_what_there_is);
}

/// Returns the fewest connections of a solution of the network as it is.
fn fewest(network: &Network, goal: Goal) -> Option<usize> {
    let sizes = network.sizes()?;
    (sizes.least..=sizes.most).map(usize::from).find(|&size| goal.admits(size))
}

/// Returns the fewest connections of a solution of any filling, by trying them all.
fn fewest_of_all(network: &Network, goal: Goal) -> Option<usize> {
    match network.vacancies().iter().next() {
        None => fewest(network, goal),
        Some(square) => network
            .placements()
            .take_while(|placement| placement.square == square)
            .filter_map(|placement| fewest_of_all(&network.with(placement)?, goal))
            .min(),
    }
}

fn fewest_of_one_letter(network: &Network, goal: Goal) -> Option<usize> {
    network.placements().filter_map(|placement| fewest(&network.with(placement)?, goal)).min()
}

/// "As few connections as there can be", checked against every filling and every letter of 3x3.
#[test]
fn a_proof_is_the_shortest() {
    let mut compared = 0;
    positions(Version::Tough, 1_000, |position| {
        let (network, goal) = (position.network(), position.goal());
        if network.vacancies().len() > 6 || network.is_full() {
            return;
        }
        let length = |case| position.find_proof(case).map(|proof| proof.counted.len());
        assert_eq!(length(Case::Challenge(Flub::P)), fewest_of_all(&network, goal), "P: {position}");
        let shortest = fewest_of_one_letter(&network, goal);
        assert_eq!(length(Case::ForceOut), shortest, "force-out: {position}");
        if let Some(found) = length(Case::Challenge(Flub::A)) {
            assert_eq!(Some(found), shortest, "A: {position}");
        }
        compared += 1;
    });
    assert!(compared > 4_000, "only {compared}");
}

/// No letter of a proof against a P-flub can be left out: without it the same connections are not a solution.
#[test]
fn no_letter_of_a_proof_is_idle() {
    positions(Version::Tough, 300, |position| {
        let Some(proof) = position.find_proof(Case::Challenge(Flub::P)) else { return };
        for left_out in &proof.letters {
            let letters = proof.letters.iter().copied().filter(|letter| letter != left_out);
            let network = position.network().with_all(letters).expect("the others can be written");
            let same = network.check(position.goal(), &proof.counted);
            assert!(same.is_err(), "{left_out} is idle in {proof} of {position}");
        }
    });
}

/// A letter's prospects agree with its flubs: impossible is a P-flub; ripe is an A-flub unless no quiet letter was
/// left.
#[test]
fn prospects_agree_with_flubs() {
    positions(Version::Tough, 300, |position| {
        for (letter, left) in position.prospects() {
            let after = position.clone().with(letter).expect("it can be written");
            let expected = match left {
                Prospect::Impossible => (true, false),
                Prospect::Ripe => (false, !position.is_forced()),
                Prospect::Quiet => (false, false),
            };
            let is = |kind| after.is_flub(after.latest(), kind);
            assert_eq!((is(Flub::P), is(Flub::A)), expected, "{letter} in {position}");
        }
    });
}
