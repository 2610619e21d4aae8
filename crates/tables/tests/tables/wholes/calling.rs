//! Calls: who is asked, who waits, and what comes of them.

use flub::games::wholes::Act;
use flub_tables::{
    context::settings::Pace,
    games::wholes::{
        offer::{BEAT, Offer},
        screen::Window,
        table::Intent,
        wording,
    },
    i18n::Language,
    table::{midend::TableMsg, staging::Beat},
};

use super::{ALONE, BETWEEN, BLUFF, Game, HONEST, LAST, THREE, closes, opens, seat, whole_game_but};
use crate::{
    values,
    words::{english, words},
};

/// From seed 6, the second player goes to 3 with one whole, and the third plays one of two cards.
const WHOLE: &[&str] = &[
    "1 draws",
    "1 passes",
    "2 draws",
    "2 plays 0.25, 25%, 1/2 saying 0.25, 25%, 1/2",
    "1 lets it be",
    "3 lets it be",
    "3 draws",
    "3 plays 1/4, 75% saying 1/4, 75%",
];

/// From seed 6, the first player, on 3 spaces, bluffs with two cards.
const FROM_THREE: &[&str] = &[
    "1 draws",
    "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2",
    "2 lets it be",
    "3 lets it be",
    "2 draws",
    "2 passes",
    "3 draws",
    "3 passes",
    "1 draws",
    "1 plays bar 1/2, 3/4 saying 1/4, 3/4",
];

#[test]
fn the_page_says_who_was_right_who_goes_back_and_who_keeps_the_cards() {
    let bait = [&WHOLE[..7], &["3 passes", "1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"]].concat();
    let (ben, cem) = ("Ben called", "Cem called");
    let told = [
        (
            FROM_THREE,
            3,
            [1, 0, 0],
            [2, 6, 8],
            "Cem called Ana’s play! Cem is right: it was a bluff! Ana goes back 4 spaces, to space 1. Cem keeps the cards."
                .to_owned(),
        ),
        (
            WHOLE,
            2,
            [0, 1, 2],
            [6, 3, 4],
            format!(
                "{ben} Cem’s play! It is exactly one whole. Cem told the truth. {ben} and pays: 2 spaces back, to space 1."
            ),
        ),
        (
            &bait,
            2,
            [2, 1, 0],
            [5, 3, 6],
            format!("{ben} Ana’s play! BAIT! Ana bluffed, but Ben took the bait. {ben} and pays: 2 spaces back, to space 1."),
        ),
        (
            HONEST,
            3,
            [3, 0, 0],
            [3, 5, 5],
            format!(
                "{cem} Ana’s play! It is exactly one whole. Ana told the truth. Cem would go back, but is still at the start."
            ),
        ),
    ];
    for (actions, caller, places, counts, said) in told {
        let mut at = Game { actions, ..Game::default() }.sit_down();
        assert_eq!(
            at.announced(Intent::Act(seat(caller), Act::Call)).as_deref().map(|all| all.starts_with(&said)),
            Some(true),
            "{said}"
        );
        at.send([TableMsg::GoOn, TableMsg::GoOn]);
        assert_eq!((at.table.state().places(), at.counts()), (places.as_slice(), counts.to_vec()), "{said}");
        assert!(at.table.callers().next().is_none(), "one call a play");
    }
}

#[test]
fn the_only_person_is_told_of_a_call_as_you_in_either_language() {
    let [ada, you, emmy] = BETWEEN else { unreachable!() };
    let bait = &["1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"][..];
    let rows = [
        (&[*you, ada, emmy], HONEST, "2 calls", "Your sum was right!", "¡Tu suma era correcta!"),
        (&[*you, ada, emmy], BLUFF, "2 calls", "Ada saw through your bluff.", "Ada descubrió tu engaño."),
        (&[*you, ada, emmy], bait, "2 calls", "BAIT! Ada took it.", "¡CEBO! Ada picó."),
        (&[*ada, you, emmy], BLUFF, "2 calls", "You are right: it was a bluff!", "Tienes razón: ¡era un engaño!"),
        (&[*ada, you, emmy], BLUFF, "2 calls", "You keep the cards.", "Te quedas con las cartas."),
        (
            &[*ada, you, emmy],
            HONEST,
            "2 calls",
            "You would go back, but you are still at the start",
            "Tendrías que retroceder, pero aún estás en la salida",
        ),
    ];
    for (players, play, call, en, es) in rows {
        let at = Game { players, actions: &[play, &[call]].concat(), ..Game::default() }.sit_down();
        for (language, part) in [(Language::English, en), (Language::Spanish, es)] {
            let events = at.table.latest_events().expect("a call");
            let told = wording::describe_events(&words(language), &at.table.seating, events);
            assert!(told.contains(part), "{told} lacks {part}");
        }
    }
}

#[test]
fn everybody_but_the_player_is_asked_to_call_and_nobody_twice() {
    let [ana, ben, cem] = THREE else { unreachable!() };
    for (players, callers) in
        [([ana, ben, cem], vec![2, 3]), ([ana, ben, &ALONE[1]], vec![2]), ([ana, &ALONE[1], cem], vec![3])]
    {
        let mut at = Game { players: &players.map(|player| *player), actions: BLUFF, ..Game::default() }.sit_down();
        assert_eq!(
            at.table.callers().collect::<Vec<_>>(),
            callers.iter().map(|&number| seat(number)).collect::<Vec<_>>()
        );
        assert_eq!(at.table.offer(Pace::Ask), Offer::Call);
        at.send([Intent::LetBe]);
        assert_eq!(at.table.callers().next(), None, "{players:?}");
        let let_be: Vec<String> = callers.iter().map(|number| format!("{number} lets it be")).collect();
        assert_eq!(at.actions()[BLUFF.len()..], let_be);
    }
}

#[test]
fn computers_wait_for_people_as_long_as_the_pace_says_and_never_while_somebody_thinks_about_a_call() {
    let mut at = Game { players: LAST, actions: HONEST, ..Game::default() }.sit_down();
    let waits = |at: &crate::At<_>| Pace::ALL.map(|pace| (pace, crate::At::wait(at, pace)));
    let paces = Pace::ALL.map(|pace| (pace, pace.wait()));
    assert!(
        paces.contains(&(Pace::Ask, None))
            && paces.contains(&(Pace::Short, Some(3_000)))
            && paces.contains(&(Pace::Long, Some(10_000)))
    );
    assert_eq!(waits(&at), paces);
    at.send([opens(Window::Call, Some(seat(3)))]);
    assert_eq!(waits(&at), Pace::ALL.map(|pace| (pace, None)), "while the dialog is open");
    at.send([closes()]);
    assert_eq!(waits(&at), paces, "the time begins anew");
    at.send([Intent::LetBe]);
    assert_eq!(waits(&at), Pace::ALL.map(|pace| (pace, Some(BEAT))), "nobody has to wait for themselves");
    // What came of a call waits to be read.
    let mut at = Game { players: LAST, actions: &[HONEST, &["3 calls"]].concat(), ..Game::default() }.sit_down();
    assert_eq!((at.table.offer(Pace::Ask), at.wait(Pace::Ask)), (Offer::GoOn, None));
    at.send([TableMsg::Release]);
    assert_eq!(at.wait(Pace::Ask), Some(BEAT));
}

#[test]
fn who_draws_next_lets_a_play_be_and_draws_with_one_touch_once_the_computers_let_it_be_too() {
    let mut at = Game { players: BETWEEN, actions: HONEST, ..Game::default() }.sit_down();
    at.send([Intent::LetBe]);
    assert_eq!(at.actions()[HONEST.len()..], ["2 lets it be"], "a computer may still call");
    at.let_answer();
    assert_eq!(at.actions()[HONEST.len()..], ["2 lets it be", "3 lets it be", "2 draws"]);
    assert!(at.table.screen.drawn.is_some_and(|drawn| at.table.hand().contains(&drawn)), "the card is marked as new");
}

#[test]
fn computers_call_what_cannot_be() {
    // There is only one card of a fourth, and four are said.
    let mut at =
        Game { players: ALONE, cards: "deck 1/4*1, 1/2*39", actions: &["1 draws"], ..Game::default() }.sit_down();
    at.pick(&["1/2"; 4]);
    for place in 0..4 {
        at.say(place, "1/4");
    }
    let play = at.play();
    at.send([play]).answer().send([TableMsg::GoOn, TableMsg::GoOn]);
    assert!(at.actions()[2].ends_with(" calls"), "{:?}", at.actions());
    let mut counts = at.counts();
    counts.sort_unstable();
    assert_eq!((at.table.state().places(), counts), ([0, 0, 0].as_slice(), vec![2, 5, 9]));
    assert_eq!(at.table.offer(Pace::Ask), Offer::GoOn, "there is time to read it");
}

#[test]
fn the_last_space_wins_only_when_the_time_to_call_has_passed() {
    let mut at = whole_game_but(1);
    let won = english().with("wholes-won", values! { who: "other", name: "Ana" });
    assert_eq!((at.table.state().places(), at.table.offer(Pace::Ask)), ([20, 0].as_slice(), Offer::Call));
    assert_ne!(wording::describe_turn(&english(), &at.table), won);
    let said = at.announced(Intent::LetBe).unwrap_or_default();
    assert!(said.ends_with(&won), "{said}");
    assert_eq!((wording::describe_turn(&english(), &at.table), at.table.offer(Pace::Ask)), (won, Offer::NewGame));
}

#[test]
fn a_call_is_on_the_stage_in_a_word_and_then_card_by_card_and_nobody_pays_before_it_is_told() {
    let mut at = Game { actions: FROM_THREE, ..Game::default() }.sit_down();
    at.send([Intent::Act(seat(3), Act::Call)]);
    assert_eq!(at.table.beat(), Some(Beat::Word));
    for shown in [&[][..], &["one half, as a rectangle"], &["one half, as a rectangle", "three fourths"]] {
        let stage = at.table.stage(&english()).expect("a call on the stage");
        assert_eq!(stage.list, shown);
        assert_eq!(at.table.shown().places(), [5, 0, 0]);
        assert_eq!(stage.sides.len(), if shown.is_empty() { 2 } else { 0 });
        let staged = at.table.staged.expect("a call on the stage");
        at.send([TableMsg::Passed(staged)]);
    }
    assert_eq!((at.table.staged, at.table.shown().places()), (None, [1, 0, 0].as_slice()));
}
