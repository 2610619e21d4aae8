//! Possible and ripe: exhaustively on 3x3, and on 4x4 as far as a plain implementation goes.

use flub::{
    network::{Goal, Network, Rules, Size},
    play::{Random, Seed},
};
use proptest::prelude::*;

use super::solutions::any_goal;
use crate::{everything::Known, plain::Position, scale::sampled};

/// Whether a 3x3 POE network is possible and ripe, after letters written one by one.
fn check(goal: &str, written: &str, is_possible: bool, is_ripe: bool) {
    let goal = goal.parse().unwrap();
    let network = written.split_whitespace().fold(Network::vacant(Size::Three, Rules::Poe), |network, placement| {
        network.with(placement.parse().unwrap()).unwrap()
    });
    assert_eq!((network.is_possible(goal), network.is_ripe(goal)), (is_possible, is_ripe), "{goal} {written}");
}

#[test]
fn flubs_of_the_rule_book() {
    check("E", "F2 F5 F8", true, false);
    check("E", "F2 F5 F8 F6", false, false);
    check("O", "R1 F2 F4", true, false);
    check("O", "R1 F2 F4 F5", false, false);
    check("O", "F3 F5 F7 F8", true, false);
    check("O", "F3 F5 F7 F8 F6", false, false);
    check("O", "P5 R2", true, true);
    check("O", "P5 F1", true, false);
    check("E", "R5", true, false);
    check("E", "R5 P9", true, true);
    check("E", "R5 F9", true, false);
    check("O", "R4 P5", true, true);
    check("O", "R4 F1", true, false);
    check("E", "R1 R2 R5", true, false);
    check("E", "R1 R2 R5 F4", false, false);
    check("O", "R1 F4 F5 F6 F7 F8 F9", true, false);
    check("O", "R1 F4 F5 F6 F7 F8 F9 P2", true, true);
    check("E5", "R1 R3 F4 F8 P7", true, false);
    check("E5", "R1 R3 F4 F8 P7 P9", false, false);
}

#[test]
fn a_full_poe_network_is_ripe_when_solved_and_a_full_mat_never() {
    let full = Position::new(Rules::Poe, "RPP FFF FFF").network();
    assert!(full.is_ripe(Goal::Odd) && !full.is_ripe(Goal::Even));
    let full = Position::new(Rules::LawToe, "OPP FFF FFF").network();
    assert!(full.is_solved(Goal::Odd) && !full.is_ripe(Goal::Odd));
}

#[test]
fn in_lawtoe_the_p_must_be_used() {
    let solved = Position::new(Rules::LawToe, "PPP FFF FF.").network();
    assert!(solved.is_solved(Goal::Odd) && !solved.is_ripe(Goal::Odd), "a P in 9 is on no triplet");
    assert!(Position::new(Rules::LawToe, "PP. FFF FFF").network().is_ripe(Goal::Odd));
    assert!(!Position::new(Rules::LawToe, "O.. FFF FFF").network().is_ripe(Goal::Odd), "a P makes no triplet yet");
    assert!(!Position::new(Rules::LawToe, "PP. FFF OFF").network().is_ripe(Goal::Odd), "square 7 is on no triplet");
}

#[test]
fn zero_connections_never_meet_a_goal() {
    let vacant = Network::vacant(Size::Four, Rules::Poe);
    assert!(!vacant.is_possible(Goal::Exactly(0)) && vacant.is_possible(Goal::AtLeast(0)));
    let barren = Position::new(Rules::Poe, "FFFF FFFF FFFF ....").network();
    for goal in [Goal::Odd, Goal::AtLeast(0), Goal::AtLeast(1), Goal::Exactly(0), Goal::Exactly(1)] {
        assert_eq!(barren.is_possible(goal), !matches!(goal, Goal::Exactly(0)), "{goal}");
    }
    let barren = Position::new(Rules::Poe, "F... .F.. ..F. ...F").network();
    assert!(barren.is_possible(Goal::AtLeast(0)) && !barren.is_ripe(Goal::AtLeast(0)));
    let blocked = Position::new(Rules::Poe, "FFFF F... F... F...").network();
    assert!(!blocked.is_possible(Goal::AtLeast(0)));
}

/// Checks the library against what is known of every 3x3 network, or of some at fewer counts, for its goals.
fn hold(rules: Rules) {
    for known in sampled(Known::all(rules)) {
        let network = known.position.network();
        for goal in goals_of(known.number) {
            let (position, has) = (&known.position, |sizes: u64| known.has(sizes, goal));
            assert_eq!(network.is_solved(goal), has(known.solved), "solved: {position:?} {goal}");
            assert_eq!(network.is_possible(goal), has(known.possible), "possible: {position:?} {goal}");
            assert_eq!(network.is_ripe(goal), has(known.ripe), "ripe: {position:?} {goal}");
            hold_filling(position, goal, has(known.possible));
        }
    }
}

/// There is a filling exactly where there should be: a full, solved network that only adds letters.
fn hold_filling(position: &Position, goal: Goal, is_possible: bool) {
    let filling = position.network().filling(goal);
    assert_eq!(filling.is_some(), is_possible, "{position:?} {goal}");
    if let Some(filling) = filling {
        let filling = Position::of(&filling);
        assert!(filling.vacant().is_empty() && filling.is_solved(goal), "{position:?} {goal}: {filling:?}");
        assert!(filling.extends(position), "{position:?} {goal}: {filling:?}");
    }
}

/// Odd, even and numbers that vary from filling to filling: every number meets every kind of filling.
pub fn goals_of(filling: usize) -> Vec<Goal> {
    let mixed = filling.wrapping_mul(0x9E37_79B9) >> 7;
    let (low, high) = (1 + mixed % 10, 1 + mixed / 10 % 34);
    vec![Goal::Odd, Goal::Even, Goal::Exactly(low as u16), Goal::Exactly(high as u16), Goal::AtLeast(high as u16)]
}

#[test]
fn poe_is_right_on_every_3x3_network() {
    hold(Rules::Poe);
}

#[test]
fn lawtoe_is_right_on_every_3x3_mat() {
    hold(Rules::LawToe);
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![Just(Rules::Poe), Just(Rules::LawToe)]
}

/// Returns a 4x4 position with this many squares vacant.
pub fn four(vacant: impl Strategy<Value = usize>) -> impl Strategy<Value = Position> {
    (any_rules(), vacant, any::<u64>())
        .prop_map(|(rules, vacant, seed)| Position::random(&mut Random::new(Seed(seed)), rules, 16, 16 - vacant))
}

/// A position is possible if some letter, in any vacant square, keeps it so: together with the full networks, this
/// decides all others.
fn hold_law(position: &Position, goal: Goal) {
    let is_possible = position.network().is_possible(goal);
    for square in position.vacant() {
        let one_left = position.each_with(square).any(|next| next.network().is_possible(goal));
        assert_eq!(is_possible, one_left, "{position:?} {goal} square {}", square + 1);
    }
    hold_filling(position, goal, is_possible);
}

/// The bench's hard positions, each of which needs a deep search.
#[test]
fn hard_positions_keep_the_law_and_have_their_fillings() {
    let hard = include_str!("../../../../../benches/hard.txt");
    let mut answers = [0, 0];
    for line in hard.lines() {
        let [game, goal, squares] = line.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let position = Position::new(if game == "poe" { Rules::Poe } else { Rules::LawToe }, squares);
        let goal = goal.parse().unwrap();
        hold_law(&position, goal);
        answers[usize::from(position.network().is_possible(goal))] += 1;
    }
    assert!(answers.iter().all(|&count| count > 5), "both answers are among them: {answers:?}");
}

proptest! {
    #[test]
    fn four_with_few_vacancies_is_as_enumerated(position in four(0..=4usize), goal in any_goal()) {
        prop_assert_eq!(position.network().is_possible(goal), position.is_possible(goal));
    }

    #[test]
    fn four_is_ripe_as_defined(position in four(0..=16usize), goal in any_goal()) {
        prop_assert_eq!(position.network().is_ripe(goal), position.is_ripe(goal));
    }

    #[test]
    fn four_keeps_the_law(position in four(1..=16usize), goal in any_goal()) {
        hold_law(&position, goal);
    }

    #[test]
    fn four_is_possible_where_a_solved_network_was_erased(full in four(0..=0usize), pick in any::<u64>()) {
        let random = &mut Random::new(Seed(pick));
        let Some(sizes) = full.sizes().filter(|sizes| *sizes.end() > 0) else { return Ok(()) };
        let size = sizes.start().max(&1) + random.below(sizes.end() - sizes.start().max(&1) + 1);
        let erased = (0..16).fold(full, |position, square| {
            if random.chance(70) { position.with(square, '.') } else { position }
        });
        for goal in [Goal::Exactly(size as u16), Goal::AtLeast(size as u16)] {
            prop_assert!(erased.network().is_possible(goal), "{:?} {}", erased, goal);
        }
    }
}
