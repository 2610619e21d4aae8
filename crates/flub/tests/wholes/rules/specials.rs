//! SWAP and REPLAY. BAIT is part of a play: see the calls.

use super::{bring, dealt, go, refused, seat, turn};
use flub::{
    games::wholes::{Card, Refusal, Stage},
    play::Game,
};

/// "SWAP changes places with any other player, at any time in the game." "The cards ... go to the discard, as do special
/// cards once used."
#[test]
fn swap_at_any_time() {
    let begun = dealt(&["SWAP, 1/2, 1/2", "SWAP", ""]);
    let mut drawn = begun.clone();
    go(&mut drawn, "1 draws");
    let mut played = drawn.clone();
    go(&mut played, "1 plays 1/2, 1/2 saying 1/2, 1/2");
    let mut next = played.clone();
    go(&mut next, "2 draws");
    let mut swapped = next.clone();
    go(&mut swapped, "2 swaps with 1");
    for (state, places) in [(&begun, [0, 0, 0]), (&drawn, [0, 0, 0]), (&played, [0, 0, 2]), (&next, [0, 0, 2])] {
        for by in [1, 2] {
            let mut after = state.clone();
            go(&mut after, &format!("{by} swaps with 3"));
            assert_eq!(after.places(), if by == 1 { places } else { state.places().try_into().expect("three") });
            assert_eq!((after.stage(), after.discarded()), (state.stage(), state.discarded() + 1), "nothing else");
            assert_eq!(after.observe(seat(3)).discard.last(), Some(&Card::Swap), "it is shown");
        }
        assert_eq!(refused(state, "1 swaps with 1"), Refusal::SwapWithSelf);
        assert_eq!(refused(state, "1 swaps with 4"), Refusal::NoSeat(seat(4)));
    }
    assert_eq!(swapped.places(), [0, 2, 0]);
    let without = dealt(&["SWAP", "1/2, 1/2, 1/2, 1/4, 1/4", ""]);
    assert_eq!(refused(&without, "2 swaps with 1"), Refusal::NotHeld(Card::Swap));
}

/// A player who changes places with one on the last space, while that play can be called, is on it when the time to
/// call has passed.
#[test]
fn the_last_space_can_be_swapped_away() {
    let mut state = dealt(&["1/4, 1/4, 1/4", "SWAP", ""]);
    bring(&mut state, 1, 20);
    go(&mut state, "2 swaps with 1");
    assert_eq!((state.places(), state.outcome()), ([0, 20, 0].as_slice(), None));
    let mut called = state.clone();
    go(&mut called, "3 calls");
    assert_eq!(called.places()[0], 0, "caught where the swap has brought it: it never goes forward");
    go(&mut state, "2 draws");
    for over in [state, called] {
        let winners: Vec<_> = over.outcome().expect("it is over").winners().collect();
        assert_eq!(winners, [seat(2)]);
    }
}

/// The turn began where it began: a SWAP with somebody ahead is lost by a caught bluff.
#[test]
fn a_swap_does_not_save_a_bluffer() {
    let mut state = dealt(&["SWAP", "", ""]);
    bring(&mut state, 2, 8);
    go(&mut state, "3 draws; 3 passes");
    turn(&mut state, 1, 2);
    go(&mut state, "1 swaps with 2");
    assert_eq!(state.places(), [8, 2, 0]);
    go(&mut state, "3 calls");
    assert_eq!(state.places(), [0, 2, 0]);
}

/// "REPLAY gives a second turn in a row, after one's own turn and before the next player draws."
#[test]
fn replay_gives_a_second_turn() {
    let mut state = dealt(&["REPLAY", "REPLAY", ""]);
    assert_eq!(refused(&state, "1 replays"), Refusal::NoReplayNow, "there was no turn yet");
    go(&mut state, "1 draws");
    assert_eq!(refused(&state, "1 replays"), Refusal::NoReplayNow, "the turn is not over");
    go(&mut state, "1 passes");
    assert_eq!(refused(&state, "2 replays"), Refusal::NoReplayNow, "it was another's turn");
    let mut too_late = state.clone();
    go(&mut too_late, "2 draws");
    assert_eq!(refused(&too_late, "1 replays"), Refusal::NoReplayNow, "the next player has drawn");
    go(&mut state, "1 replays");
    assert_eq!((state.stage(), state.discarded()), (Stage::Draw(seat(1)), 1));
    assert_eq!(refused(&state, "2 draws"), Refusal::NotYourTurn(seat(1)));
    assert_eq!(refused(&state, "1 replays"), Refusal::NoReplayNow, "the second turn has not begun");
    go(&mut state, "1 draws; 1 passes");
    assert_eq!(state.stage(), Stage::Draw(seat(2)));
    let mut without = dealt(&["1/2, 1/2, 1/2, 1/4, 1/4", ""]);
    go(&mut without, "1 draws; 1 passes");
    assert!(!without.may_replay(seat(1)));
    assert_eq!(refused(&without, "1 replays"), Refusal::NotHeld(Card::Replay));
}

/// "REPLAY closes the time to call when its second turn draws."
#[test]
fn replay_closes_the_time_to_call() {
    let mut state = dealt(&["REPLAY, 1/2, 1/2", "", ""]);
    go(&mut state, "1 draws; 1 plays 1/2, 1/2 saying 1/2, 1/2; 1 replays");
    let mut called = state.clone();
    go(&mut called, "2 calls");
    assert_eq!(called.stage(), Stage::Draw(seat(1)), "a call does not take the second turn away");
    go(&mut state, "1 draws");
    assert_eq!((state.play(), state.discarded()), (None, 3));
    assert_eq!(refused(&state, "2 calls"), Refusal::NothingToCall);
    assert_eq!(state.stage(), Stage::Turn(seat(1), 2), "the second turn begins where the first has ended");
}

/// A player on the last space whose second turn draws has won.
#[test]
fn replay_on_the_last_space_wins() {
    let mut state = dealt(&["REPLAY, 1/4", "", ""]);
    bring(&mut state, 1, 20);
    go(&mut state, "1 replays");
    assert_eq!(state.outcome(), None);
    go(&mut state, "1 draws");
    assert!(state.outcome().expect("it is over").won_by(seat(1)));
}
