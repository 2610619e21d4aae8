//! Calls on the page: the dialog, the stage, and what is shown afterwards.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{
    ALONE, BLUFF, Game, HONEST, THREE, WHOLE_SEED, actions, board, call, called, calling, dialog, elements, fronts,
    sit_down, text, texts, values,
};
use crate::page::Page;

#[test]
async fn a_dialog_asks_who_calls_and_shows_the_price_before() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    page.press("wholes-call-open", &[]).await;
    let asked = text(&dialog(&page, "wholes-call-title").expect("a dialog"));
    for (id, values) in [
        ("wholes-call-if-right", &values! { who: "other", name: "Ana", count: 2 }[..]),
        ("wholes-call-if-wrong", &values! { count: 2 }[..]),
    ] {
        assert!(asked.contains(&page.says(id, values)), "{asked}");
    }
    assert!(!asked.contains("one fourth"), "what was said stands on the table");
    assert_eq!(elements("dialog[open] button.primary").len(), 2, "nobody calls their own play");
    page.press("shell-close", &[]).await;
    assert!(dialog(&page, "wholes-call-title").is_none());
    assert_eq!(text(&page.focused()), page.says("wholes-call-open", &[]), "the focus is where it was");
    call(&page, Some("Ben")).await;
    assert!(page.text_of(".outcome").contains(&page.says("wholes-keeps", values! { who: "other", name: "Ben" })));
}

/// What is turned over, and what else is shown as said of it.
fn turned_over(page: &Page) -> (Vec<String>, usize, String) {
    page.find("list", &page.says("wholes-turned-over", &[]));
    (fronts(".called"), elements(".called .said").len(), page.text_of(".called .sentence"))
}

#[test]
async fn the_cards_of_a_call_are_turned_over_and_add_up_and_what_was_said_is_shown_where_it_differs() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    assert_eq!(fronts("#app"), Vec::<String>::new());
    call(&page, Some("Cem")).await;
    let told = "Cem is right: it was a bluff! Ana goes back 2 spaces, to the start. Cem keeps the cards.";
    assert_eq!((page.text_of(".outcome").as_str(), board()), (told, vec![(0, 4), (0, 5), (0, 7)]));
    let cards = |sum: &str| page.says("wholes-cards-are", values! { sum: sum });
    let sum = "one fourth plus one half equals three fourths";
    assert_eq!(turned_over(&page), (vec![called("1/4"), called("bar 1/2")], 1, cards(sum)));
    page.find("img", &page.says("wholes-sum-missing", values! { sentence: sum, rest: "one fourth" }));
    assert!(page.announced().contains(told), "{}", page.announced());
    // A whole is shown as it was said.
    let page = sit_down(Game { actions: HONEST, ..Game::default() }).await;
    call(&page, Some("Ben")).await;
    let whole = "one fourth plus zero point two five plus one half equals one whole";
    assert_eq!(turned_over(&page), (["1/4", "0.25", "bar 1/2"].map(called).to_vec(), 0, cards(whole)));
    assert_eq!(page.text_of(".discard"), page.says("wholes-discard", values! { count: 3 }));
    // BAIT has no value to add, and is named all the same.
    let bait = &["1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"];
    let page = sit_down(Game { actions: bait, ..Game::default() }).await;
    call(&page, Some("Ben")).await;
    assert_eq!(turned_over(&page).2, cards("BAIT and one fourth"));
}

#[test]
async fn the_stage_tells_of_a_call_before_anybody_pays() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    page.press("wholes-call-open", &[]).await;
    page.click(&calling(&page, Some("Cem"))).await;
    assert_eq!((board()[0], elements(".outcome").len(), fronts("#app")), ((2, 4), 0, vec![]));
    assert!(page.text_of(".table-actions").contains("Cem called Ana’s play!"), "{}", page.text_of(".table-actions"));
    assert!(page.announced().contains("Cem called Ana’s play!"), "{}", page.announced());
}

#[test]
async fn a_call_that_ended_well_for_the_only_person_is_marked_so() {
    let [you, ada, emmy] = ALONE else { unreachable!() };
    for (players, play, right) in [
        ([you, ada, emmy], HONEST, true),
        ([you, ada, emmy], BLUFF, false),
        ([ada, emmy, you], HONEST, false),
        ([ada, emmy, you], BLUFF, true),
    ] {
        let caller = if players[0] == you { "2 calls" } else { "3 calls" };
        let players = players.map(|player| *player);
        let page = sit_down(Game { players: &players, actions: &[play, &[caller]].concat(), ..Game::default() }).await;
        assert_eq!(elements(".outcome.right").len(), usize::from(right), "{}", page.text_of(".outcome"));
        let won = right && players[0] != *you;
        assert_eq!(elements(".outcome > .stars").len(), usize::from(won), "a star for a call that was right");
    }
}

#[test]
async fn of_two_people_only_one_can_call_and_is_not_asked_who() {
    let actions = ["1 draws", "1 plays 1/4, 0.25, 1/2 saying 1/4, 0.25, 1/2"];
    let page = sit_down(Game { players: &THREE[..2], seed: WHOLE_SEED, actions: &actions, ..Game::default() }).await;
    call(&page, None).await;
    assert!(texts(".outcome").concat().starts_with("It is exactly one whole. Ana told the truth."));
}

#[test]
async fn a_play_that_nobody_calls_is_put_away_face_down_and_never_shown() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    page.press("wholes-nobody-calls", &[]).await;
    page.button("wholes-curtain-open", values! { name: "Ben" });
    assert_eq!(actions(&page)[2..], ["2 lets it be", "3 lets it be"]);
    page.press("wholes-discard", values! { count: 2 }).await;
    let about = text(&dialog(&page, "wholes-discard-title").expect("a dialog"));
    assert!(about.contains(&page.says("wholes-discard-others", values! { count: 2 })), "{about}");
    assert_eq!((fronts("#app"), board()[0]), (vec![], (2, 4)));
}

#[test]
async fn what_a_button_beneath_a_play_says_tells_who_draws_next() {
    let [you, ada, emmy] = ALONE else { unreachable!() };
    for (players, let_be) in [
        ([ada, you, emmy], "wholes-let-be-and-draw"),
        ([ada, emmy, you], "wholes-let-be"),
        ([&THREE[0], &THREE[1], ada], "wholes-nobody-calls"),
    ] {
        let players = players.map(|player| *player);
        let page = sit_down(Game { players: &players, actions: HONEST, ..Game::default() }).await;
        page.press(let_be, &[]).await;
        page.until("the next turn", |page| {
            actions(page).iter().filter(|action| action.ends_with("lets it be")).count() == 2
        })
        .await;
    }
}
