//! Goals, letters, and who may do what when.

use super::{THREE, after, refused, seat};
use flub::{
    games::poe::{Act, Action, Flub, Refusal, Stage, Version},
    network::{Goal, Letter, Square},
    play::{Game, Seat},
};

fn square(number: usize) -> Square {
    Square::from_number(number).expect("1 to 16")
}

/// "Beginning POE: O or E, on 3x3. Tough POE adds Ak and Ek. Big Tough POE is Tough POE on 4x4."
#[test]
fn versions_offer_goals() {
    assert_eq!(refused(THREE, "1 goal A6"), Refusal::GoalNotOffered(Goal::AtLeast(6)));
    assert_eq!(refused(THREE, "1 goal E8"), Refusal::GoalNotOffered(Goal::Exactly(8)));
    for version in Version::ALL {
        let setup = format!("{version} seats 3 for 1 rounds");
        for goal in ["O", "E"] {
            assert_eq!(after(&setup, &format!("1 goal {goal}")).stage(), Stage::Turn(seat(2)));
        }
        if version != Version::Beginning {
            for goal in ["A1", "A6", "E8", "E35", "A999"] {
                let position = after(&setup, &format!("1 goal {goal}")).position().cloned();
                assert_eq!(position.map(|position| position.goal().to_string()).as_deref(), Some(goal));
            }
        }
    }
    let goals = |version: Version| version.goals().len();
    assert_eq!(Version::ALL.map(goals), [2, 2 + 2 * 34, 2 + 2 * 136], "numbers up to that of the lines");
    let common = |version: Version| version.common_goals().len();
    assert_eq!(Version::ALL.map(common), [2, 2 + 2 * 12, 2 + 2 * 16], "numbers up to four times the squares on a side");
    assert!([0, Goal::LARGEST + 1].into_iter().all(|number| !Version::Tough.offers(Goal::AtLeast(number))));
    assert_eq!(after("big-tough seats 2 for 1 rounds", "1 goal O; 2 P16").position().map(|p| p.latest()), Some(1));
    assert_eq!(refused("tough seats 2 for 1 rounds", "1 goal O; 2 P10"), Refusal::NoSquare(square(10)));
}

/// "One player sets the goal. Then, in seat order, the player whose turn it is writes F, P or R in any vacant square."
#[test]
fn turns_go_in_seat_order() {
    let begun = after(THREE, "");
    assert_eq!((begun.stage(), begun.mover()), (Stage::Goal(seat(1)), None));
    assert_eq!(refused(THREE, "2 goal O"), Refusal::GoalDue(seat(1)));
    for action in ["1 F1", "2 challenges P", "2 forces out"] {
        assert_eq!(refused(THREE, action), Refusal::GoalDue(seat(1)), "{action}");
    }
    assert_eq!(refused(THREE, "1 goal O; 1 goal E"), Refusal::GoalSet);
    assert_eq!(refused(THREE, "4 goal O"), Refusal::NoSeat(seat(4)));
    let mut lines = "1 goal O".to_owned();
    for (number, writer) in [2, 3, 1, 2, 3, 1, 2, 3, 1].into_iter().enumerate() {
        let state = after(THREE, &lines);
        assert_eq!(state.stage(), Stage::Turn(seat(writer)), "{lines}");
        assert_eq!(state.mover(), Some(seat((writer + 1) % 3 + 1)), "{lines}");
        for other in (1..=3).filter(|&other| other != writer) {
            for act in ["F9", "forces out"] {
                let refusal = refused(THREE, &format!("{lines}; {other} {act}"));
                assert_eq!(refusal, Refusal::NotYourTurn(seat(writer)));
            }
        }
        lines = format!("{lines}; {writer} {}{}", ["F", "P", "R"][number % 3], number + 1);
    }
    let last = after(THREE, &lines);
    assert_eq!(last.position().map(|position| position.network().to_string()).as_deref(), Some("FPRFPRFPR"));
}

#[test]
fn letters_go_in_vacant_squares() {
    assert_eq!(refused(THREE, "1 goal O; 2 F1; 3 P1"), Refusal::Filled(square(1)));
    assert_eq!(refused(THREE, "1 goal O; 2 O1"), Refusal::WrongLetter(Letter::O));
    assert_eq!(refused(THREE, "1 goal O; 2 F10"), Refusal::NoSquare(square(10)));
}

/// "Any player but the mover may challenge the latest move at any time until the next one is made, turn or no turn."
#[test]
fn everybody_but_the_mover_may_challenge() {
    let setup = "beginning seats 4 for 1 rounds";
    for (lines, mover) in [("1 goal O", 1), ("1 goal O; 2 F1", 2), ("1 goal O; 2 F1; 3 F2; 4 F3", 4)] {
        let state = after(setup, lines);
        let kinds = if mover == 1 { &[Flub::P][..] } else { &Flub::ALL };
        for by in Seat::first(4) {
            let may = by != seat(mover);
            assert_eq!(state.may_challenge(by), may, "{lines}: seat {by}");
            let listed = state.actions(by).into_iter().filter(|action| matches!(action.act, Act::Challenge(_)));
            assert_eq!(listed.count(), if may { kinds.len() } else { 0 }, "{lines}: seat {by}");
            for &kind in kinds {
                let applied = state.clone().apply(&Action { by, act: Act::Challenge(kind) });
                assert_eq!(applied.err(), (!may).then_some(Refusal::OwnMove), "{lines}: seat {by}");
            }
        }
    }
    let late = "1 goal O; 2 F1; 3 F2; 2 challenges P; 4 joins mover; 1 joins mover; 1 gives up; 3 gives up; 4 gives up";
    let judged = after(setup, late);
    assert_eq!(judged.finished()[0].hearing().mover(), seat(3), "what is challenged is the latest move");
}

/// "Setting a goal is a move": it can be challenged, as a P-flub.
#[test]
fn a_goal_can_be_challenged() {
    let setup = "tough seats 2 for 2 rounds";
    assert_eq!(after(setup, "1 goal A35; 2 challenges P; 1 gives up").scores(), [0, 2]);
    assert_eq!(after(setup, "1 goal O; 2 challenges P; 1 proves P1 P2 P3: 123").scores(), [2, 0]);
    for kind in [Flub::A, Flub::CP, Flub::CA] {
        assert_eq!(refused(setup, &format!("1 goal O; 2 challenges {kind}")), Refusal::GoalIsNoLetter);
    }
}

/// "In a full network nobody can write: the player whose turn it is must challenge or declare a force-out."
#[test]
fn in_a_full_network_nobody_can_write() {
    let full = "1 goal O; 2 R1; 3 F4; 1 F5; 2 F6; 3 F7; 1 F8; 2 F9; 3 P2; 1 P3";
    assert_eq!(refused(THREE, &format!("{full}; 2 P3")), Refusal::MatFull);
    let acts: Vec<Act> = after(THREE, full).actions(seat(2)).into_iter().map(|action| action.act).collect();
    let challenges = Flub::ALL.map(Act::Challenge);
    assert_eq!(acts, [&[Act::ForceOut][..], &challenges].concat());
    let papers = "1 proves : 123; 2 proves : 123; 3 proves P3: 123";
    assert_eq!(super::points(THREE, &format!("{full}; 2 forces out; {papers}")), [1, 1, 0], "one more letter is none");
    assert_eq!(
        super::points(THREE, &format!("{full}; 2 challenges P; 3 joins mover; 1 proves : 123; 3 gives up")),
        [2, 0, 0]
    );
}
