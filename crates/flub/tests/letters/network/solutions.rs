//! Connections, solutions and the flaws of non-solutions.

use std::collections::BTreeMap;

use flub::{
    network::{Flaw, Goal, Letter, Listing, Network, Rules, Size},
    play::{Random, Seed},
};
use proptest::prelude::*;

use crate::plain::Position;

fn listings(text: &str) -> Vec<Listing> {
    text.split_whitespace().map(|written| written.parse().unwrap()).collect()
}

/// The required and permitted connections of a POE network, in any order.
fn check_connections(squares: &str, required: &str, permitted: &str) {
    let network = Position::new(Rules::Poe, squares).network();
    let (found_required, found_permitted) = network.connections();
    for (found, expected) in [(found_required, required), (found_permitted, permitted)] {
        let mut found: Vec<Listing> = found.lines(network.size()).map(Listing::from).collect();
        let mut expected = listings(expected);
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{squares}");
    }
}

#[test]
fn a_set_of_lines_is_empty_if_it_has_no_line() {
    for open in 0..=u16::MAX {
        let letter = |index: u32| if open & 1 << index == 0 { 'F' } else { 'P' };
        let network = Network::read(Rules::Poe, &(0..16).map(letter).collect::<String>()).unwrap();
        let (_, permitted) = network.connections();
        let first = permitted.lines(network.size()).next();
        assert_eq!(permitted.is_empty(), first.is_none(), "{network}");
    }
}

#[test]
fn connections_of_the_rule_book() {
    check_connections("P.. P.. P..", "", "147");
    check_connections("P.. PRR P..", "157", "147 156 456 756");
    check_connections("P.F PRR P..", "157", "147 156 456 756");
    check_connections("P.F PRR PP.", "157 158 486 786", "147 148 156 456 756");
    check_connections("P.F PRR P.P", "157 159 159 459 759", "147 156 456 756");
}

/// How many solutions of each size a POE network has, by trying every set of its connections.
fn check_solutions(squares: &str, goal: &str, expected: &[(usize, usize)]) {
    let (position, goal) = (Position::new(Rules::Poe, squares), goal.parse().unwrap());
    let (network, connections) = (position.network(), position.connections());
    let written = |line: &u16| -> Listing { Listing(crate::plain::indices(*line).map(|at| at as u16 + 1).collect()) };
    let mut found = BTreeMap::new();
    for chosen in 0..1u32 << connections.len() {
        let set: Vec<u16> =
            (0..connections.len()).filter(|at| chosen & 1 << at != 0).map(|at| connections[at]).collect();
        let list: Vec<Listing> = set.iter().map(written).collect();
        assert_eq!(network.check(goal, &list).is_ok(), position.is_solution(goal, &set), "{squares} {goal} {list:?}");
        if position.is_solution(goal, &set) {
            *found.entry(set.len()).or_insert(0) += 1;
        }
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected, "{squares} {goal}");
    assert_eq!(network.is_solved(goal), !expected.is_empty(), "{squares} {goal}");
}

#[test]
fn solutions_of_the_rule_book() {
    check_solutions("P.. P.. P..", "O", &[(1, 1)]);
    check_solutions("P.. P.. P..", "E", &[]);
    check_solutions("P.. PRR P..", "O", &[]);
    check_solutions("P.. PRR P..", "A1", &[]);
    check_solutions("P.F PRR PP.", "E", &[(4, 1), (6, 10), (8, 5)]);
    check_solutions("P.F PRR PP.", "E9", &[(9, 1)]);
    check_solutions("P.F PRR PP.", "A8", &[(8, 5), (9, 1)]);
    check_solutions("P.F PRR P.P", "O", &[]);
    check_solutions("P.F PRR P.P", "E", &[]);
}

/// The first flaw of a proposed solution.
fn check_flaw(rules: Rules, squares: &str, goal: &str, counted: &str, expected: Result<(), Flaw>) {
    let network = Position::new(rules, squares).network();
    assert_eq!(network.check(goal.parse().unwrap(), &listings(counted)), expected, "{squares} {goal} {counted}");
}

#[test]
fn each_flaw_is_named_with_what_is_wrong() {
    let listing = |text: &str| -> Listing { text.parse().unwrap() };
    let square = |number| Size::Four.square(number).unwrap();
    let poe = |squares, goal, counted, expected| check_flaw(Rules::Poe, squares, goal, counted, expected);
    let solvable = "P.F PRR PP.";
    poe(solvable, "E", "157 158 486 786", Ok(()));
    poe(solvable, "E", "751 158 486 687", Ok(()));
    poe(solvable, "E", "157 158 486 178", Err(Flaw::NoLine(listing("178"))));
    poe(solvable, "E", "157 158 486 -", Err(Flaw::NoLine(Listing(vec![]))));
    poe(solvable, "E", "157 158 486 15", Err(Flaw::NoLine(listing("15"))));
    poe(solvable, "E", "157 158 486 155", Err(Flaw::NoLine(listing("155"))));
    poe(solvable, "E", "157 158 486 1-5-65535", Err(Flaw::NoLine(listing("1-5-65535"))));
    poe(solvable, "E", "157 158 486 786 159", Err(Flaw::Vacant(listing("159"), square(9))));
    poe(solvable, "E", "157 158 486 786 357", Err(Flaw::Forbidden(listing("357"), square(3))));
    poe(solvable, "E", "157 158 486 786 157", Err(Flaw::Repeated(listing("157"))));
    poe(solvable, "E", "157 158", Err(Flaw::Unused(Letter::R, square(6))));
    poe(solvable, "E", "147 456", Err(Flaw::Unused(Letter::R, square(5))));
    poe(solvable, "E", "157 158 486", Err(Flaw::Omitted(listing("786"))));
    poe(solvable, "E", "157 158 486 786 147", Err(Flaw::Count(5)));
    poe(solvable, "A7", "157 158 486 786 147", Err(Flaw::Count(5)));
    poe(solvable, "E6", "157 158 486 786 147", Err(Flaw::Count(5)));
    poe("P........", "E", "", Err(Flaw::Count(0)));
    poe("P.F PRR P.P", "O", "157 159 159 459 759", Err(Flaw::Unused(Letter::R, square(6))));
    poe("P.. .R. ..P", "E", "159 159", Ok(()));
    poe("P.. .R. ..P", "O", "159", Err(Flaw::Omitted(listing("159"))));
    poe("P.. .R. ..P", "O", "159 159 159", Err(Flaw::Repeated(listing("159"))));
    let lawtoe = |squares, goal, counted, expected| check_flaw(Rules::LawToe, squares, goal, counted, expected);
    lawtoe("O.. O.. P..", "O", "147", Ok(()));
    lawtoe("P.. P.. P..", "O", "147", Ok(()));
    lawtoe("P.. PO. P..", "O", "147", Err(Flaw::Unused(Letter::O, square(5))));
    lawtoe("P.. PO. P..", "E", "157", Err(Flaw::Count(1)));
    lawtoe("P.. PO. P..", "E", "157 147", Ok(()));
    lawtoe("OOO ... ...", "O", "", Err(Flaw::Unused(Letter::O, square(1))));
    lawtoe("P.. P.. .P.", "O", "148 -", Err(Flaw::NoLine(Listing(vec![]))));
}

fn any_position(area: usize) -> impl Strategy<Value = Position> {
    (any::<bool>(), 0..=area, any::<u64>()).prop_map(move |(is_poe, filled, seed)| {
        let rules = if is_poe { Rules::Poe } else { Rules::LawToe };
        Position::random(&mut Random::new(Seed(seed)), rules, area, filled)
    })
}

/// Goals of every kind, with numbers near those a network can have.
pub fn any_goal() -> impl Strategy<Value = Goal> {
    prop_oneof![
        Just(Goal::Odd),
        Just(Goal::Even),
        (1..140u16).prop_map(Goal::AtLeast),
        (1..24u16).prop_map(Goal::Exactly),
        (1..140u16).prop_map(Goal::Exactly),
    ]
}

/// Returns a list that tends to be almost right: the connections, most permitted ones left out, with small mistakes.
fn proposed(position: &Position, random: &mut Random) -> Vec<u16> {
    let is_kept = |line: &u16, random: &mut Random| random.chance(if position.is_required(*line) { 97 } else { 40 });
    let mut list: Vec<u16> = position.connections().into_iter().filter(|line| is_kept(line, random)).collect();
    if random.chance(15) {
        list.extend(random.pick(&position.connections()).copied());
    }
    if random.chance(5) {
        list.push(random.below(1 << position.letters.len()) as u16);
    }
    random.shuffle(&mut list);
    list
}

pub fn three_or_four() -> impl Strategy<Value = Position> {
    prop_oneof![any_position(9), any_position(16)]
}

proptest! {
    #[test]
    fn check_accepts_solutions_and_nothing_else(position in three_or_four(), near in any::<bool>(),
                                                goal in any_goal(), seed in any::<u64>()) {
        let random = &mut Random::new(Seed(seed));
        let counted = proposed(&position, random);
        let goal = if near { Goal::Exactly(counted.len() as u16) } else { goal };
        let list: Vec<Listing> = counted
            .iter()
            .map(|&line| Listing(crate::plain::indices(line).map(|at| at as u16 + 1).collect()))
            .collect();
        let verdict = position.network().check(goal, &list);
        prop_assert_eq!(verdict.is_ok(), position.is_solution(goal, &counted), "{:?}", verdict);
    }

    #[test]
    fn check_survives_any_listing(position in three_or_four(), goal in any_goal(),
                                  lists in prop::collection::vec(prop::collection::vec(any::<u16>(), 0..6), 0..6)) {
        let list: Vec<Listing> = lists.into_iter().map(Listing).collect();
        let is_empty = list.is_empty();
        prop_assert!(is_empty || position.network().check(goal, &list).is_err());
    }

    #[test]
    fn sizes_and_solved_are_those_of_the_definition(position in three_or_four(), goal in any_goal()) {
        let network = position.network();
        let sizes = network.sizes().map(|sizes| sizes.least as usize..=sizes.most as usize);
        prop_assert_eq!(sizes, position.sizes());
        prop_assert_eq!(network.is_solved(goal), position.is_solved(goal));
        let (required, permitted) = network.connections();
        prop_assert_eq!(required.len() + permitted.len(), position.connections().len());
        prop_assert!(required.lines(network.size()).all(|line| network.is_required(line)));
        prop_assert!(!permitted.lines(network.size()).any(|line| network.is_required(line)));
    }
}

#[test]
fn a_network_takes_a_letter_of_its_game_in_a_vacant_square_once() {
    for (rules, other) in [(Rules::Poe, 'O'), (Rules::LawToe, 'R')] {
        let network = Network::vacant(Size::Three, rules);
        assert_eq!(network.placements().count(), 27);
        for placement in network.placements() {
            let next = network.with(placement).expect("the square is vacant");
            assert_eq!(next.letter(placement.square), Some(placement.letter));
            assert_eq!(next.placements().count(), 24);
            assert!(network.placements().all(|again| again.square != placement.square || next.with(again).is_none()));
        }
        assert_eq!(network.with(format!("{other}1").parse().unwrap()), None, "a letter of the other game");
        assert_eq!(network.with("P10".parse().unwrap()), None, "a square of the larger network");
    }
}
