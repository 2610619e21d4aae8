//! LawToe at the table.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// A match between two people after these actions.
async fn sit_down(actions: &[&str]) -> Page {
    let save =
        format!("# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\n{}\n", actions.join("\n"));
    Page::open("#/lawtoe", &[("flub.lawtoe.save", &save)]).await
}

fn square(page: &Page, number: usize) -> Element {
    let beginning = page.says("table-square-filled", values! { square: number, letter: "" });
    let squares = page.all("button");
    squares.into_iter().find(|one| name(one).starts_with(&beginning)).expect("a square")
}

fn letters() -> String {
    let shown = elements(".square-letter").into_iter().map(|letter| letter.text_content().unwrap_or_default());
    shown.map(|letter| if letter.is_empty() { ".".to_owned() } else { letter }).collect()
}

#[test]
async fn a_turn_of_two_squares_shows_both_before_it_is_entered_and_takes_back_the_latest_first() {
    let page = sit_down(&["plaintiff goal odd"]).await;
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
    let save = "# plaintiff person\n# defendant computer beginner\nflub 1 lawtoe pedagogue seed 7\n";
    let page = Page::open("#/lawtoe", &[("flub.lawtoe.save", save)]).await;
    page.press("lawtoe-set-odd", &[]).await;
    let turn = page.says("lawtoe-turn-person", values! { who: "you", role: "plaintiff" });
    page.until(&turn, |page| page.headlines().contains(&turn)).await;
    assert!(page.announced().contains(&turn), "{}", page.announced());
    assert!(page.kept("flub.lawtoe.save").is_some_and(|kept| kept.lines().last().unwrap().starts_with("defendant ")));
}

#[test]
async fn triplets_that_are_typed_are_listed_in_a_proof() {
    let rich =
        ["plaintiff goal even", "defendant O4 F3", "plaintiff P1", "defendant P7", "plaintiff challenges A-flub"];
    let page = sit_down(&rich).await;
    let field = page.find("textbox", &page.says("table-listing-label", values! { lines: "triplets", example: "157" }));
    for (typed, listed) in [("147 148", 2), ("158", 3)] {
        page.fill(&field, typed).await;
        page.press("table-listing-add", &[]).await;
        let list = page.find("list", &page.says("table-listings", values! { lines: "triplets" }));
        assert_eq!(list.child_element_count(), listed, "{typed}: {}", text(&list));
    }
}
