//! The worked examples of the rule book.

use super::{THREE, position, record, round};
use flub::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw},
    network::Size,
};

fn proof(text: &str) -> Proof {
    text.parse().unwrap_or_else(|unreadable| panic!("{text}: {unreadable}"))
}

fn check(position: &Position, case: Case, text: &str) -> Result<(), ProofFlaw> {
    proof(text).check(position, case)
}

/// The table: goal and letters, the number of a letter, and whether it is a flub of this kind.
#[test]
fn verdicts() {
    for (written, number, kind) in [
        ("E F2 F5 F8 F6", 4, Flub::P),
        ("O R1 F2 F4 F5", 4, Flub::P),
        ("O F3 F5 F7 F8 F6", 5, Flub::P),
        ("O P5 R2", 2, Flub::A),
        ("E R5 P9", 2, Flub::A),
        ("O R4 P5 R3", 2, Flub::A),
        ("O R4 P5 R3", 3, Flub::CA),
        ("E R1 R2 R5 F4 P9", 4, Flub::P),
        ("E R1 R2 R5 F4 P9", 5, Flub::CP),
        ("E5 R1 R3 F4 F8 P7 P9", 6, Flub::P),
    ] {
        let position = position(written);
        assert!(position.is_flub(number, kind), "{written}: letter {number} is a {kind}-flub");
        let first = (0..number).find(|&earlier| position.flubs(earlier).next().is_some());
        let chained = matches!(kind, Flub::CP | Flub::CA);
        assert_eq!(first, chained.then_some(number - 1), "{written}: the first flub is the one that is told of");
    }
}

/// "P7, P8 or P9 makes 257, 258 or 259; F1, F2 or F3 would have avoided it".
#[test]
fn an_a_flub_has_many_proofs() {
    let position = position("O P5 R2");
    for completed in ["P7: 257", "P8: 258", "P9: 259"] {
        for instead in ["F1", "F2", "F3"] {
            let text = format!("{completed}; {instead}");
            assert_eq!(check(&position, Case::Challenge(Flub::A), &text), Ok(()), "{text}");
        }
    }
}

#[test]
fn the_proofs_that_are_given() {
    let a_flub = position("E R5 P9");
    assert_eq!(check(&a_flub, Case::Challenge(Flub::A), "P1: 159, 159; F9"), Ok(()));
    let a_flub = position("O R4 P5");
    assert_eq!(check(&a_flub, Case::Challenge(Flub::A), "P3: 453; F1"), Ok(()));
    let ca_flub = position("O R4 P5 R3");
    assert_eq!(check(&ca_flub, Case::Challenge(Flub::CA), "move 2 P3: 453; F1"), Ok(()));
    let forced = position("O R1 F4 F5 F6 F7 F8 F9 P2");
    assert!(forced.after(7).is_forced(), "nothing else was left to write");
    assert_eq!(forced.flubs(8).count(), 0, "P2 was forced");
    assert_eq!(check(&forced, Case::ForceOut, "P3: 123"), Ok(()));
}

/// The examples as matches of one round: statements, proofs and points.
#[test]
fn rounds_are_lines() {
    for (line, points) in [
        ("1 goal E; 2 F2; 3 F5; 1 F8; 2 F6; 3 challenges P; 1 joins challenger; 2 gives up", [1, 0, 2]),
        ("1 goal O; 2 R1; 3 F2; 1 F4; 2 F5; 3 challenges P; 1 joins mover; 1 gives up; 2 gives up", [0, 0, 2]),
        ("1 goal O; 2 F3; 3 F5; 1 F7; 2 F8; 3 F6; 1 challenges P; 2 joins challenger; 3 proves P1: 12", [2, 1, 0]),
        (
            "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger; 1 proves P8: 258 instead F3; \
                2 proves P7: 257 instead F1",
            [2, 1, 0],
        ),
        ("1 goal E; 2 R5; 3 P9; 2 challenges A; 1 joins mover; 2 proves P1: 159 159 instead F9", [0, 2, 0]),
        ("1 goal O; 2 R4; 3 P5; 1 R3; 2 challenges CA; 3 joins mover; 2 proves move 2 P3: 453 instead F1", [0, 2, 0]),
        ("1 goal E; 2 R1; 3 R2; 1 R5; 2 F4; 3 P9; 1 challenges CP; 2 joins challenger; 3 gives up", [2, 1, 0]),
        (
            "1 goal O; 2 R1; 3 F4; 1 F5; 2 F6; 3 F7; 1 F8; 2 F9; 3 P2; 1 forces out; 1 proves P3: 123; \
                2 proves P3: 123; 3 proves P3: 123",
            [1, 1, 1],
        ),
    ] {
        let record = record(THREE, line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        assert_eq!(record.state().scores(), points, "{line}");
        assert_eq!(record.to_string(), format!("flub 1 poe {THREE} seed 0\n{line}\n"), "a round is a line");
    }
    let tough = "1 goal E5; 2 R1; 1 R3; 2 F4; 1 F8; 2 P7; 1 P9; 2 challenges P; 1 gives up";
    assert_eq!(round("tough seats 2 for 1 rounds", tough).findings()[1].points, 2);
}

/// "The joiner should join the challenger": joining the mover wins nothing.
#[test]
fn joiners_should_join_the_right_side() {
    let line = "1 goal O; 2 F3; 3 F5; 1 F7; 2 F8; 3 F6; 1 challenges P";
    for (joins, points) in
        [("2 joins challenger; 3 gives up", [2, 1, 0]), ("2 joins mover; 2 gives up; 3 gives up", [2, 0, 0])]
    {
        assert_eq!(super::points(THREE, &format!("{line}; {joins}")), points);
    }
}

/// A goal and the letters since, in the order written.
#[test]
fn positions_are_text() {
    for text in ["O", "A34", "E R5 P9", "E8 F16 P1 R4"] {
        let size = if text.contains("16") { Size::Four } else { Size::Three };
        assert_eq!(Position::read(size, text).map(|position| position.to_string()).as_deref(), Ok(text));
    }
}
