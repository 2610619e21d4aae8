//! What is known where hands lie open, and how such a state is judged.

use super::{dealt, go, seat};
use flub::{games::wholes::Act, play::Game};

/// Where hands lie open, as in practice, their cards count as known.
#[test]
fn open_hands_are_known() {
    let mut state = dealt(&["1/4, 3/4", "", "1/4, 1/4"]);
    go(&mut state, "1 draws; 1 plays 1/4, 3/4 saying 1/4, 3/4");
    let (hidden, open) = (state.observe(seat(2)), state.observe_open(seat(2)));
    let fourths = |number: usize| {
        let hand = state.hand(seat(number)).iter();
        hand.filter(|card| card.to_string() == "1/4").count()
    };
    let seen = |seen: &flub::games::wholes::Observation| seen.scarcest_said().expect("a play to call");
    let (value, all, before) = seen(&hidden);
    assert_eq!(all, 36);
    if seen(&open).0 == value && value.to_string() == "1/4" {
        assert_eq!(seen(&open).2 - before, fourths(1) + fourths(3));
    }
    assert!(seen(&open).2 >= before);
    assert!((0.0..=1.0).contains(&open.call_odds().expect("a play to call")));
}

/// The longest whole of each hand, chances that add up to one, and the best choice first.
#[test]
fn a_state_is_analysed() {
    let mut state = dealt(&["1/4, 1/4, 1/2, 3/4", "", ""]);
    go(&mut state, "1 draws");
    let analysis = state.analysis();
    assert!(analysis.standings[0].longest.len() >= 3);
    assert!(state.deck().is_whole(&analysis.standings[0].longest));
    let sum: f64 = analysis.standings.iter().map(|standing| standing.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert!(analysis.choices.len() >= 3);
    assert!(analysis.choices.is_sorted_by(|(_, one), (_, other)| one >= other));
    assert!(analysis.choices.iter().any(|(action, _)| action.act == Act::Pass));
}

/// A call is judged by the cards: only the call of a bluff is better than to let it be.
#[test]
fn calls_are_judged_by_the_cards() {
    for (cards, said, is_bluff) in [("1/4, 3/4", "1/4, 3/4", false), ("1/4, 1/4", "1/2, 1/2", true)] {
        let mut state = dealt(&["1/4, 1/4, 3/4", "", ""]);
        go(&mut state, &format!("1 draws; 1 plays {cards} saying {said}"));
        let analysis = state.analysis();
        let chance = |act: &Act| {
            let found = analysis.choices.iter().find(|(action, _)| action.by == seat(2) && action.act == *act);
            found.expect("seat 2 may call").1
        };
        assert_eq!(chance(&Act::Call) > chance(&Act::LetBe), is_bluff);
        assert!(analysis.standings[1].call.is_some() && analysis.standings[0].call.is_none());
    }
}
