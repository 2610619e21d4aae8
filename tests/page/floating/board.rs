//! The board, the count and the values.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use super::{SAVE, at, save};
use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// A whole game: X makes two tic-tac-toes in a row and one on a diagonal, O one in a row and two on diagonals.
const WHOLE: &str = "d4 d5 e4 e5 f4 f5 g4 g6 d6 e6 f6 d7 e7 f7 g5 g7";

/// How many tic-tac-toes are drawn for each side, X first.
fn lines() -> [usize; 2] {
    [".line.x", ".line.o"].map(|side| elements(&format!(".board {side}")).len())
}

/// Whether a game can be begun again.
fn is_over(page: &Page) -> bool {
    page.look_for("button", &page.says("table-again", &[])).is_some()
}

/// The squares with a checker.
fn taken() -> usize {
    elements("[data-square] .square-sign").len()
}

/// The squares that this selects.
fn marked(selector: &str) -> Vec<String> {
    let squares = elements(&format!("[data-square]{selector}"));
    squares.iter().filter_map(|square| square.get_attribute("data-square")).collect()
}

/// The values shown on squares.
fn shown() -> Vec<String> {
    elements(".square-value")
        .iter()
        .filter_map(|value| value.text_content())
        .filter(|value| !value.is_empty())
        .collect()
}

#[test]
async fn a_game_goes_on_where_it_was_left_and_a_finished_one_can_be_viewed() {
    let page = Page::open("#/floating", &[(SAVE, &save("8x8 moving touching", "e5 d4 e5-d5,e4"))]).await;
    for (square, side) in [("d4", "O"), ("d5", "X"), ("e4", "X")] {
        assert!(name(&at(&page, square)).contains(side));
    }
    let (before, last) = WHOLE.rsplit_once(' ').expect("many turns");
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 plain", before))]).await;
    page.click(&at(&page, last)).await;
    page.until("the end", is_over).await;
    assert_eq!(page.focused(), page.button("table-again", &[]), "the keyboard goes on from the board");
    page.until("the count", |_| lines() == [3, 3]).await;
    assert_eq!(page.kept(SAVE), None);
    let last = page.kept("flub.floating.last").expect("the game is kept");
    let page = Page::open("#/floating", &[("flub.floating.last", &last)]).await;
    page.press("table-look-back", &[]).await;
    assert!(page.headlines().contains(&page.says("floating-drawn", &[])));
    page.press("table-again", &[]).await;
    assert_eq!(taken(), 0);
}

#[test]
async fn a_tic_tac_toe_is_drawn_while_it_is_pointed_at_or_has_the_focus() {
    let (before, _) = WHOLE.rsplit_once(' ').expect("many turns");
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 sharing", before))]).await;
    assert_eq!(lines(), [1, 0], "what the latest turn made");
    let chip = |line: &str| page.button("floating-count-line", values! { line: line });
    page.send(&chip("d5 e5 f5"), "PointerEvent", "pointerover", &[]).await;
    assert_eq!(lines(), [0, 1]);
    let count = page.find("region", &page.says("floating-count", &[]));
    page.send(&count, "PointerEvent", "pointerleave", &[]).await;
    assert_eq!(lines(), [1, 0]);
    page.click(&chip("d4 e4 f4")).await;
    assert_eq!(lines(), [1, 0]);
    let both = page.says("floating-count-both", values! { squares: "e4 f4" });
    page.click(&page.button("floating-count-shared", values! { text: both, line: "d4 e4 f4", line2: "e4 f4 g4" }))
        .await;
    assert_eq!(lines(), [2, 0]);
    assert_eq!(marked(".first"), ["e4", "f4"], "what makes the point is marked");
}

#[test]
async fn the_special_rules_in_force_stand_beside_the_board_and_explain_themselves() {
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 sharing fewest", "d4"))]).await;
    for (name, rule) in [("floating-sharing", "floating-sharing-about"), ("floating-fewest", "floating-fewest-about")] {
        page.press(name, &[]).await;
        assert!(elements(".term-meaning").iter().any(|meaning| text(meaning) == page.says(rule, &[])), "{rule}");
    }
    assert_eq!(page.look_for("button", &page.says("floating-moving", &[])), None, "it is not played");
}

#[test]
async fn the_board_is_a_grid_with_one_stop_for_the_tab_key_that_follows_the_keys() {
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 moving", "d4 e5"))]).await;
    page.click(&at(&page, "c3")).await;
    page.press("table-undo", &[]).await;
    page.click(&at(&page, "d4")).await;
    page.press("floating-put-back", &[]).await;
    let stop = || elements("[role=grid] [tabindex='0']").iter().map(|stop| stop.id()).collect::<Vec<_>>();
    let walk = [
        ("a", "a4"),
        ("ArrowLeft", "a4"),
        ("1", "a1"),
        ("ArrowDown", "a1"),
        ("ArrowUp", "a2"),
        ("End", "g2"),
        ("7", "g7"),
    ];
    for (key, square) in [("ArrowUp", "d5"), ("ArrowDown", "d4")].into_iter().chain(walk) {
        page.key(key).await;
        assert_eq!(
            (page.focused().id(), stop()),
            (format!("square-{square}"), vec![format!("square-{square}")]),
            "{key}"
        );
    }
    let due = || page.text_of(".status-due");
    for key in ["d", "4", "m"] {
        page.key(key).await;
    }
    assert_eq!(due(), page.says("floating-due-lifted", &[]));
    page.key("Escape").await;
    assert_eq!(due(), page.says("floating-due-moving", &[]));
    // A record of the other board.
    page.press("table-record-share", &[]).await;
    let pasting = page.find("textbox", &page.says("table-record-paste-label", &[]));
    page.fill(&pasting, "flub 1 floating 8x8 plain seed 7").await;
    page.press("table-record-load", &[]).await;
    page.find("grid", &page.says("floating-board", values! { side: 8 }));
    assert_eq!(stop().len(), 1);
}

#[test]
async fn what_is_refused_is_said_in_the_place_of_what_is_due_and_a_step_of_the_record_is_only_looked_at() {
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 plain", "d4 e5"))]).await;
    page.click(&at(&page, "a4")).await;
    let refused = page.says("floating-refused-large", values! { way: "wide", count: 5 });
    assert_eq!(page.text_of(".status-due"), refused);
    assert_eq!(
        (marked(".lit"), elements(".frame.beyond").len()),
        (vec!["a4".to_owned()], 1),
        "where, and what is too large"
    );
    page.click(&at(&page, "d4")).await;
    assert_eq!(
        (marked(".lit"), elements(".frame.beyond").len()),
        (vec!["d4".to_owned()], 0),
        "a taken square is not too far"
    );
    page.press("floating-event", values! { side: "X", square: "d4" }).await;
    assert!(page.headlines().contains(&page.says("table-viewing", values! { step: 1 })));
    page.click(&at(&page, "e5")).await;
    assert_eq!(taken(), 1);
    page.press("table-back-to-now", &[]).await;
    assert_eq!(taken(), 2);
}

#[test]
async fn values_are_shown_and_taken_away_with_one_button() {
    let begun = WHOLE.split(' ').take(9).collect::<Vec<_>>().join(" ");
    let page = Page::open("#/floating", &[(SAVE, &save("7x7 plain", &begun))]).await;
    page.press("table-analyse", &[]).await;
    let value = page.says("floating-values-won", values! { side: "O", count: 1 });
    let due = page.says("floating-due", values! { side: "O", touching: "no" });
    assert_eq!(page.text_of(".status-due"), due, "what is due stays");
    page.until(&value, |page| page.text_of(".analysis").contains(&value)).await;
    page.until("all values", |_| shown().len() == 11).await;
    let key = page.says("floating-values-key", values! { side: "O" });
    assert!(page.text_of(".analysis").contains(&key), "what the signs mean");
    assert!(page.text_of(".best-line").contains(&page.says("floating-values-line", &[])));
    assert_eq!(elements(".board .best").len(), 4);
    page.press("table-analyse", &[]).await;
    assert_eq!((shown(), page.text_of(".best-line")), (vec![], String::new()));
}

#[test]
async fn a_turn_that_could_not_be_proved_in_time_is_labelled_so() {
    // Each reading of the clock is a second later.
    js_sys::eval("(() => { let now = performance.now(); performance.now = () => (now += 1000); })()").expect("a clock");
    let begun = save("7x7 moving", "").replace("# o person", "# o computer perfect");
    let page = Page::open("#/floating", &[(SAVE, &begun)]).await;
    page.click(&at(&page, "d4")).await;
    let turn = page.says("floating-turn", values! { who: "you", side: "X" });
    page.until(&turn, |page| page.headlines().contains(&turn)).await;
    js_sys::eval("delete performance.now").expect("the clock goes on");
    let labels = elements(".status-unproven").iter().map(text).collect::<Vec<_>>();
    assert_eq!(labels, [page.says("floating-unproven", &[])]);
}

#[test]
async fn a_lost_game_says_what_was_good_and_what_to_do_is_another_game_until_there_is_a_moment_to_try() {
    let lost = save("7x7 sharing", WHOLE).replace("# o person", "# o computer perfect");
    let page = Page::open("#/floating", &[(SAVE, &lost)]).await;
    let good = page.says("floating-good", values! { rows: 3, kept: 1, all: 4 });
    assert!(page.text_of(".status-latest").contains(&good), "{}", page.text_of(".status-latest"));
    // Here is no worker that would find one.
    let moments = page.find("link", &page.says("table-moments", values! { end: "won" }));
    let is_strong = |button: &Element| button.matches(".primary").unwrap();
    assert!(is_strong(&page.button("table-again", &[])) && !is_strong(&moments));
}
