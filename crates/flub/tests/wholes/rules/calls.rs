//! Calls: who may call when, and what follows.

use super::{bluff, bring, cards, dealt, go, refused, seat, turn, until_bluff};
use flub::{
    games::wholes::{Called, Refusal, Stage, Wholes},
    play::Game,
};

/// Seat 1 on space 8, and seat 2, whose turn it is, on space 6.
fn both_on_the_way() -> Wholes {
    let mut state = dealt(&["", "1/4, 3/4, BAIT", ""]);
    go(&mut state, "1 draws; 1 passes");
    turn(&mut state, 2, 0);
    bring(&mut state, 1, 8);
    go(&mut state, "2 draws; 2 passes; 3 draws; 3 passes; 1 draws; 1 passes; 2 draws");
    state
}

fn latest_call(state: &Wholes, number: usize) -> Called {
    state.tracks()[number - 1].latest_call.clone().expect("a play of this seat was called")
}

/// "right (the cards are not exactly one whole): the caller keeps the cards; the bluffer goes back to where the turn began
/// and then back as many spaces as cards were played".
#[test]
fn a_right_call() {
    let mut state = dealt(&["", "", ""]);
    bring(&mut state, 1, 8);
    go(&mut state, "2 draws; 2 passes");
    until_bluff(&mut state, 1, 3);
    assert_eq!(state.places()[0], 11);
    let shown = state.play().expect("it lies on the table").cards().to_vec();
    let (held, discarded) = (state.hand(seat(3)).len(), state.discarded());
    go(&mut state, "3 calls");
    assert_eq!(state.places(), [5, 0, 0], "from 11 to 8, and three more");
    assert_eq!((state.hand(seat(3)).len(), state.discarded()), (held + 3, discarded));
    let called = latest_call(&state, 1);
    assert_eq!((called.by, called.player, called.cards, called.right), (seat(3), seat(1), shown, true));
    let (bluffer, caller) = (&state.tracks()[0], &state.tracks()[2]);
    assert_eq!((bluffer.caught, bluffer.cleared, caller.right_calls, caller.wrong_calls), (1, 0, 1, 0));
    assert_eq!(state.stage(), Stage::Draw(seat(2)), "the turn goes on");
}

/// Everyone has seen the cards a caller picks up. They are known to be in that hand until its holder plays, since the
/// play may contain them.
#[test]
fn the_cards_that_a_caller_keeps_are_known() {
    let mut state = dealt(&["", "", ""]);
    until_bluff(&mut state, 1, 2);
    let shown = state.play().expect("it lies on the table").cards().to_vec();
    assert!(state.shown().iter().all(Vec::is_empty));
    go(&mut state, "3 calls");
    for number in 1..=3 {
        assert_eq!(state.observe(seat(number)).shown, [Vec::new(), Vec::new(), shown.clone()]);
    }
    go(&mut state, "2 draws; 2 passes; 3 draws; 3 passes");
    assert_eq!(state.shown()[2], shown, "who passes has them still");
    until_bluff(&mut state, 3, 2);
    assert!(state.shown().iter().all(Vec::is_empty));
}

/// "wrong (they are): the caller goes back as many spaces as cards were played". "The cards a wrong call or BAIT leaves go
/// to the discard".
#[test]
fn a_wrong_call() {
    let mut state = both_on_the_way();
    let before = state.discarded();
    go(&mut state, "2 plays 1/4, 3/4 saying 1/4, 3/4; 1 calls");
    assert_eq!(state.places(), [6, 2, 0], "seat 1 pays, seat 2 keeps its spaces");
    assert_eq!(state.discarded(), before + 2);
    assert!(!latest_call(&state, 2).right);
    let (player, caller) = (&state.tracks()[1], &state.tracks()[0]);
    assert_eq!((player.caught, player.cleared, caller.right_calls, caller.wrong_calls), (0, 1, 0, 1));
    let known = state.observe(seat(3)).discard;
    assert!(cards("1/4,3/4").iter().all(|card| known.contains(card)), "they were turned over: {known:?}");
}

/// "of a play with BAIT in it: as wrong: the caller pays, the bluffer does not". "BAIT lies face down as one of the cards
/// of the play and counts as one."
#[test]
fn a_call_of_bait() {
    for (play, count) in [("1/4, BAIT saying 1/4, 3/4", 2), ("1/4, 3/4, BAIT saying 1/4, 1/4, 1/2", 3)] {
        let mut state = both_on_the_way();
        let before = state.discarded();
        go(&mut state, &format!("2 plays {play}; 1 calls"));
        assert_eq!(state.places(), [8 - count, count, 0], "{play}");
        assert_eq!(state.discarded(), before + usize::from(count), "{play}");
        assert!(!latest_call(&state, 2).right, "{play}");
    }
}

/// "Nobody goes back beyond the start."
#[test]
fn nobody_goes_back_beyond_the_start() {
    let mut state = dealt(&["1/4, 3/4", ""]);
    go(&mut state, "1 draws; 1 plays 1/4, 3/4 saying 1/4, 3/4; 2 calls");
    assert_eq!(state.places(), [2, 0]);
    turn(&mut state, 2, 4);
    go(&mut state, "1 calls");
    assert_eq!(state.places(), [2, 0], "from 4 to 0, and no farther");
}

/// "After a play and before the next player draws, any other player may call." "One call per play; the first to call
/// calls."
#[test]
fn the_time_to_call() {
    let mut state = dealt(&["1/4, 1/4, 1/4", "", ""]);
    assert_eq!(refused(&state, "2 calls"), Refusal::NothingToCall);
    assert_eq!(refused(&state, "2 lets it be"), Refusal::NothingToCall);
    go(&mut state, "1 draws");
    assert_eq!(refused(&state, "2 calls"), Refusal::NothingToCall);
    let action = bluff(&state, seat(1), 2).expect("a bluff");
    state.apply(&action).expect("it can be played");
    for act in ["calls", "lets it be"] {
        assert_eq!(refused(&state, &format!("1 {act}")), Refusal::OwnPlay);
    }
    let mut called = state.clone();
    go(&mut called, "3 calls");
    for number in [2, 3] {
        assert_eq!(refused(&called, &format!("{number} calls")), Refusal::NothingToCall, "it has been called");
    }
    let mut let_be = state.clone();
    go(&mut let_be, "3 lets it be");
    assert!(let_be.play().is_some_and(|play| play.left_be() == [seat(3)]));
    assert_eq!(refused(&let_be, "3 calls"), Refusal::LeftBe);
    assert_eq!(refused(&let_be, "3 lets it be"), Refusal::LeftBe);
    go(&mut let_be, "2 calls");
    go(&mut state, "2 draws");
    for number in [1, 2, 3] {
        assert_eq!(refused(&state, &format!("{number} calls")), Refusal::NothingToCall, "the next player has drawn");
    }
    let mut passed = dealt(&["", "", ""]);
    go(&mut passed, "1 draws; 1 passes");
    assert_eq!(refused(&passed, "2 calls"), Refusal::NothingToCall, "a pass is no play");
}

/// "A play nobody called goes to the discard face down and is never shown."
#[test]
fn a_play_nobody_called() {
    for end in ["2 draws", "2 lets it be; 3 lets it be"] {
        let mut state = dealt(&["1/4, 3/4", "", ""]);
        go(&mut state, "1 draws; 1 plays 1/4, 3/4 saying 1/4, 3/4");
        go(&mut state, end);
        assert_eq!((state.play(), state.discarded()), (None, 2));
        let own = state.observe(seat(1));
        assert_eq!((own.discard, own.unseen), (cards("1/4,3/4"), 0));
        for number in [2, 3] {
            let seen = state.observe(seat(number));
            assert_eq!((seen.discard, seen.unseen), (Vec::new(), 2));
            assert_eq!(seen.tracks[0].latest_call, None);
        }
    }
}
