//! Where people write a proof.

use super::*;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

/// The letters of the proof that can be taken back.
fn written() -> Vec<String> {
    texts(".written-letters button")
}

/// The connections that are listed.
fn listed() -> Vec<String> {
    texts("ol.triplets .triplet-squares")
}

#[test]
async fn letters_of_a_proof_are_taken_back_one_by_one_by_their_buttons_and_by_keys() {
    let page = sit_down(THREE, &format!("{P}; 3 challenges P; 1 joins challenger")).await;
    unveil(&page, "Ben").await;
    for letter in ["P1", "P3", "P4", "R1"] {
        pencil(&page, letter).await;
    }
    let remove = |letter: &str| page.says("poe-proof-letter-remove", values! { letter: letter });
    assert_eq!(written(), ["P3", "P4", "R1"].map(remove));
    page.press("poe-proof-letter-remove", values! { letter: "P3" }).await;
    assert_eq!(written(), ["P4", "R1"].map(remove));
    page.click(&square(4)).await;
    page.key("Backspace").await;
    assert_eq!((written(), letters()), (vec![remove("R1")], "RF..FF.F.".to_owned()));
}

#[test]
async fn connections_are_listed_counted_against_the_goal_removed_and_drawn_alone() {
    let page = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover")).await;
    unveil(&page, "Ana").await;
    page.click(&square(8)).await;
    part(&page, "lines").await;
    let counted = |count: usize| {
        let parity = if count % 2 == 1 { "odd" } else { "even" };
        page.says("poe-proof-count", values! { count: count, parity: parity, goal: "odd", number: 0 })
    };
    assert_eq!(page.text_of(".listing-count"), counted(0));
    for number in [2, 5, 8] {
        page.click(&square(number)).await;
    }
    assert_eq!(page.text_of(".listing-count"), counted(1));
    assert!(page.announced().contains(&counted(1)), "it is a live region");
    list(&page, "159 259, 357").await;
    assert_eq!((listed().join(" "), page.text_of(".listing-count")), ("258 159 259 357".to_owned(), counted(4)));
    page.press("table-listing-remove", values! { listing: "159" }).await;
    assert_eq!((listed().join(" "), page.text_of(".listing-count")), ("258 259 357".to_owned(), counted(3)));
    page.click(&page.find("button", "357")).await;
    assert_eq!(elements(".stroke.quiet").len(), 2, "it stands out");
    list(&page, "hello").await;
    let field = &elements("#triplet")[0];
    let wrong = page.says("table-listing-wrong", values! { lines: "connections", example: "157" });
    assert_eq!((field.get_attribute("aria-invalid").as_deref(), page.text_of("#triplet-wrong")), (Some("true"), wrong));
    assert_eq!(field.get_attribute("aria-describedby").as_deref(), Some("triplet-wrong"));
    assert_eq!((field.unchecked_ref::<HtmlInputElement>().value(), listed().len()), ("hello".to_owned(), 3));
}

#[test]
async fn on_4_by_4_a_connection_is_four_numbers() {
    let actions = "1 goal A1; 2 P1; 3 P6; 1 P11; 2 challenges A; 3 joins mover";
    let page = Page::open("#/poe", &[(SAVE, &save("big-tough", "for 1 rounds", THREE, actions))]).await;
    unveil(&page, "Ben").await;
    pencil(&page, "P16").await;
    part(&page, "lines").await;
    assert_eq!(elements("#triplet")[0].get_attribute("placeholder").as_deref(), Some("1-6-11-16"));
    list(&page, "1-6-11-16").await;
    for number in [1, 6, 11] {
        page.click(&square(number)).await;
    }
    assert_eq!(
        (listed(), square(11).text_content().unwrap()).1.chars().last(),
        Some('3'),
        "its place in the connection"
    );
    page.click(&square(16)).await;
    assert_eq!(listed(), ["1-6-11-16 ↓", "1-6-11-16 →"]);
    part(&page, "instead").await;
    pencil(&page, "F11").await;
    page.press("table-proof-hand-in", &[]).await;
    let won = page.says("poe-won", values! { who: "other", name: "Ben" });
    page.until(&won, |page| page.headlines().contains(&won)).await;
    assert!(page.focused().matches(".verdict .primary").unwrap(), "the keyboard goes on from the board");
}

#[test]
async fn the_earlier_move_of_a_ca_flub_is_picked_by_its_number_in_the_record() {
    let page = sit_down(THREE, &format!("{CA}; 2 challenges CA; 3 joins mover")).await;
    unveil(&page, "Ben").await;
    let moves = page.find("group", &page.says("poe-proof-move-lead", &[]));
    let named = |number: usize, letter: &str, name: &str| {
        page.says("poe-proof-move", values! { number: number, letter: letter, name: name })
    };
    let offered: Vec<String> = page.all("radio").iter().filter(|one| moves.contains(Some(one))).map(name).collect();
    assert_eq!(offered, [named(2, "R4", "Ben"), named(3, "P5", "Cem")]);
    let closed = page.says("table-proof-part", values! { part: "instead", lines: "connections" });
    assert!(page.find("radio", &closed).has_attribute("disabled"), "first the move is named");
    page.click(&page.find("radio", &named(3, "P5", "Cem"))).await;
    assert_eq!(letters(), "..RRP....");
    page.press("table-proof-next", values! { part: "letters", lines: "connections" }).await;
    assert_eq!(letters(), "...RP....");
    part(&page, "instead").await;
    let lead = page.says("poe-proof-instead-lead", values! { letter: "P5", name: "Cem" });
    assert_eq!((page.text_of(".prover-lead"), letters()), (lead, "...R.....".to_owned()));
}

#[test]
async fn a_proof_is_handed_in_with_something_missing_or_given_up_only_when_that_is_confirmed() {
    let page = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover")).await;
    let before = actions(&page);
    unveil(&page, "Ana").await;
    pencil(&page, "P8").await;
    for (opener, title, back) in [
        ("table-proof-hand-in", "table-missing-title", "table-missing-stay"),
        ("table-proof-give-up", "poe-give-up-title", "poe-give-up-stay"),
    ] {
        page.press(opener, &[]).await;
        assert!(asks(&page, title));
        page.press(back, &[]).await;
        assert!(!asks(&page, title));
        assert_eq!((page.focused(), letters().as_str()), (page.button(opener, &[]), ".R..P..P."), "{opener}");
    }
    page.press("table-proof-hand-in", &[]).await;
    let missing = ["table-missing-instead", "table-missing-lines"].map(|id| page.says(id, &[]));
    assert_eq!((texts(".missing li"), actions(&page)), (missing.to_vec(), before));
    page.press("table-missing-stay", &[]).await;
    page.press("table-proof-give-up", &[]).await;
    page.press("poe-give-up-confirm", &[]).await;
    assert!(page.headlines().contains(&page.says("poe-round-over", values! { number: 1 })));
    assert_ne!(page.focused().local_name(), "body");
    // One that would have held can be shown.
    for (pressed, required) in [("true", 1), ("false", 0)] {
        page.press("poe-show-possible", &[]).await;
        let show = page.button("poe-show-possible", &[]);
        assert_eq!(page.focused(), show, "it can be pressed again");
        let drawn = elements(".stroke.required").len();
        assert_eq!((show.get_attribute("aria-pressed").as_deref(), drawn), (Some(pressed), required));
    }
}
