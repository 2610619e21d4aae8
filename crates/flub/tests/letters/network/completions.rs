//! Solutions and completions: as small as possible, and without anything unneeded.

use std::collections::BTreeSet;

use flub::network::{Completion, Goal, Line, Listing, Placement, Rules, Size, Square};
use proptest::prelude::*;

use super::{
    possible::{four, goals_of},
    solutions::{any_goal, three_or_four},
};
use crate::{
    everything::Known,
    plain::{Position, letters, meets},
    scale::sampled,
};

/// Returns the listed connections as sets of square indices.
fn sets(counted: &[Listing]) -> Vec<u16> {
    counted.iter().map(|listing| listing.0.iter().fold(0, |set, number| set | 1 << (number - 1))).collect()
}

fn written(position: &Position, placements: &[Placement]) -> Position {
    placements.iter().fold(position.clone(), |position, placement| {
        assert_eq!(position.letters[placement.square.index()], '.', "{placement} is in a vacant square");
        position.with(placement.square.index(), placement.letter.as_str().chars().next().expect("one letter"))
    })
}

/// Returns the smallest number that meets the goal.
fn smallest(sizes: impl IntoIterator<Item = usize>, goal: Goal) -> Option<usize> {
    sizes.into_iter().filter(|&size| meets(goal, size)).min()
}

fn hold_solution(position: &Position, goal: Goal, using: Option<Square>) {
    let found = position.network().solution(goal, using);
    let sizes = match using {
        Some(square) => position.sizes_using(square.index()),
        None => position.sizes().into_iter().flatten().collect(),
    };
    assert_eq!(found.as_ref().map(Vec::len), smallest(sizes, goal), "{position:?} {goal} {using:?}");
    let Some(found) = found else { return };
    let counted = sets(&found);
    assert!(position.is_solution(goal, &counted), "{position:?} {goal}: {found:?}");
    assert!(using.is_none_or(|square| counted.iter().any(|line| line & 1 << square.index() != 0)), "{position:?}");
}

/// No permitted connection left out is straighter than one counted.
fn hold_straight(position: &Position, goal: Goal) {
    let network = position.network();
    let Some(counted) = network.solution(goal, None) else { return };
    let (_, permitted) = network.connections();
    let (used, left): (Vec<&Line>, Vec<&Line>) =
        permitted.lines(network.size()).partition(|line| counted.contains(&Listing::from(*line)));
    let most = used.iter().map(|line| line.bends()).max().unwrap_or(0);
    assert!(left.iter().all(|line| line.bends() >= most), "{position:?} {goal}: {counted:?}");
}

#[test]
fn bends_of_lines() {
    let bends = |written: &str| {
        let listing: Listing = written.parse().unwrap();
        let size = if listing.0.len() == 3 { Size::Three } else { Size::Four };
        Line::all(size).iter().find(|line| Listing::from(*line) == listing).unwrap().bends()
    };
    let found = ["123", "147", "159", "357", "753", "148", "157", "1-6-11-16", "1-5-9-14", "1-6-9-14"].map(bends);
    assert_eq!(found, [0, 0, 0, 0, 0, 1, 1, 0, 1, 2]);
}

/// Checks the completion against the sizes of all fillings.
fn hold_completion(position: &Position, goal: Goal, fewest: Option<usize>) {
    let completion = position.network().completion(goal);
    let told = || format!("{position:?} {goal}: {completion:?}");
    assert_eq!(completion.as_ref().map(|found| found.counted.len()), fewest, "{}", told());
    let (Some(Completion { letters, counted }), Some(fewest)) = (&completion, fewest) else { return };
    assert!(written(position, letters).is_solution(goal, &sets(counted)), "{}", told());
    for left_out in letters {
        let others: Vec<Placement> = letters.iter().copied().filter(|letter| letter != left_out).collect();
        let sizes = written(position, &others).sizes();
        assert!(!sizes.is_some_and(|sizes| sizes.contains(&fewest)), "{left_out} can be left out: {}", told());
    }
}

/// Returns the sizes of solutions after one letter.
fn sizes_after(position: &Position, square: usize, letter: char) -> BTreeSet<usize> {
    match position.rules {
        Rules::Poe => position.with(square, letter).sizes().into_iter().flatten().collect(),
        Rules::LawToe if letter == 'P' => position.with(square, letter).sizes_using(square),
        Rules::LawToe => BTreeSet::new(),
    }
}

/// Checks the letters that make a network ripe, and the best of them, against each letter in each vacant square.
fn hold_one_letter(position: &Position, goal: Goal) {
    let network = position.network();
    let mut completing = Vec::new();
    let mut fewest = None;
    for square in position.vacant() {
        for letter in letters(position.rules) {
            let size = smallest(sizes_after(position, square, letter), goal);
            if size.is_some() {
                completing.push(format!("{letter}{}", square + 1));
            }
            fewest = fewest.into_iter().chain(size).min();
        }
    }
    if position.rules == Rules::Poe && position.vacant().is_empty() {
        fewest = smallest(position.sizes().into_iter().flatten(), goal);
    }
    let found: Vec<String> = network.completing(goal).map(|placement| placement.to_string()).collect();
    assert_eq!(found, completing, "{position:?} {goal}");
    let best = network.one_letter_completion(goal);
    assert_eq!(best.as_ref().map(|best| best.counted.len()), fewest, "{position:?} {goal}");
    assert_eq!(best.is_some(), network.is_ripe(goal), "{position:?} {goal}");
    let Some(Completion { letters, counted }) = best else { return };
    let (next, counted) = (written(position, &letters), sets(&counted));
    assert!(next.is_solution(goal, &counted), "{position:?} {goal}");
    assert_eq!(letters.len(), usize::from(!position.vacant().is_empty()), "{position:?} {goal}");
    if let [Placement { square, .. }] = letters[..]
        && position.rules == Rules::LawToe
    {
        assert!(counted.iter().any(|line| line & 1 << square.index() != 0), "{position:?} {goal}");
    }
}

/// Every 3x3 network, or some at fewer counts, with goals of varying kinds.
fn hold_all(rules: Rules) {
    for known in sampled(Known::all(rules)) {
        let goal = goals_of(known.number)[known.number % 5];
        let sizes = (1..=34).filter(|size| known.possible >> size & 1 == 1);
        hold_completion(&known.position, goal, smallest(sizes, goal));
        hold_one_letter(&known.position, goal);
    }
}

#[test]
fn every_3x3_poe_network_is_completed() {
    hold_all(Rules::Poe);
}

#[test]
fn every_3x3_mat_is_completed() {
    hold_all(Rules::LawToe);
}

/// The letter and connections that show a POE network ripe.
fn check_one_letter(goal: &str, squares: &str, expected: &str) {
    let completion = Position::new(Rules::Poe, squares).network().one_letter_completion(goal.parse().unwrap());
    let written = completion.map(|Completion { letters, counted }| {
        let letters: String = letters.iter().map(Placement::to_string).collect();
        let counted: Vec<String> = counted.iter().map(Listing::to_string).collect();
        format!("{letters}: {}", counted.join(" "))
    });
    assert_eq!(written.as_deref().unwrap_or("none"), expected, "{goal} {squares}");
}

#[test]
fn ripe_networks_of_the_rule_book() {
    check_one_letter("O", ".R. .P. ...", "P7: 257");
    check_one_letter("E", "... .R. ..P", "P1: 159 159");
    check_one_letter("E", "... .R. ..F", "none");
    check_one_letter("O", "... RP. ...", "P3: 453");
    check_one_letter("O", "RP. FFF FFF", "P3: 123");
    check_one_letter("O", "RPP FFF FFF", ": 123");
    check_one_letter("E", "RPP FFF FFF", "none");
    check_one_letter("O", "RPP FFF FF.", "F9: 123");
}

proptest! {
    #[test]
    fn solutions_are_the_smallest_there_are(position in three_or_four(), goal in any_goal(), square in 1..=16usize) {
        hold_solution(&position, goal, None);
        hold_straight(&position, goal);
        let using = position.network().size().square(square);
        hold_solution(&position, goal, using);
    }

    #[test]
    fn four_is_completed_with_the_fewest_connections(position in four(0..=4usize), goal in any_goal()) {
        hold_completion(&position, goal, smallest(position.reachable(), goal));
    }

    #[test]
    fn four_is_completed_with_one_letter(position in four(0..=16usize), goal in any_goal()) {
        hold_one_letter(&position, goal);
    }
}
