//! Turns: drawing, putting a play together, and what is said of its cards.

use flub::games::wholes::{Act, Refusal};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{draft::DraftEdit, offer::Offer, screen::Window, table::Intent, wording},
};

use super::{ALONE, DRAWN, Game, LAST, card, face, seat};
use crate::{At, values, words::english};

fn drawn() -> At<flub_tables::games::wholes::table::WholesTable> {
    Game { players: ALONE, actions: DRAWN, ..Game::default() }.sit_down()
}

#[test]
fn cards_can_be_picked_before_the_draw_and_stay_picked_but_nobody_plays_before_it() {
    let mut at = Game { players: ALONE, ..Game::default() }.sit_down();
    at.pick(&["0.25", "bar 1/2"]);
    assert_eq!(at.table.offer(Pace::Ask), Offer::Draw(seat(1)));
    let play = at.play();
    at.send([play]);
    assert_eq!((at.table.refusal.clone(), at.actions().len()), (Some(Refusal::DrawFirst), 0));
    at.draw(1);
    assert_eq!((at.table.offer(Pace::Ask), at.table.screen.drawn), (Offer::Play(seat(1)), Some(card("1/4"))));
    assert_eq!(at.table.screen.draft.said(), [face("0.25"), face("bar 1/2")]);
}

#[test]
fn a_sum_that_is_not_one_whole_is_refused_until_the_next_touch_and_nothing_is_lost() {
    for (cards, over) in [(&["1/4", "bar 1/2"][..], "less"), (&["bar 1/2", "bar 1/2", "1/4"], "more")] {
        let mut at = drawn();
        at.pick(cards);
        let play = at.play();
        let refused = english().with("wholes-refused-no-whole", values! { over: over, rest: "one fourth" });
        assert_eq!(at.announced(play), Some(refused));
        assert!(matches!(at.table.refusal, Some(Refusal::SaidNoWhole(_))));
        assert_eq!((at.actions(), at.table.hand().len()), (vec!["1 draws".to_owned()], 6));
        assert_eq!(at.table.screen.draft.card_count(), cards.len());
        at.pick(&["0.25"]);
        assert_eq!((at.table.refusal.clone(), at.table.screen.draft.card_count()), (None, cards.len() + 1));
    }
}

#[test]
fn a_whole_goes_as_many_spaces_as_it_has_cards_and_is_said_in_the_order_in_which_they_were_picked() {
    let mut at = drawn();
    at.pick(&["1/4", "bar 1/2", "0.25"]).send([Intent::TapCard(0)]).pick(&["1/4"]);
    assert!(!at.table.screen.draft.is_bluff());
    let play = at.play();
    at.send([play]);
    assert_eq!(at.actions()[1], "1 plays bar 1/2, 0.25, 1/4 saying bar 1/2, 0.25, 1/4");
    assert_eq!((at.table.state().places(), at.counts()), ([3, 0, 0].as_slice(), vec![3, 5, 5]));
    assert_eq!(at.table.screen.draft.card_count(), 0);
}

#[test]
fn a_bluff_is_the_same_motion_with_other_values_said_and_a_whole_is_said_as_it_is_in_any_form() {
    let mut at = drawn();
    at.pick(&["1/4", "bar 1/2"]).say(0, "50%");
    assert!(at.table.screen.draft.is_bluff());
    let play = at.play();
    at.send([play]);
    assert_eq!(at.actions()[1], "1 plays 1/4, bar 1/2 saying 50%, bar 1/2");
    let mut at = drawn();
    at.pick(&["bar 1/2", "bar 1/2"]).say(0, "1/4").say(1, "3/4");
    let play = at.play();
    assert_eq!(at.announced(play), Some(english().text("wholes-refused-otherwise")));
    at.say(0, "0.5").say(1, "50%");
    let play = at.play();
    at.send([play]);
    assert_eq!(at.actions()[1], "1 plays bar 1/2, bar 1/2 saying 0.5, 50%");
}

#[test]
fn of_bait_something_has_to_be_said_which_is_asked_at_once() {
    let mut at = drawn();
    at.pick(&["1/4"]);
    let bait = at.tap("BAIT");
    assert_eq!(at.announced(bait), Some(english().text("wholes-say-bait")));
    let draft = &at.table.screen.draft;
    assert!(draft.is_silent() && draft.act().is_none() && draft.changing == Some(1));
    at.send([Intent::Draft(DraftEdit::Say(face("75%")))]);
    let play = at.play();
    at.send([play]);
    assert_eq!(at.actions()[1], "1 plays 1/4, BAIT saying 1/4, 75%");
}

#[test]
fn swap_and_replay_are_no_part_of_a_play_but_open_their_dialogs() {
    for (seed, special, window) in [(6, "SWAP", Window::Swap), (7, "REPLAY", Window::Replay)] {
        let mut at = Game { players: ALONE, seed, actions: DRAWN, ..Game::default() }.sit_down();
        at.send([Intent::TapCard(0)]);
        let tap = at.tap(special);
        at.send([tap]);
        assert_eq!((at.table.screen.window, at.table.screen.draft.card_count()), (Some(window), 1));
    }
}

#[test]
fn who_passes_keeps_all_cards_and_there_is_nothing_to_call() {
    let mut at = Game { actions: DRAWN, ..Game::default() }.sit_down();
    let said = at.announced(Intent::Act(seat(1), Act::Pass)).unwrap_or_default();
    assert!(said.starts_with(&english().with("wholes-event-pass", values! { who: "other", name: "Ana" })), "{said}");
    assert_eq!((at.table.offer(Pace::Ask), at.counts()), (Offer::Curtain(seat(2)), vec![6, 5, 5]));
    assert_eq!(at.table.callers().next(), None);
}

#[test]
fn computers_act_one_after_another_until_it_is_a_persons_turn_again_and_alone_to_the_end() {
    let mut at = Game { players: ALONE, actions: &["1 draws", "1 passes"], ..Game::default() }.sit_down();
    at.let_answer();
    assert_eq!(at.actions()[2], "2 draws");
    assert!(at.actions()[3].starts_with("2 "), "{:?}", at.actions());
    let players = &["computer careful Ada", "computer sly Blaise", "computer expert Emmy"];
    let mut at = Game { players, ..Game::default() }.sit_down();
    assert_eq!((at.table.offer(Pace::Ask), at.table.holder()), (Offer::Nothing, None), "nobody has to wait");
    at.let_answer();
    assert_eq!((at.table.offer(Pace::Ask), at.table.state().places().iter().max()), (Offer::NewGame, Some(&20)));
    assert!(wording::describe_turn(&english(), &at.table).ends_with('!'));
}

#[test]
fn nobody_plays_for_somebody_else() {
    let mut at = Game { players: LAST, ..Game::default() }.sit_down();
    at.send([Intent::Act(seat(1), Act::Draw)]);
    assert_eq!((at.actions().len(), at.table.refusal.clone()), (0, None), "a computer draws by itself");
    at.send([Intent::Act(seat(3), Act::Draw)]);
    assert_eq!((at.actions().len(), at.table.refusal.clone()), (0, Some(Refusal::NotYourTurn(seat(1)))));
}
