//! The listed actions, counted by hand.

use std::collections::BTreeSet;

use super::{after, odd};
use flub::{
    games::lawtoe::{Act, LawToe, Role},
    play::{Game, Seat},
};

/// Returns how many sets of letters can be written now, each listed once.
fn writings(state: &LawToe) -> usize {
    let by = state.to_act().expect("somebody is to act");
    let actions = state.actions(by.seat());
    let written = actions.iter().filter(|action| matches!(action.act, Act::Write(_)));
    let texts: BTreeSet<String> = written.clone().map(|action| action.to_string()).collect();
    assert!(actions.iter().all(|action| action.by == by && state.clone().apply(action).is_ok()), "{actions:?}");
    assert_eq!(texts.len(), written.clone().count(), "each is listed once");
    for action in written {
        let Act::Write(letters) = &action.act else { continue };
        assert!(letters.is_sorted_by_key(|letter| letter.square), "{action}: in the order of the squares");
    }
    texts.len()
}

/// Pedagogue Plaintiff: two letters by the Defendant, then one per turn. Dragoman Defendant: two letters by the
/// Defendant per turn, never in the centre. Each square takes any of three letters, and the order of two letters does
/// not matter.
#[test]
fn every_turn_is_listed_once() {
    for (variant, lines, expected) in [
        ("pedagogue", "plaintiff goal odd".to_owned(), 36 * 9),
        ("pedagogue", odd("F1 F2"), 7 * 3),
        ("pedagogue", odd("F1 F2; plaintiff F3"), 6 * 3),
        ("pedagogue", odd("F1 F2; plaintiff F3; defendant F4"), 5 * 3),
        ("dragoman", "plaintiff goal odd".to_owned(), 28 * 9),
        ("dragoman", odd("F1 F2"), 7 * 3),
        ("dragoman", odd("F1 F2; plaintiff F3"), 10 * 9),
        ("dragoman", odd("F1 F2; plaintiff F5"), 15 * 9),
        ("dragoman", odd("F1 F2; plaintiff F3; defendant F4 F6"), 4 * 3),
    ] {
        assert_eq!(writings(&after(variant, &lines)), expected, "{variant}: {lines}");
    }
}

/// LawToe is for two, and only the player whose turn it is may act.
#[test]
fn two_play() {
    let state = after("pedagogue", "plaintiff goal odd");
    assert_eq!(state.seats(), 2);
    let may: Vec<bool> = Seat::first(Seat::MOST).map(|seat| state.may_act(seat)).collect();
    assert_eq!(may, [false, true, false, false, false, false]);
    assert!(state.actions(Role::Plaintiff.seat()).is_empty());
}

/// An empty turn is written as a word: an action without one would not read back.
#[test]
fn an_empty_turn_is_a_word() {
    let nothing = "defendant nothing";
    assert_eq!(nothing.parse().map(|action: flub::games::lawtoe::Action| action.to_string()).as_deref(), Ok(nothing));
    assert_eq!("nothing".parse(), Ok(Act::Write(Vec::new())));
    assert!("".parse::<Act>().is_err() && " ".parse::<Act>().is_err());
}
