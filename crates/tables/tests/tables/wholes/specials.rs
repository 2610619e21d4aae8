//! SWAP and REPLAY at the table.

use flub::games::wholes::{Act, Card};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{
        offer::Offer,
        screen::{ScreenMsg, Window},
        table::Intent,
    },
};

use super::{AHEAD, ALONE, BETWEEN, DRAWN, Game, THREE, closes, opens, seat};
use crate::{values, words::english};

#[test]
fn swap_changes_places_at_any_time_and_the_turn_or_the_call_goes_on_where_it_was() {
    // The player draws, has drawn, and may call.
    for actions in [AHEAD, &[AHEAD, DRAWN].concat(), &AHEAD[..4]] {
        let mut at = Game { players: ALONE, seed: 13, actions, ..Game::default() }.sit_down();
        let (offer, counts) = (at.table.offer(Pace::Ask), at.counts());
        let tap = at.tap("SWAP");
        at.send([tap]);
        assert_eq!((at.table.screen.window, at.table.screen.person), (Some(Window::Swap), Some(seat(1))));
        at.send([Intent::Screen(ScreenMsg::Other(seat(2))), closes(), opens(Window::Swap, Some(seat(1)))]);
        assert_eq!(at.table.screen.other, None, "with whom is asked anew");
        let said = at.announced(Intent::Act(seat(1), Act::Swap(seat(2)))).unwrap_or_default();
        assert!(said.starts_with("You changed places with Ada. "), "{said}");
        assert_eq!((at.table.state().places(), at.table.screen.window), ([3, 0, 0].as_slice(), None));
        assert_eq!((at.table.offer(Pace::Ask), at.counts()[0]), (offer, counts[0] - 1));
        assert!(!at.table.hand().contains(&Card::Swap));
    }
}

#[test]
fn a_play_that_is_put_together_stays_when_its_player_changes_places() {
    let mut at = Game { players: ALONE, seed: 13, actions: &[AHEAD, DRAWN].concat(), ..Game::default() }.sit_down();
    at.pick(&["1/4", "3/4"]);
    let swap = at.tap("SWAP");
    at.send([swap, Intent::Act(seat(1), Act::Swap(seat(2)))]);
    let picked: Vec<String> = at.table.screen.draft.cards().map(|(card, _)| card.to_string()).collect();
    assert_eq!(picked, ["1/4", "3/4"]);
    let places = (0..at.table.hand().len()).filter(|&place| at.table.screen.draft.has(place));
    assert_eq!(
        places.map(|place| at.table.hand()[place].to_string()).collect::<Vec<_>>(),
        picked,
        "they are the same cards"
    );
    let play = at.play();
    at.send([play]);
    assert_eq!((at.table.refusal.clone(), at.table.state().places()), (None, [5, 0, 0].as_slice()));
}

#[test]
fn at_a_shared_table_swap_is_played_in_anothers_turn_and_who_acts_has_to_open_the_curtain_again() {
    let mut at = Game { players: THREE, seed: 13, actions: &AHEAD[..6], ..Game::default() }.sit_down();
    at.draw(3);
    let picked = at.table.hand().iter().position(Card::is_playable).expect("a card with a value");
    at.send([Intent::TapCard(picked)]);
    at.send([opens(Window::Look, None), Intent::Screen(ScreenMsg::Person(seat(1)))]);
    assert_eq!(at.table.holder(), Some(seat(3)), "until the others look away");
    at.send([Intent::Screen(ScreenMsg::Alone)]);
    assert_eq!((at.table.holder(), at.table.hand()), (None, [].as_slice()));
    at.send([opens(Window::Swap, Some(seat(1))), Intent::Act(seat(1), Act::Swap(seat(2)))]);
    assert_eq!((at.table.state().places(), at.table.offer(Pace::Ask)), ([3, 0, 0].as_slice(), Offer::Curtain(seat(3))));
    at.send([flub_tables::table::midend::TableMsg::Unveil(seat(3))]);
    assert!(at.table.screen.draft.has(picked), "what was picked is still picked");
    // One's own cards do not close one's own hand.
    at.send([
        opens(Window::Look, None),
        Intent::Screen(ScreenMsg::Person(seat(3))),
        Intent::Screen(ScreenMsg::Alone),
        closes(),
    ]);
    assert_eq!(at.table.holder(), Some(seat(3)));
}

#[test]
fn replay_gives_a_second_turn_after_ones_own_for_which_the_computers_wait() {
    let mut at = Game { players: ALONE, seed: 7, actions: DRAWN, ..Game::default() }.sit_down();
    assert!(!at.table.state().may_replay(seat(1)), "not before the turn is over");
    at.send([Intent::Act(seat(1), Act::Pass)]);
    assert_eq!((at.table.offer(Pace::Ask), at.wait(Pace::Ask)), (Offer::GoOn, None));
    let said = at.announced(Intent::Act(seat(1), Act::Replay)).unwrap_or_default();
    assert!(said.starts_with(&english().with("wholes-event-replay", values! { who: "you" })), "{said}");
    assert_eq!(at.table.offer(Pace::Ask), Offer::Draw(seat(1)));
    at.draw(1);
    assert_eq!(
        (at.actions(), at.counts()[0]),
        (["1 draws", "1 passes", "1 replays", "1 draws"].map(String::from).to_vec(), 6)
    );
}

#[test]
fn a_second_turn_leaves_the_others_the_time_to_call_until_it_draws() {
    let actions =
        ["1 draws", "1 passes", "2 draws", "2 passes", "3 draws", "3 plays 1/4, 75% saying 1/4, 75%", "3 replays"];
    let mut at = Game { actions: &actions, ..Game::default() }.sit_down();
    assert_eq!(at.table.offer(Pace::Ask), Offer::Call);
    at.send([Intent::LetBe]);
    assert_eq!(at.actions()[7..], ["1 lets it be", "2 lets it be"]);
    assert_eq!(at.table.offer(Pace::Ask), Offer::Curtain(seat(3)));
    at.draw(3);
    assert_eq!(at.table.offer(Pace::Ask), Offer::Play(seat(3)));
}

#[test]
fn where_hands_are_hidden_it_takes_as_long_whether_anybody_holds_replay_or_not() {
    // With seed 7 the person who has passed holds REPLAY, with seed 6 not.
    let players = &["person Ana", "computer careful Ada", "person Cem"];
    for seed in [6, 7] {
        let at = Game { players, seed, actions: &["1 draws", "1 passes"], ..Game::default() }.sit_down();
        assert_eq!((at.table.offer(Pace::Ask), at.wait(Pace::Short)), (Offer::GoOn, Some(3_000)), "seed {seed}");
    }
    let alone =
        Game { players: BETWEEN, seed: 6, actions: &["1 draws", "1 passes", "2 draws", "2 passes"], ..Game::default() }
            .sit_down();
    assert_eq!(alone.table.offer(Pace::Ask), Offer::Nothing, "the only person knows what they hold");
}
