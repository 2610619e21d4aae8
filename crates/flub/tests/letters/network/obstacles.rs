//! Why a network is not possible: obstacles are true, and exist exactly where they should.

use std::collections::BTreeSet;

use flub::network::{Goal, Network, Obstacle, Rules, Size, Square};
use proptest::prelude::*;

use super::{
    possible::{four, goals_of},
    solutions::any_goal,
};
use crate::{
    everything::Known,
    plain::{Position, lines},
    scale::{least, sampled},
};

/// The obstacle in a 3x3 POE network, after letters written one by one.
fn check(goal: &str, written: &str, expected: Option<Obstacle>) {
    let placements = written.split_whitespace().map(|placement| placement.parse().unwrap());
    let network = Network::vacant(Size::Three, Rules::Poe).with_all(placements).unwrap();
    assert_eq!(network.obstacle(goal.parse().unwrap()), expected, "{goal} {written}");
}

fn square(number: usize) -> Square {
    Square::from_number(number).unwrap()
}

#[test]
fn p_flubs_of_the_rule_book() {
    check("E", "F2 F5 F8", None);
    check("E", "F2 F5 F8 F6", Some(Obstacle::TooFew(1)));
    check("O", "R1 F2 F4", None);
    check("O", "R1 F2 F4 F5", Some(Obstacle::Stranded(square(1))));
    check("O", "F3 F5 F7 F8", None);
    check("O", "F3 F5 F7 F8 F6", Some(Obstacle::TooFew(0)));
    check("E", "R1 R2 R5", None);
    check("E", "R1 R2 R5 F4", Some(Obstacle::Stranded(square(1))));
    check("E5", "R1 R3 F4 F8 P7", None);
    check("E5", "R1 R3 F4 F8 P7 P9", Some(Obstacle::OtherSizes((2..=4).chain(6..=16).collect())));
}

fn check_squares(rules: Rules, goal: &str, squares: &str, expected: Option<Obstacle>) {
    let network = Position::new(rules, squares).network();
    assert_eq!(network.obstacle(goal.parse().unwrap()), expected, "{goal} {squares}");
}

#[test]
fn each_obstacle_and_their_order() {
    let too_many = |standing, waiting: &[usize], least| {
        Some(Obstacle::TooMany { standing, waiting: waiting.iter().copied().map(square).collect(), least })
    };
    let poe = |goal, squares, expected| check_squares(Rules::Poe, goal, squares, expected);
    poe("A3", "RF. FF. F..", Some(Obstacle::Stranded(square(1))));
    poe("A3", "R.. FFF ..R", Some(Obstacle::TooFew(2)));
    poe("E1", "RPP FFF PPP", None);
    poe("E1", "RPP FFF PPR", too_many(2, &[], 2));
    poe("E1", "RPP FFF R..", too_many(1, &[7], 2));
    poe("O", "P.. .R. ...", None);
    poe("O", "PFF FRF FF.", Some(Obstacle::OtherSizes([2].into())));
    let lawtoe = |goal, squares, expected| check_squares(Rules::LawToe, goal, squares, expected);
    lawtoe("A3", "OF. FF. F..", Some(Obstacle::Stranded(square(1))));
    lawtoe("E1", "OPP FFF O.O", too_many(1, &[7, 9], 2));
    lawtoe("E2", "OPP FFF O.O", None);
}

/// Whether every line through the square has an F or, in POE, another R.
fn is_stranded(position: &Position, square: usize) -> bool {
    let side = if position.letters.len() == 9 { 3 } else { 4 };
    let bars = |other: usize| match position.letters[other] {
        'F' => true,
        'R' => other != square,
        _ => false,
    };
    lines(side).iter().filter(|&&line| line & 1 << square != 0).all(|&line| crate::plain::indices(line).any(bars))
}

/// Returns every filling, as a full network.
fn fillings(position: &Position) -> Vec<Position> {
    match position.vacant().first() {
        None => vec![position.clone()],
        Some(&square) => position.each_with(square).flat_map(|next| fillings(&next)).collect(),
    }
}

fn required(position: &Position) -> Vec<u16> {
    position.connections().into_iter().filter(|&line| position.is_required(line)).collect()
}

/// Whether the obstacle is true, where `reachable` are the sizes of all solutions of all fillings.
fn is_true(position: &Position, goal: Goal, obstacle: &Obstacle, reachable: &BTreeSet<usize>) -> bool {
    match obstacle {
        Obstacle::Stranded(square) => {
            position.demanding() & 1 << square.index() != 0 && is_stranded(position, square.index())
        }
        Obstacle::TooFew(most) => {
            let most_made = fillings(position).iter().map(|filling| filling.connections().len()).max();
            most_made == Some(usize::from(*most)) && (0..=*most).all(|count| !goal.admits(count.into()))
        }
        Obstacle::TooMany { standing, waiting, least } => {
            let there = required(position);
            let used = there.iter().fold(0, |used, line| used | line);
            let unused: Vec<usize> = crate::plain::indices(position.demanding() & !used).collect();
            let waits: Vec<usize> = waiting.iter().map(Square::index).collect();
            there.len() == usize::from(*standing)
                && matches!(goal, Goal::Exactly(number) if number < *least)
                && if least == standing { waits.is_empty() } else { waits == unused }
                && fillings(position).iter().all(|filling| {
                    // The claim is not about fillings without a solution for lack of a required connection.
                    filling.sizes().is_none_or(|sizes| *sizes.start() >= usize::from(*least))
                })
        }
        Obstacle::OtherSizes(sizes) => {
            !sizes.is_empty() && sizes.iter().map(|&size| usize::from(size)).eq(reachable.iter().copied())
        }
    }
}

fn hold(position: &Position, goal: Goal, reachable: &BTreeSet<usize>) -> Option<Obstacle> {
    let obstacle = position.network().obstacle(goal);
    let is_possible = reachable.iter().any(|&size| goal.admits(size));
    assert_eq!(obstacle.is_none(), is_possible, "{position:?} {goal} {obstacle:?}");
    if let Some(obstacle) = &obstacle {
        assert!(is_true(position, goal, obstacle, reachable), "{position:?} {goal} {obstacle:?}");
    }
    obstacle
}

/// Every 3x3 network, or some at fewer counts: the reachable sizes, and the obstacle to goals of varying kinds. Claims
/// that need all fillings are checked where there are not too many.
fn hold_all(rules: Rules) {
    let mut seen = [0; 6];
    for known in sampled(Known::all(rules)) {
        let position = &known.position;
        let reachable: BTreeSet<usize> = (1..=34).filter(|size| known.possible >> size & 1 == 1).collect();
        let found: BTreeSet<usize> = position.network().reachable().into_iter().map(usize::from).collect();
        assert_eq!(found, reachable, "{position:?}");
        if position.vacant().len() <= 4 || known.number % 97 == 0 {
            let obstacle = hold(position, goals_of(known.number)[known.number % 5], &reachable);
            seen[match obstacle {
                None => 0,
                Some(Obstacle::Stranded(_)) => 1,
                Some(Obstacle::TooFew(_)) => 2,
                Some(Obstacle::TooMany { waiting, .. }) if waiting.is_empty() => 3,
                Some(Obstacle::TooMany { .. }) => 4,
                Some(Obstacle::OtherSizes(_)) => 5,
            }] += 1;
        }
    }
    assert!(seen.iter().all(|&times| times >= least(101)), "every answer is among them: {seen:?}");
}

/// A solution is not empty, so the goal of exactly zero, which has no text form, is never met.
#[test]
fn the_goal_of_zero_is_never_met() {
    let obstacle = |squares| Position::new(Rules::Poe, squares).network().obstacle(Goal::Exactly(0));
    assert_eq!(obstacle("FFF FFF FFF"), Some(Obstacle::TooFew(0)));
    assert!(matches!(obstacle("RPP FFF FFF"), Some(Obstacle::TooMany { least: 1, .. })));
    assert_eq!(obstacle("PPP FFF FFF"), Some(Obstacle::OtherSizes([1].into())));
}

#[test]
fn obstacles_of_3x3_poe_networks_are_true() {
    hold_all(Rules::Poe);
}

#[test]
fn obstacles_of_3x3_mats_are_true() {
    hold_all(Rules::LawToe);
}

proptest! {
    #[test]
    fn obstacles_of_four_are_true(position in four(0..=4usize), goal in any_goal()) {
        let reachable = position.reachable().into_iter().filter(|&size| size > 0).collect();
        hold(&position, goal, &reachable);
        let found: BTreeSet<usize> = position.network().reachable().into_iter().map(usize::from).collect();
        prop_assert_eq!(found, reachable);
    }

    #[test]
    fn four_reaches_what_is_possible(position in four(0..=16usize)) {
        let network = position.network();
        let possible = (1..=136).filter(|&size| network.is_possible(Goal::Exactly(size)));
        prop_assert!(network.reachable().into_iter().eq(possible));
    }
}
