//! SWAP, REPLAY, and looking at one's own cards while the others look away.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{
    ALONE, DRAWN, Game, actions, board, choose, dialog, elements, fronts, held, is_off, sit_down, text, unveil, values,
};
use crate::page::Page;

/// From seed 13, the second player is ahead, and the first, who holds SWAP, is to draw.
const AHEAD: &[&str] = &[
    "1 draws",
    "1 passes",
    "2 draws",
    "2 plays 1/4, pie 1/4, 0.5 saying 1/4, pie 1/4, 0.5",
    "1 lets it be",
    "3 lets it be",
    "3 draws",
    "3 passes",
];

#[test]
async fn swap_says_before_where_it_leads_and_changes_places_with_whom_is_picked() {
    let page = sit_down(Game { players: ALONE, seed: 13, actions: AHEAD, ..Game::default() }).await;
    for goes_on in [false, true] {
        page.click(&held("SWAP")).await;
        let asked = dialog(&page, "wholes-swap-title").expect("a dialog");
        assert!(text(&asked).contains(&page.says("wholes-swap-rule", &[])));
        assert_eq!(page.all("radio").len(), 2, "nobody changes places with themselves");
        let confirm = page.button("wholes-swap-confirm", &[]);
        assert!(is_off(&confirm), "with whom is asked anew");
        page.click(&confirm).await;
        choose(&page, "Ada").await;
        assert!(text(&asked).contains(&page.says("wholes-swap-moves", values! { from: 0, to: 3 })), "{}", text(&asked));
        assert_eq!(actions(&page), AHEAD);
        page.press(if goes_on { "wholes-swap-confirm" } else { "wholes-not-now" }, &[]).await;
        assert!(dialog(&page, "wholes-swap-title").is_none());
    }
    assert_eq!(board().iter().map(|lane| lane.0).collect::<Vec<_>>(), [3, 0, 0]);
    assert_eq!(page.text_of(".status-latest"), "You changed places with Ada.");
    assert_eq!(page.text_of(".discard"), page.says("wholes-discard", values! { count: 4 }));
    page.button("wholes-draw", &[]);
    assert!(page.focused().local_name() != "body", "the card that had the focus is gone");
}

#[test]
async fn replay_says_when_it_can_be_played_and_then_gives_a_second_turn() {
    let page = sit_down(Game { players: ALONE, seed: 7, actions: DRAWN, ..Game::default() }).await;
    assert!(page.look_for("button", &page.says("wholes-replay-open", &[])).is_none());
    page.click(&held("REPLAY")).await;
    let when = page.says("wholes-replay-when", &[]);
    assert!(text(&dialog(&page, "wholes-replay-title").expect("a dialog")).contains(&when));
    assert!(page.look_for("button", &page.says("wholes-replay-confirm", &[])).is_none());
    let close = elements("dialog[open] .dialog-end .button")[0].clone();
    assert_eq!(text(&close), page.says("shell-close", &[]), "nothing is asked");
    page.click(&close).await;
    page.press("wholes-pass", &[]).await;
    page.button("wholes-go-on", &[]);
    page.press("wholes-replay-open", &[]).await;
    let asks = text(&dialog(&page, "wholes-replay-title").expect("a dialog"));
    assert!(!asks.contains(&when) && asks.contains(&page.says("wholes-replay-now", &[])), "{asks}");
    page.press("wholes-replay-confirm", &[]).await;
    assert_eq!(page.text_of(".status-latest"), page.says("wholes-event-replay", values! { who: "you" }));
    page.press("wholes-draw", &[]).await;
    assert_eq!(
        (actions(&page), board()[0].1),
        (["1 draws", "1 passes", "1 replays", "1 draws"].map(String::from).to_vec(), 6)
    );
}

/// Opens the dialog in which people look at their cards, for this one.
async fn look(page: &Page, who: &str) {
    choose(page, who).await;
    page.press("wholes-curtain-open", values! { name: who }).await;
}

/// How many cards the dialog shows, and how many of them can be played.
fn looked_at() -> (usize, usize) {
    (elements(".look-cards li").len(), elements(".look-cards button").len())
}

#[test]
async fn the_dialog_does_not_show_who_holds_a_special_card_before_the_others_look_away() {
    let page = sit_down(Game::default()).await;
    // The button is there whatever anybody holds, even before a card was drawn.
    page.press("wholes-look-open", &[]).await;
    let mut before = Vec::new();
    for who in ["Ana", "Ben", "Cem"] {
        choose(&page, who).await;
        page.button("wholes-curtain-open", values! { name: who });
        let body = elements("dialog[open] .dialog-body")[0].inner_html();
        before.push(body.replace(who, "N").replace("checked=\"\"", ""));
        assert_eq!(fronts("#app"), Vec::<String>::new());
    }
    let alike = |html: &String| ["Ana", "Ben", "Cem"].iter().fold(html.clone(), |html, name| html.replace(name, "N"));
    assert!(before.iter().all(|html| alike(html) == alike(&before[0])), "{before:#?}");
    // Ben holds no special card. Ana holds SWAP, and BAIT, which is no card to play alone. Cem's REPLAY cannot be played now.
    for (who, playable) in [("Ben", 0), ("Ana", 1), ("Cem", 0)] {
        look(&page, who).await;
        assert_eq!(looked_at(), (5, playable), "{who}");
        choose(&page, if who == "Ben" { "Cem" } else { "Ben" }).await;
        assert_eq!(looked_at(), (0, 0), "another person has to say who it is");
    }
    page.press("wholes-not-now", &[]).await;
    assert!(actions(&page).is_empty() && fronts("#app").is_empty());
    assert_eq!(text(&page.focused()), page.says("wholes-look-open", &[]));
}

#[test]
async fn a_special_card_in_anothers_turn_closes_the_open_hand_and_nothing_picked_there_is_lost() {
    let page = sit_down(Game { seed: 13, actions: &AHEAD[..6], ..Game::default() }).await;
    unveil(&page, "Cem").await;
    page.press("wholes-draw", &[]).await;
    page.click(&elements(".hand .held[aria-pressed]")[0]).await;
    page.press("wholes-look-open", &[]).await;
    look(&page, "Ana").await;
    assert_eq!((fronts(".hand").len(), fronts(".draft").len(), looked_at()), (0, 0, (6, 1)));
    assert!(
        page.announced().contains(&page.says("wholes-curtain-about", values! { count: 3 })),
        "{}",
        page.announced()
    );
    page.click(&elements(".look-cards button")[0]).await;
    choose(&page, "Ben").await;
    page.press("wholes-swap-confirm", &[]).await;
    assert_eq!(page.text_of(".status-latest"), "Ana changed places with Ben.");
    assert_eq!(fronts("#app"), Vec::<String>::new());
    unveil(&page, "Cem").await;
    assert_eq!(elements(".hand .held[aria-pressed=true]").len(), 1);
}
