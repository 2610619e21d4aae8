//! What every turn is worth.

use std::collections::BTreeMap;

use flub_tables::{
    games::floating::{
        findings::Findings,
        hand::Hand,
        screen::ScreenMsg,
        table::{FloatingTable, Intent},
        think, wording,
    },
    table::{midend::TableMsg, table_game::TableGame},
};

use super::{WHOLE, board, points, sit_down, square};
use crate::{At, values, words::english};

/// The first turns of the whole game.
fn begun(turns: usize) -> String {
    WHOLE.split(' ').take(turns).collect::<Vec<_>>().join(" ")
}

/// Lets the values of the state on the screen be found, all of them or as far as one round comes.
fn find(at: &mut At<FloatingTable>, all: bool) -> Findings {
    loop {
        let (step, hand, rounds) = (at.table.step_on_screen(), at.table.screen.hand, at.table.screen.rounds);
        let request = think::values_request(hand, rounds, &at.table.record, step);
        let findings: Findings = (FloatingTable::THINK)(&request).parse().expect("findings");
        at.send([Intent::Found(step, hand, findings.clone())]);
        if findings.is_complete() || !all {
            return findings;
        }
    }
}

/// The values shown on the squares.
fn shown(at: &At<FloatingTable>) -> BTreeMap<String, String> {
    let squares = board(at).squares.into_iter();
    squares.filter_map(|one| Some((one.square.to_string(), one.value?.0))).collect()
}

/// The squares that can be chosen.
fn open(at: &At<FloatingTable>) -> Vec<String> {
    let mut open: Vec<String> =
        board(at).squares.into_iter().filter(|one| one.open).map(|one| one.square.to_string()).collect();
    open.sort();
    open
}

#[test]
fn every_move_has_its_value_and_the_line_of_best_play_comes_out_as_shown() {
    let mut at = sit_down("7x7 plain", &begun(9));
    at.send([TableMsg::Analyse]);
    let findings = find(&mut at, true);
    let won = values! { side: "O", count: 1 };
    assert_eq!(wording::explain_value(&english(), findings.value), english().with("floating-values-won", won));
    let values = shown(&at);
    assert_eq!(Vec::from_iter(values.keys().cloned()), open(&at));
    for (name, value) in [("d7", "O+1"), ("g7", "O+1"), ("e6", "="), ("d3", "X+1")] {
        assert_eq!(values[name], value, "{name}");
    }
    let label = |name: &str| board(&at).squares.into_iter().find(|one| one.square == square(name)).map(|one| one.label);
    let valued = |name: &str, value: String| {
        Some(english().with("floating-square-valued", values! { square: name, value: value }))
    };
    assert_eq!(label("d7"), valued("d7", english().with("floating-value-won", won)));
    assert_eq!(label("e6"), valued("e6", english().text("floating-value-draw")));
    assert_eq!(board(&at).squares.iter().filter(|one| one.value.as_ref().is_some_and(|(_, best)| *best)).count(), 4);
    assert_eq!(findings.line.len(), 7);
    let mut played = At { table: at.table.clone() };
    played.send(findings.line.iter().map(|turn| Intent::Tap(turn.square)));
    let [x, o] = points(&played);
    assert_eq!(o, x + 1);
    at.send([Intent::Screen(ScreenMsg::Values)]);
    assert_eq!((shown(&at), at.table.screen.values), (BTreeMap::new(), false));
}

#[test]
fn values_are_of_the_step_and_the_hand_on_the_screen_and_of_no_other() {
    let mut at = sit_down("7x7 moving", &begun(10));
    at.send([TableMsg::Analyse]);
    let standing = find(&mut at, true);
    assert_eq!(Vec::from_iter(shown(&at).into_keys()), open(&at));
    at.send([Intent::Tap(square("d6"))]);
    assert_eq!(shown(&at), BTreeMap::new());
    at.send([Intent::Found(at.table.step(), Hand::Empty, standing.clone())]);
    assert_eq!(shown(&at), BTreeMap::new(), "they came too late");
    find(&mut at, true);
    assert_eq!(Vec::from_iter(shown(&at).into_keys()), open(&at));
    let (to, best) = shown(&at).into_iter().next().expect("the checker can go somewhere");
    at.send([Intent::Tap(square(&to))]);
    find(&mut at, true);
    assert!(shown(&at).values().any(|value| *value == best), "a destination is worth what the best place then is");
    at.send([Intent::PutBack.into(), TableMsg::View(Some(9))]);
    at.send([Intent::Found(10, Hand::Empty, standing)]);
    assert_eq!(shown(&at), BTreeMap::new(), "they are of another step");
    find(&mut at, true);
    assert_eq!(Vec::from_iter(shown(&at).into_keys()), open(&at), "steps of the past have values too");
}

#[test]
fn a_value_that_is_not_proved_yet_is_labelled_so() {
    let mut at = sit_down("7x7 moving sharing", "d4");
    at.send([TableMsg::Analyse]);
    let findings = find(&mut at, false);
    assert!(!findings.is_complete());
    assert_eq!(wording::explain_value(&english(), findings.value), english().text("floating-values-unknown"));
    let label = board(&at).squares.into_iter().find(|one| one.square == square("c3")).map(|one| one.label);
    let value = english().text("floating-value-unknown");
    assert_eq!(shown(&at), BTreeMap::new(), "no sign says that nothing is known");
    assert_eq!(label, Some(english().with("floating-square-valued", values! { square: "c3", value: value })));
}
