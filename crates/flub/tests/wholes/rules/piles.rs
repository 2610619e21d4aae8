//! The draw pile and the discard.

use super::{dealt, go, seat, turn};
use flub::{
    games::wholes::{Card, Stage, Wholes},
    play::Game,
};

/// Lets everybody pass until the draw pile is empty.
fn until_empty(state: &mut Wholes) {
    while state.pile() > 0 {
        let Stage::Draw(next) = state.stage() else { panic!("nobody draws: {state:?}") };
        turn(state, next.index() + 1, 0);
    }
}

/// "When the draw pile is empty the discard is shuffled into a new one". Nothing is known of it then.
#[test]
fn the_discard_is_shuffled_into_a_new_pile() {
    let mut state = dealt(&["1/4, 3/4, 1/2, 1/2", ""]);
    go(&mut state, "1 draws; 1 plays 1/4, 3/4 saying 1/4, 3/4; 2 calls");
    go(&mut state, "2 draws; 2 passes; 1 draws; 1 plays 1/2, 1/2 saying 1/2, 1/2; 2 draws; 2 passes");
    until_empty(&mut state);
    let Stage::Draw(next) = state.stage() else { panic!("nobody draws: {state:?}") };
    assert_eq!((state.pile(), state.discarded()), (0, 4));
    assert_eq!(state.observe(seat(1)).discard.len(), 4);
    assert_eq!(state.observe(seat(2)).discard.len(), 2);
    let held = state.hand(next).len();
    go(&mut state, &format!("{next} draws"));
    assert_eq!((state.pile(), state.discarded(), state.hand(next).len()), (3, 0, held + 1));
    for number in [1, 2] {
        let seen = state.observe(seat(number));
        assert_eq!((seen.discard, seen.unseen, seen.pile), (Vec::new(), 0, 3));
    }
}

/// "when both are empty the turn goes on without a draw."
#[test]
fn a_turn_without_a_draw() {
    let mut state = dealt(&["", "", ""]);
    until_empty(&mut state);
    let held = |state: &Wholes| (1..=3).map(|number| state.hand(seat(number)).len()).collect::<Vec<_>>();
    assert_eq!(held(&state).iter().sum::<usize>(), state.deck().card_count());
    for _ in 0..3 {
        let (before, Stage::Draw(next)) = (held(&state), state.stage()) else { panic!("nobody draws: {state:?}") };
        go(&mut state, &format!("{next} draws"));
        assert_eq!((held(&state), state.stage()), (before, Stage::Turn(next, 0)));
        go(&mut state, &format!("{next} passes"));
    }
}

/// The seed decides every shuffle; the order in which cards were discarded does not matter.
#[test]
fn shuffles_follow_from_the_seed_alone() {
    let discarding = |first: &str, second: &str| {
        let mut state = dealt(&["1/4, 3/4, 1/2, 1/2", ""]);
        go(&mut state, &format!("1 draws; 1 plays {first} saying {first}; 2 draws; 2 passes"));
        go(&mut state, &format!("1 draws; 1 plays {second} saying {second}; 2 draws; 2 passes"));
        until_empty(&mut state);
        let Stage::Draw(next) = state.stage() else { panic!("nobody draws: {state:?}") };
        go(&mut state, &format!("{next} draws"));
        state
    };
    assert_eq!(discarding("1/4, 3/4", "1/2, 1/2"), discarding("1/2, 1/2", "3/4, 1/4"));
}

/// A hand does not reveal when its cards came.
#[test]
fn a_hand_is_in_order() {
    let mut state = dealt(&["", ""]);
    until_empty(&mut state);
    for number in [1, 2] {
        assert!(state.hand(seat(number)).is_sorted());
    }
    assert!(Card::Bait < Card::Swap, "cards have an order");
}
