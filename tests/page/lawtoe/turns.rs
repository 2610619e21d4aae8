//! Goals and letters, and the mat.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{SAVE, WON, is_headline, letters, pencil, save, sit_down, square, write_one};
use crate::{
    element::{name, role},
    page::{Page, elements},
    values,
};

#[test]
async fn a_turn_of_two_squares_shows_both_before_it_is_entered_and_takes_back_the_latest_first() {
    let page = sit_down("plaintiff goal odd\n").await;
    page.button("lawtoe-write-more", values! { count: 2 });
    page.click(&square(&page, 2)).await;
    page.press("table-letter-f", &[]).await;
    page.press("lawtoe-write-more", values! { count: 1 }).await;
    let goal = page.says("lawtoe-event-goal", values! { who: "plaintiff", goal: "odd" });
    assert_eq!(page.text_of(".status-latest"), goal, "half a turn is not entered");
    page.click(&square(&page, 6)).await;
    page.press("table-letter-o", &[]).await;
    page.button("lawtoe-write-two", values! { letter: "F", square: 2, letter2: "O", square2: 6 });
    assert_eq!(name(&square(&page, 6)), page.says("table-square-pencilled", values! { square: 6, letter: "O" }));
    assert_eq!(letters(), ".F...O...");
    page.press("lawtoe-erase", &[]).await;
    assert_eq!(letters(), ".F.......");
    page.click(&square(&page, 6)).await;
    for (key, left) in [("p", ".F...P..."), ("Backspace", ".F......."), ("Backspace", ".........")] {
        page.key(key).await;
        assert_eq!(letters(), left);
    }
}

#[test]
async fn a_computer_answers_and_the_match_is_kept() {
    let page = Page::open("#/lawtoe", &[(SAVE, &save("person", "computer beginner", ""))]).await;
    page.press("lawtoe-goal", values! { goal: "odd" }).await;
    let turn = page.says("lawtoe-turn-person", values! { who: "you", role: "plaintiff" });
    page.until(&turn, |page| page.headlines().contains(&turn)).await;
    assert!(page.announced().contains(&turn), "{}", page.announced());
    assert!(page.kept(SAVE).is_some_and(|kept| kept.lines().last().unwrap().starts_with("defendant ")));
}

#[test]
async fn a_letter_chosen_first_waits_for_its_square_and_a_third_asks_which_one_it_replaces() {
    let page = sit_down("plaintiff goal odd\n").await;
    page.press("table-letter-f", &[]).await;
    page.press("table-pencil-where", values! { letter: "F" }).await;
    assert_eq!(letters(), ".........", "nothing is written that nobody pointed at");
    page.click(&square(&page, 2)).await;
    pencil(&page, "O6 P7").await;
    assert_eq!(letters(), ".F...O...", "nothing is replaced yet");
    page.find("group", &page.says("table-pencil-which", values! { letter: "P", square: 7 }));
    page.press("table-pencil-this", values! { letter: "F", square: 2 }).await;
    page.press("lawtoe-write-two", values! { letter: "P", square: 7, letter2: "O", square2: 6 }).await;
    assert!(is_headline(&page, "lawtoe-turn-person", values! { who: "plaintiff", role: "plaintiff" }));
    assert_eq!(letters(), ".....OP..");
}

#[test]
async fn a_refused_letter_says_why_until_another_square_takes_one() {
    let page = sit_down("plaintiff goal odd\ndefendant F1 F2\n").await;
    page.click(&square(&page, 1)).await;
    page.key("P").await;
    let refused = page.says("lawtoe-refused-filled", values! { square: 1 });
    assert_eq!(page.text_of(".refusal"), refused);
    assert!(page.announced().contains(&refused));
    page.key("ArrowRight").await;
    page.key("ArrowRight").await;
    page.key("P").await;
    assert_eq!((page.text_of(".refusal"), letters()), (String::new(), "FFP......".to_owned()));
}

#[test]
async fn the_mat_is_a_grid_with_one_stop_for_the_tab_key_that_follows_the_keys() {
    let page = sit_down("plaintiff goal odd\ndefendant F1 O5\n").await;
    let mat = page.find("grid", &page.says("lawtoe-mat", &[]));
    let rows: Vec<_> = page.all("row").into_iter().filter(|row| mat.contains(Some(row))).collect();
    assert_eq!(rows.iter().map(|row| row.child_element_count()).collect::<Vec<_>>(), [3, 3, 3]);
    let squares: Vec<_> = elements("[role=gridcell] > button").iter().map(name).collect();
    let shown = |number: usize| match number {
        1 => page.says("table-square-latest", values! { square: 1, letter: "F" }),
        5 => page.says("table-square-latest", values! { square: 5, letter: "O" }),
        _ => page.says("table-square-vacant", values! { square: number }),
    };
    assert_eq!(squares, (1..=9).map(shown).collect::<Vec<_>>());
    page.click(&square(&page, 5)).await;
    let walk = [
        ("ArrowUp", 2),
        ("ArrowUp", 2),
        ("ArrowRight", 3),
        ("ArrowRight", 3),
        ("ArrowDown", 6),
        ("Home", 4),
        ("End", 6),
        ("ArrowDown", 9),
        ("ArrowDown", 9),
        ("ArrowLeft", 8),
        ("1", 1),
    ];
    for (key, number) in walk {
        page.key(key).await;
        let stops: Vec<_> = elements("[role=grid] [tabindex='0']").iter().map(name).collect();
        assert_eq!((name(&page.focused()), stops), (shown(number), vec![shown(number)]), "after {key}");
    }
    assert_eq!(role(&page.focused()), "button");
}

#[test]
async fn the_record_is_walked_through_and_the_past_cannot_be_written_in() {
    let page = sit_down(WON).await;
    let saved = page.kept(SAVE);
    page.press("table-record-back", &[]).await;
    assert!(is_headline(&page, "table-viewing", values! { step: 6 }));
    assert_eq!(letters(), "FFFFF...F");
    page.press("table-record-first", &[]).await;
    page.click(&square(&page, 7)).await;
    page.key("F").await;
    page.key("Enter").await;
    assert_eq!(letters(), ".........");
    page.press("table-record-forward", &[]).await;
    page.press("table-record-forward", &[]).await;
    assert_eq!(letters(), "F...F....");
    page.press("table-back-to-now", &[]).await;
    assert_eq!((letters(), page.kept(SAVE)), ("FFFFFF..F".to_owned(), saved));
}

#[test]
async fn undo_and_redo_say_when_they_can_do_nothing() {
    let page = sit_down("").await;
    let off = |id: &str| page.button(id, &[]).get_attribute("aria-disabled");
    assert_eq!((off("table-undo"), off("table-redo")), (Some("true".to_owned()), Some("true".to_owned())));
    page.press("lawtoe-goal", values! { goal: "even" }).await;
    pencil(&page, "O4 F3").await;
    page.press("lawtoe-write-two", values! { letter: "O", square: 4, letter2: "F", square2: 3 }).await;
    write_one(&page, "P", 1).await;
    page.press("table-undo", &[]).await;
    assert_eq!((letters().as_str(), off("table-redo").as_deref()), ("..FO.....", Some("false")));
    page.press("table-redo", &[]).await;
    assert_eq!((letters().as_str(), off("table-redo").as_deref()), ("P.FO.....", Some("true")));
}
