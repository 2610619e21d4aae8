//! Turns on the page: the hand, the play that is put together, and what lies on the table.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use super::{
    ALONE, BLUFF, DRAWN, Game, actions, board, call, called, dialog, elements, fronts, held, is_off, name, offered,
    pick, say, sit_down, texts, unveil, values,
};
use crate::page::Page;

/// Ana's turn among people: what she does stays on the table.
async fn turn() -> Page {
    let page = sit_down(Game { actions: DRAWN, ..Game::default() }).await;
    unveil(&page, "Ana").await;
    page
}

fn sentence(page: &Page) -> String {
    page.text_of(".card-table .sentence")
}

/// The picture of a sum with this name.
fn sum(page: &Page, name: &str) -> Element {
    page.find("img", name)
}

#[test]
async fn the_card_that_is_drawn_is_marked_as_new_and_what_was_picked_before_stays_picked() {
    let page = sit_down(Game { players: ALONE, ..Game::default() }).await;
    assert_eq!(fronts(".hand"), ["0.25", "bar 1/2", "bar 1/2", "BAIT", "SWAP"].map(called));
    pick(&page, &["0.25"]).await;
    for nobody in ["wholes-pass", "wholes-bluff"] {
        assert!(page.look_for("button", &page.says(nobody, &[])).is_none(), "nobody plays or passes before they draw");
    }
    page.press("wholes-draw", &[]).await;
    assert_eq!(fronts(".hand"), ["1/4", "0.25", "bar 1/2", "bar 1/2", "BAIT", "SWAP"].map(called));
    assert_eq!(texts(".hand .held[aria-pressed=true] .visually-hidden"), [called("0.25")]);
    assert_eq!(name(&held("1/4")), called("1/4") + &page.says("wholes-card-drawn", &[]));
    assert_eq!(texts(".held-note").concat(), page.says("wholes-card-drawn", &[]), "one card is new");
    assert!(page.text_of(".pile").contains(&page.says("wholes-pile", values! { count: 24 })));
    assert!(page.look_for("button", &page.says("wholes-draw", &[])).is_none());
}

#[test]
async fn the_sentence_is_built_from_the_picked_cards_and_a_whole_lies_face_down_as_many_spaces_on() {
    let page = turn().await;
    let says = |sum: &str| page.says("wholes-you-say", values! { sum: sum });
    assert!(is_off(&page.button("wholes-play-cards", values! { count: 0 })));
    for (card, sum) in [("1/4", "one fourth"), ("bar 1/2", "one fourth plus one half")] {
        pick(&page, &[card]).await;
        assert_eq!(sentence(&page), says(sum));
    }
    page.click(&elements(".hand .held")[0]).await;
    assert_eq!(sentence(&page), says("one half"), "the same touch puts a card back");
    page.press("wholes-put-back", &[]).await;
    assert_eq!((elements(".draft").len(), elements(".hand [aria-pressed=true]").len()), (0, 0));
    pick(&page, &["1/4", "0.25", "bar 1/2"]).await;
    page.press("wholes-play-cards", values! { count: 3 }).await;
    let whole = "one fourth plus zero point two five plus one half equals one whole";
    assert_eq!(
        page.text_of(".status-latest"),
        page.says("wholes-event-play", values! { who: "other", name: "Ana", count: 3, sentence: whole })
    );
    assert_eq!(sentence(&page), page.says("wholes-says", values! { who: "other", name: "Ana", sentence: whole }));
    assert_eq!(board(), [(3, 3), (0, 5), (0, 5)]);
    assert_eq!((elements(".card-table .played .card-back").len(), fronts(".card-table")), (3, vec![]));
}

#[test]
async fn a_sum_is_drawn_with_what_is_missing_or_too_much_as_a_bar_or_as_hops_and_refused_unless_it_is_one() {
    let page = turn().await;
    pick(&page, &["1/4", "bar 1/2"]).await;
    let less = "one fourth plus one half equals three fourths";
    let missing = page.says("wholes-sum-missing", values! { sentence: less, rest: "one fourth" });
    assert!(sum(&page, &missing).class_name().contains("sum-bar"));
    page.press("wholes-play-cards", values! { count: 2 }).await;
    assert_eq!(
        page.text_of(".refusal"),
        page.says("wholes-refused-no-whole", values! { over: "less", rest: "one fourth" })
    );
    assert_eq!(sentence(&page), page.says("wholes-you-say", values! { sum: less }), "the sum is said");
    page.press("wholes-hops", &[]).await;
    assert_eq!(page.button("wholes-hops", &[]).get_attribute("aria-pressed").as_deref(), Some("true"));
    assert!(sum(&page, &missing).class_name().contains("sum-line"));
    assert_eq!(
        page.text_of(".refusal"),
        page.says("wholes-refused-no-whole", values! { over: "less", rest: "one fourth" }),
        "hops change nothing"
    );
    pick(&page, &["bar 1/2"]).await;
    assert_eq!(page.text_of(".refusal"), "");
    let more = "one fourth plus one half plus one half equals one and one fourth";
    assert!(
        sum(&page, &page.says("wholes-sum-beyond", values! { sentence: more, rest: "one fourth" }))
            .class_name()
            .contains("sum-line")
    );
    page.click(&elements(".hand .held")[2]).await;
    pick(&page, &["0.25"]).await;
    page.press("wholes-play-cards", values! { count: 3 }).await;
    let whole = sum(&page, "one fourth plus one half plus zero point two five equals one whole");
    assert!(whole.class_name().contains("sum-line"), "it stays so for what lies on the table");
}

#[test]
async fn any_value_on_a_card_of_the_deck_can_be_said_of_a_card() {
    let page = turn().await;
    pick(&page, &["1/4", "bar 1/2"]).await;
    let change = |card: &str, said: &str| page.says("wholes-change-said", values! { card: card, said: said });
    let saying = page.find("button", &change("one fourth", "one fourth"));
    for offers in [12, 0] {
        page.click(&page.find("button", &change("one fourth", "one fourth"))).await;
        assert_eq!(
            (elements(".picker button").len(), saying.get_attribute("aria-expanded")),
            (offers, Some((offers > 0).to_string()))
        );
        assert_eq!(page.look_for("group", &page.says("wholes-say-what", &[])).is_some(), offers > 0);
    }
    say(&page, 0, "50%").await;
    assert!(elements(".picker").is_empty());
    page.find("button", &change("one fourth", "50 percent"));
    page.press("wholes-bluff", &[]).await;
    assert_eq!(actions(&page)[1], "1 plays 1/4, bar 1/2 saying 50%, bar 1/2");
    assert!(sentence(&page).contains("50 percent plus one half equals one whole"));
}

#[test]
async fn what_bait_stands_for_is_asked_at_once_and_it_cannot_be_played_before() {
    let page = turn().await;
    pick(&page, &["1/4", "BAIT"]).await;
    page.find("group", &page.says("wholes-say-bait", &[]));
    let nothing = page.says("wholes-say-nothing-yet", &[]);
    page.find("button", &page.says("wholes-change-said", values! { card: called("BAIT"), said: nothing }));
    let first = page.button("wholes-bait-first", &[]);
    page.click(&first).await;
    assert_eq!((is_off(&first), actions(&page).len()), (true, 1));
    page.click(&offered(&page, "75%")).await;
    page.press("wholes-bluff", &[]).await;
    assert_eq!(actions(&page)[1], "1 plays 1/4, BAIT saying 1/4, 75%");
}

#[test]
async fn in_the_hand_arrow_keys_go_from_card_to_card_and_digits_pick() {
    let page = turn().await;
    let focused = || page.focused().id();
    let _ = crate::element::html(&held("1/4")).focus();
    for (key, id) in [
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 5),
        ("ArrowRight", 5),
        ("Home", 0),
    ] {
        page.key(key).await;
        assert_eq!(focused(), format!("card-{id}"), "{key}");
    }
    page.key("3").await;
    page.key("2").await;
    assert_eq!(
        (focused(), sentence(&page)),
        ("card-1".to_owned(), page.says("wholes-you-say", values! { sum: "one half plus zero point two five" }))
    );
    page.key("3").await;
    for none in ["7", "9", "0", "x"] {
        page.key(none).await;
    }
    page.send(&page.focused(), "KeyboardEvent", "keydown", &[("key", "4".into()), ("ctrlKey", true.into())]).await;
    assert_eq!(
        sentence(&page),
        page.says("wholes-you-say", values! { sum: "zero point two five" }),
        "browser shortcuts are left to the browser"
    );
    page.key("6").await;
    assert!(dialog(&page, "wholes-swap-title").is_some());
    page.press("wholes-not-now", &[]).await;
    assert_eq!(
        (focused(), elements(".hand [aria-pressed=true]").len()),
        ("card-5".to_owned(), 1),
        "SWAP is no part of a play"
    );
}

#[test]
async fn the_board_reads_as_a_list_of_players_and_the_hand_as_buttons_named_by_their_cards() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    let lanes = ["Anaspace 2 of 20, 4 cards", "Benat the start, 5 cards", "Cemat the start, 5 cards"];
    let board = page.find("list", &page.says("wholes-board", &[]));
    assert_eq!((board.child_element_count(), texts(".lane")), (3, lanes.map(str::to_owned).to_vec()));
    assert_eq!(texts(".lane[aria-current=true]"), [lanes[1]]);
    let page = turn().await;
    page.click(&elements(".hand .held")[2]).await;
    let hand = page.find("list", &page.says("wholes-hand", &[]));
    let pressed = elements(".hand .held").into_iter().map(|one| one.get_attribute("aria-pressed").unwrap_or_default());
    assert_eq!(pressed.collect::<Vec<_>>(), ["false", "false", "true", "false", "false", ""]);
    assert_eq!(hand.child_element_count(), 6);
    assert_eq!(name(&held("SWAP")), "SWAP. Take anyone’s place, any time.");
}

#[test]
async fn the_curtain_reads_in_the_order_in_which_it_is_needed_and_opens_for_one_turn() {
    let page = sit_down(Game::default()).await;
    let lines = ["wholes-curtain", "wholes-curtain-about", "wholes-curtain-open", "wholes-look-open"];
    let lines = lines.map(|id| page.says(id, values! { name: "Ana", count: 3 }));
    assert!(page.text_of(".table-actions").starts_with(&lines.concat()), "{}", page.text_of(".table-actions"));
    let behind = (elements(".hand[aria-hidden=true] .card-back").len(), elements(".hand .held").len());
    assert_eq!(behind, (5, 0), "the hand lies face down");
    unveil(&page, "Ana").await;
    page.press("wholes-draw", &[]).await;
    page.press("wholes-pass", &[]).await;
    assert_eq!(page.text_of(".status-latest"), page.says("wholes-event-pass", values! { who: "other", name: "Ana" }));
    assert!(page.look_for("button", &page.says("wholes-call-open", &[])).is_none(), "there is nothing to call");
    unveil(&page, "Ben").await;
}

#[test]
async fn cards_that_are_picked_after_a_call_are_seen_at_once() {
    let page = sit_down(Game { actions: BLUFF, ..Game::default() }).await;
    call(&page, Some("Cem")).await;
    unveil(&page, "Ben").await;
    assert_eq!(elements(".outcome").len(), 1);
    page.click(&elements(".hand .held")[0]).await;
    assert_eq!((elements(".outcome").len(), elements(".draft .played").len()), (0, 1));
}

#[test]
async fn computers_act_one_after_another_until_the_person_draws_and_the_focus_is_never_lost() {
    let page = sit_down(Game { players: ALONE, actions: DRAWN, ..Game::default() }).await;
    page.press("wholes-pass", &[]).await;
    let onward = ["wholes-let-be-and-draw", "wholes-let-be", "wholes-go-on", "wholes-draw"];
    for _ in 0..40 {
        if page.look_for("button", &page.says("wholes-pass", &[])).is_some() {
            assert_ne!(page.focused().local_name(), "body");
            assert!(actions(&page).len() > 4 && fronts(".hand").len() == 7);
            return;
        }
        for id in onward {
            if let Some(button) = page.look_for("button", &page.says(id, &[])) {
                page.click(&button).await;
                break;
            }
        }
        assert_ne!(page.focused().local_name(), "body", "{:?}", actions(&page));
        gloo::timers::future::TimeoutFuture::new(20).await;
    }
    panic!("it is not the person's turn again: {:?}", actions(&page));
}
