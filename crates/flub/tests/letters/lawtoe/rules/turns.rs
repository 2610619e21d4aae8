//! Goals and moves.

use super::{after, odd, refused};
use flub::{
    games::lawtoe::{Refusal, Role, Variant},
    network::{Goal, Letter, Square},
    play::Game,
};

fn square(number: usize) -> Square {
    Square::from_number(number).expect("1 to 16")
}

/// "The Plaintiff sets the goal, odd or even".
#[test]
fn the_plaintiff_sets_the_goal_first() {
    for variant in Variant::BOTH {
        let (begun, variant) = (after(&variant.to_string(), ""), &variant.to_string());
        assert_eq!((begun.to_act(), begun.goal(), begun.due()), (Some(Role::Plaintiff), None, 0));
        assert!(begun.may_act(Role::Plaintiff.seat()) && !begun.may_act(Role::Defendant.seat()));
        assert_eq!(after(variant, "plaintiff goal odd").goal(), Some(Goal::Odd));
        assert_eq!(after(variant, "plaintiff goal even").goal(), Some(Goal::Even));
        assert_eq!(refused(variant, "plaintiff F1 F2"), Refusal::GoalDue);
        assert_eq!(refused(variant, "plaintiff challenges A-flub"), Refusal::GoalDue);
        assert_eq!(refused(variant, "defendant goal odd"), Refusal::NotYourTurn(Role::Plaintiff));
        assert_eq!(refused(variant, "plaintiff goal A6"), Refusal::GoalNotOffered);
        assert_eq!(refused(variant, "plaintiff goal E8"), Refusal::GoalNotOffered);
        assert_eq!(refused(variant, "plaintiff goal odd; defendant goal even"), Refusal::GoalSet);
    }
}

/// "Defendant's first turn: writes in two vacant squares; then, alternately": one and one in Pedagogue, one and two
/// in Dragoman.
#[test]
fn turns_have_their_sizes() {
    for (variant, sizes) in [(Variant::Pedagogue, [2, 1, 1, 1, 1]), (Variant::Dragoman, [2, 1, 2, 1, 2])] {
        let mut lines = "plaintiff goal odd".to_owned();
        let mut vacant = [1, 2, 3, 4, 6, 7, 8, 9].into_iter();
        for (number, size) in (0..).zip(sizes) {
            let role = if number % 2 == 0 { Role::Defendant } else { Role::Plaintiff };
            let state = after(&variant.to_string(), &lines);
            assert_eq!((state.to_act(), state.due()), (Some(role), size), "{variant}: {lines}");
            let letters: Vec<String> = vacant.by_ref().take(size).map(|square| format!("F{square}")).collect();
            for given in [0, 1, 2, 3] {
                let wrong = (0..given).map(|index| format!("F{}", 9 - index)).collect::<Vec<_>>().join(" ");
                let wrong = if given == 0 { "nothing" } else { &wrong };
                if given != size {
                    let refusal = refused(&variant.to_string(), &format!("{lines}; {role} {wrong}"));
                    assert_eq!(refusal, Refusal::WrongCount { due: size, given });
                }
            }
            lines = format!("{lines}; {role} {}", letters.join(" "));
        }
        assert_eq!(after(&variant.to_string(), &lines).moves().len(), 5);
    }
    assert_eq!(refused("pedagogue", &odd("F1 F2; defendant F3")), Refusal::NotYourTurn(Role::Plaintiff));
    assert_eq!(refused("pedagogue", "plaintiff goal odd; plaintiff F3"), Refusal::NotYourTurn(Role::Defendant));
}

/// "Square 5: anybody; the Defendant may never write there" (Dragoman).
#[test]
fn the_centre_is_barred_to_the_dragoman_defendant() {
    assert_eq!(refused("dragoman", &odd("F1 P5")), Refusal::Barred(square(5)));
    assert_eq!(refused("dragoman", &odd("F1 F2; plaintiff F3; defendant F5 F6")), Refusal::Barred(square(5)));
    assert_eq!(after("dragoman", &odd("F1 F2; plaintiff O5")).network().letter(square(5)), Some(Letter::O));
    assert_eq!(after("pedagogue", &odd("F1 P5")).network().letter(square(5)), Some(Letter::P));
    let writable = |variant: &str, lines: &str| after(variant, lines).writable().has(square(5));
    assert!(!writable("dragoman", "plaintiff goal odd") && writable("dragoman", &odd("F1 F2")));
    assert!(writable("pedagogue", "plaintiff goal odd"));
}

/// "Any letter may go in any vacant square."
#[test]
fn letters_go_in_vacant_squares() {
    for letter in [Letter::F, Letter::P, Letter::O] {
        for number in 1..=9 {
            let other = if number == 1 { 2 } else { 1 };
            let state = after("pedagogue", &odd(&format!("{letter}{number} F{other}")));
            assert_eq!(state.network().letter(square(number)), Some(letter));
        }
    }
    assert_eq!(refused("pedagogue", &odd("F1 F2; plaintiff P2")), Refusal::Filled(square(2)));
    assert_eq!(refused("pedagogue", &odd("F1 P1")), Refusal::Filled(square(1)));
    assert_eq!(refused("pedagogue", &odd("F1 R2")), Refusal::WrongLetter(Letter::R));
    assert_eq!(refused("pedagogue", &odd("F1 F10")), Refusal::NoSquare(square(10)));
}
