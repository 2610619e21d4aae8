//! Turns: drawing, playing, saying, passing, moving and winning.

use super::{bring, cards, dealt, go, refused, seat, until_bluff};
use flub::{
    games::wholes::{Card, Refusal, Stage, Wholes},
    play::Game,
};

fn face(text: &str) -> flub::games::wholes::Face {
    text.parse().expect("a face")
}

/// "Cards are shuffled and dealt from the dealer's left, five each." "Pieces start off the board."
#[test]
fn five_cards_each() {
    for seats in 2..=6 {
        let state = dealt(&vec![""; seats]);
        assert!(state.places().iter().all(|&place| place == 0));
        assert_eq!(state.stage(), Stage::Draw(seat(1)));
        assert!((1..=seats).all(|number| state.hand(seat(number)).len() == 5));
        assert_eq!((state.pile(), state.discarded()), (144 - 5 * seats, 0));
    }
    assert_ne!(
        Wholes::begin(dealt(&["", ""]).setup(), flub::play::Seed(1)),
        Wholes::begin(dealt(&["", ""]).setup(), flub::play::Seed(2)),
        "cards are shuffled"
    );
}

/// "1. Draw a card. 2. Play cards face down that add up to exactly one whole ... or pass. The piece moves as many spaces as
/// cards were played."
#[test]
fn a_turn() {
    let mut state = dealt(&["1/2, 1/4, 1/4", "3/4, 1/4", ""]);
    assert_eq!(refused(&state, "1 passes"), Refusal::DrawFirst);
    assert_eq!(refused(&state, "1 plays 1/2 saying 1/2"), Refusal::DrawFirst);
    go(&mut state, "1 draws");
    assert_eq!((state.hand(seat(1)).len(), state.stage()), (6, Stage::Turn(seat(1), 0)));
    assert_eq!(refused(&state, "1 draws"), Refusal::Drawn);
    go(&mut state, "1 plays 1/2, 1/4, 1/4 saying 1/2, 1/4, 1/4");
    assert_eq!(state.places(), [3, 0, 0]);
    assert_eq!((state.hand(seat(1)).len(), state.stage()), (3, Stage::Draw(seat(2))));
    go(&mut state, "2 draws; 2 plays 3/4, 1/4 saying 3/4, 1/4; 3 draws; 3 passes");
    assert_eq!((state.places(), state.stage()), ([3, 2, 0].as_slice(), Stage::Draw(seat(1))));
    assert_eq!((state.tracks()[0].plays, state.tracks()[2].passes), (1, 1));
}

/// Turns go round the table, and nobody acts on another's turn.
#[test]
fn turns_go_round() {
    let mut state = dealt(&["", "", "", ""]);
    for number in [1, 2, 3, 4, 1, 2] {
        for other in (1..=4).filter(|&other| other != number) {
            for act in ["draws", "passes", "plays 1/2 saying 1/2"] {
                assert_eq!(refused(&state, &format!("{other} {act}")), Refusal::NotYourTurn(seat(number)));
            }
        }
        go(&mut state, &format!("{number} draws"));
        for other in (1..=4).filter(|&other| other != number) {
            for act in ["draws", "passes"] {
                assert_eq!(refused(&state, &format!("{other} {act}")), Refusal::NotYourTurn(seat(number)));
            }
        }
        go(&mut state, &format!("{number} passes"));
    }
    for act in ["draws", "passes", "calls", "lets it be", "swaps with 1", "replays", "plays 1/2 saying 1/2"] {
        assert_eq!(refused(&state, &format!("5 {act}")), Refusal::NoSeat(seat(5)));
    }
}

/// "The sum said aloud names as many values as cards were played and is itself exactly one whole; a sentence that is not
/// is refused before the cards go down, with the sum shown."
#[test]
fn the_values_said_are_one_whole() {
    let mut state = dealt(&["1/4, 1/4, 3/4, BAIT", ""]);
    go(&mut state, "1 draws");
    let say = |cards: &str, said: &str| refused(&state, &format!("1 plays {cards} saying {said}"));
    assert_eq!(say("1/4, 1/4", "1/2"), Refusal::SaidOther { cards: 2, said: 1 });
    assert_eq!(say("1/4, 1/4", "1/2, 1/4, 1/4"), Refusal::SaidOther { cards: 2, said: 3 });
    assert_eq!(say("1/4, 1/4", "1/2, 1/4"), Refusal::SaidNoWhole((3, 4).into()));
    assert_eq!(say("1/4, 3/4", "3/4, 3/4"), Refusal::SaidNoWhole((3, 2).into()));
    assert_eq!(say("BAIT", "3/4"), Refusal::SaidNoWhole((3, 4).into()));
    assert_eq!(say("1/4, 1/4", "0.5, 1/2"), Refusal::NotInDeck(face("0.5")));
    assert_eq!(say("1/4, 1/4", "1/3, 2/3"), Refusal::NotInDeck(face("1/3")));
    go(&mut state, "1 plays 1/4, BAIT saying 3/4, 1/4");
}

/// "A play is right or wrong by its cards alone: what was said differs from them only in a bluff." So cards that are one
/// whole are said as they are, in any order.
#[test]
fn a_whole_is_said_as_it_is() {
    let mut state = dealt(&["1/4, 3/4", ""]);
    go(&mut state, "1 draws");
    assert_eq!(refused(&state, "1 plays 1/4, 3/4 saying 1/2, 1/2"), Refusal::WholeSaidOtherwise);
    go(&mut state, "1 plays 1/4, 3/4 saying 3/4, 1/4");
}

/// The form does not matter: 25% may be said for 1/4.
#[test]
fn a_value_may_be_said_in_another_form() {
    let setup = "seats 2 deck 1/4*10, 25%*10, 3/4*16".parse().expect("it can be played");
    let held = ["1/4", "25%", "3/4"].map(|card| card.parse().expect("a card"));
    let mut state = (0..)
        .map(|seed| Wholes::begin(&setup, flub::play::Seed(seed)))
        .find(|state| held.iter().all(|card| state.hand(seat(1)).contains(card)))
        .expect("some seed deals so");
    go(&mut state, "1 draws; 1 plays 1/4, 3/4 saying 25%, 3/4");
}

/// A play consists of cards held, at least one.
#[test]
fn cards_are_held() {
    let mut state = dealt(&["1/4, 1/2, REPLAY, SWAP, BAIT", ""]);
    go(&mut state, "1 draws");
    let quarters = state.hand(seat(1)).iter().filter(|card| card.to_string() == "1/4").count() + 1;
    let too_many = vec!["1/4"; quarters].join(", ");
    assert_eq!(refused(&state, &format!("1 plays {too_many} saying 1/2, 1/2")), Refusal::NotHeld(cards("1/4")[0]));
    assert_eq!(refused(&state, "1 plays 0.25 saying 1/2"), Refusal::NotHeld(Card::Face(face("0.25"))));
    assert_eq!(refused(&state, "1 plays SWAP, 1/2 saying 1/2, 1/2"), Refusal::NotPlayable(Card::Swap));
    assert_eq!(refused(&state, "1 plays REPLAY, 1/2 saying 1/2, 1/2"), Refusal::NotPlayable(Card::Replay));
    let nothing = flub::games::wholes::Act::Play { cards: Vec::new(), said: Vec::new() };
    let mut after = state.clone();
    let action = flub::games::wholes::Action { by: seat(1), act: nothing };
    assert_eq!(after.apply(&action), Err(Refusal::NoCards));
    assert_eq!(after, state);
}

/// "The first to reach the last space wins; overshooting is fine." "Reaching the last space wins when the time to call
/// has passed: when the next player draws, or all others have let it be."
#[test]
fn winning_when_the_time_to_call_has_passed() {
    let mut state = dealt(&["", "", ""]);
    bring(&mut state, 1, 18);
    go(&mut state, "2 draws; 2 passes");
    until_bluff(&mut state, 1, 3);
    assert_eq!((state.places()[0], state.outcome()), (20, None), "the play may still be called");
    let mut drawn = state.clone();
    go(&mut drawn, "2 draws");
    let mut let_be = state.clone();
    go(&mut let_be, "3 lets it be");
    assert_eq!(let_be.outcome(), None, "seat 2 may still call it");
    go(&mut let_be, "2 lets it be");
    for over in [&drawn, &let_be] {
        assert_eq!(over.stage(), Stage::Over);
        let winners: Vec<_> = over.outcome().expect("it is over").winners().collect();
        assert_eq!(winners, [seat(1)]);
        for number in 1..=3 {
            assert!(!over.may_act(seat(number)) && over.actions(seat(number)).is_empty());
            for act in ["draws", "passes", "calls", "lets it be", "swaps with 1", "replays", "plays 1/2 saying 1/2"] {
                assert_eq!(refused(over, &format!("{number} {act}")), Refusal::Over, "{number} {act}");
            }
        }
    }
    go(&mut state, "3 calls");
    assert_eq!((state.places()[0], state.outcome()), (15, None), "caught: back to 18 and three more");
}

/// Every game ends: after this many turns, the player who is farthest ahead has won.
#[test]
fn every_game_ends() {
    let mut state = dealt(&["1/2, 1/2", ""]);
    go(&mut state, "1 draws; 1 plays 1/2, 1/2 saying 1/2, 1/2; 2 draws; 2 passes");
    for turn in 2..Wholes::MOST_TURNS {
        assert_eq!(state.outcome(), None, "after {turn} turns");
        go(&mut state, &format!("{0} draws; {0} passes", turn % 2 + 1));
    }
    assert!(state.outcome().expect("it is over").won_by(seat(1)));
}

/// Who may call, and who may take a second turn, can be asked beforehand: any other player until the next one draws,
/// and any holder of REPLAY who has just had a turn.
#[test]
fn players_may_act_out_of_turn() {
    let mut state = dealt(&["1/2, 1/2, REPLAY", "REPLAY", ""]);
    let may = |state: &Wholes| {
        let seats = [1, 2, 3].map(seat);
        (seats.map(|by| state.may_call(by)), seats.map(|by| state.may_replay(by)))
    };
    let nobody = ([false; 3], [false; 3]);
    assert_eq!(may(&state), nobody);
    go(&mut state, "1 draws");
    assert_eq!(may(&state), nobody, "nothing is on the table");
    go(&mut state, "1 plays 1/2, 1/2 saying 1/2, 1/2");
    assert_eq!(may(&state), ([false, true, true], [true, false, false]));
    let calls = |by: usize| state.actions(seat(by)).iter().any(|action| action.to_string() == format!("{by} calls"));
    assert_eq!([1, 2, 3].map(calls), [false, true, true]);
    go(&mut state, "2 draws");
    assert_eq!(may(&state), nobody, "the next player has drawn");
}

/// While nothing can be called, these may act: the player whose turn it is, whatever they hold; any holder of SWAP; any
/// player who may take a second turn.
#[test]
fn an_empty_table_leaves_few_actions() {
    let mut state = dealt(&["1/2, 1/2, 1/4", "SWAP", "1/2, 1/4, 3/4"]);
    for (line, turn) in [("1 draws", 1), ("1 passes", 2), ("2 draws", 2), ("2 passes", 3)] {
        go(&mut state, line);
        for by in 1..=3 {
            let may = by == turn || state.hand(seat(by)).contains(&Card::Swap) || state.may_replay(seat(by));
            assert_eq!(state.may_act(seat(by)), may, "{by}, after {line}");
        }
    }
    let without = |by| !state.hand(seat(by)).contains(&Card::Swap);
    assert!(without(1) && without(3) && !without(2), "all of it was seen");
}
