//! POE's board without opponents, and the match that starts from it.

use super::*;
use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

async fn open(kept: &[(&str, &str)]) -> Page {
    Page::open("#/board/poe", kept).await
}

async fn write_all(page: &Page, letters: &str) {
    for letter in letters.split(' ') {
        pencil(page, letter).await;
    }
}

async fn choose(page: &Page, id: &str) {
    page.click(&page.find("radio", &page.says(id, &[]))).await;
}

fn field() -> HtmlInputElement {
    elements(".goal-number input").remove(0).unchecked_into()
}

/// The facts about the position.
fn facts() -> Vec<String> {
    texts(".fact > span")
}

fn says(page: &Page, id: &str, values: &[(&str, flub_tables::i18n::Value<'_>)]) {
    let said = page.says(id, values);
    assert!(facts().contains(&said), "{said} is not among {:?}", facts());
}

#[test]
async fn letters_are_written_replaced_erased_undone_and_restored_by_taps_and_by_keys() {
    let page = open(&[]).await;
    write_all(&page, "R1 F5 P9").await;
    assert_eq!(letters(), "R...F...P");
    pencil(&page, "P1").await;
    assert_eq!(letters(), "P...F...P");
    page.click(&square(5)).await;
    page.press("table-board-erase", &[]).await;
    assert_eq!(letters(), "P.......P");
    page.click(&square(2)).await;
    for (key, left) in [("r", "PR......P"), ("9", "PR......P"), ("Backspace", "PR.......")] {
        page.key(key).await;
        assert_eq!(letters(), left, "{key}");
    }
    assert_eq!(page.focused(), square(9));
    page.press("table-board-clear", &[]).await;
    assert_eq!(letters(), ".........");
    page.press("table-undo", &[]).await;
    assert_eq!(letters(), "PR.......");
    page.press("table-undo", &[]).await;
    assert_eq!(letters(), "PR......P");
    page.press("table-redo", &[]).await;
    assert_eq!(letters(), "PR.......");
    assert!(!is_off(&page, "table-redo", &[]));
    pencil(&page, "F9").await;
    assert!(is_off(&page, "table-redo", &[]));
}

#[test]
async fn connections_are_counted_and_drawn_the_required_and_the_permitted_apart() {
    let page = open(&[]).await;
    // `P.. PRR P..` of the rules: one required, four permitted.
    write_all(&page, "P1 P4 R5 R6 P7").await;
    let counts = values! { lines: "connections", required: 1, permitted: 4 };
    assert_eq!(page.text_of(".facts [role=status]"), page.says("table-board-connections", counts));
    for (lines, required, permitted) in [("required", 1, 0), ("permitted", 0, 4), ("none", 0, 0)] {
        choose(&page, &format!("table-lines-{lines}")).await;
        let drawn = [".stroke.required", ".stroke.permitted"].map(|kind| elements(kind).len());
        assert_eq!((drawn, strokes()), ([required, permitted], required + permitted), "{lines}");
    }
}

#[test]
async fn the_board_says_whether_it_is_solved_possible_and_ripe_and_why_not_and_shows_a_proof() {
    let page = open(&[]).await;
    says(&page, "poe-board-unsolved", &[]);
    says(&page, "poe-board-possible", &[]);
    says(&page, "poe-board-unripe", &[]);
    write_all(&page, "P5 R2").await;
    let ripe = elements(".fact").into_iter().find(|fact| text(fact).starts_with("One letter is enough: with "));
    let show = ripe.and_then(|fact| fact.query_selector("button").unwrap()).expect("it can be shown");
    for (pressed, drawn) in [("true", true), ("false", false)] {
        page.click(&show).await;
        assert_eq!((show.get_attribute("aria-pressed").as_deref(), strokes() > 0), (Some(pressed), drawn));
    }
    assert!(facts().iter().any(|fact| fact.starts_with("R2 is an A-flub")), "{:?}", facts());
    pencil(&page, "P8").await;
    says(&page, "poe-board-solved", values! { list: "258" });
    page.press("table-board-clear", &[]).await;
    write_all(&page, "R1 F2 F4 F5").await;
    let why = page.says("poe-obstacle-stranded", values! { square: 1 });
    says(&page, "how-to-poe-flubs-p", &[]);
    says(&page, "poe-note-p", values! { move: "F5", why: why.as_str() });
    assert_eq!(facts().iter().filter(|fact| fact.contains(&why)).count(), 1, "the reason is said once");
}

#[test]
async fn in_empty_squares_the_letters_are_sorted_and_a_screen_reader_hears_the_safe_ones() {
    let page = open(&[]).await;
    let notes = |number: usize, kind: &str| texts_hidden(&format!("[data-square='{number}'] .note-{kind}"));
    choose(&page, "poe-goal-even").await;
    write_all(&page, "F2 F5 F8").await;
    assert!(notes(6, "impossible").contains('F'), "F6 is a P-flub in the rules");
    page.press("table-board-clear", &[]).await;
    choose(&page, "poe-goal-odd").await;
    pencil(&page, "P5").await;
    // R2, and P2, would make 257 or 258 one letter away; the rules name F1, F2 and F3 as safe.
    assert!(notes(2, "ripe").contains('R'));
    for number in [1, 2, 3] {
        assert!(notes(number, "safe").contains('F'));
    }
    let label = page.says("table-board-square", values! { square: 1, count: 1, letters: "F" });
    assert_eq!(name(&square(1)), label);
}

/// The texts of what is hidden from screen readers.
fn texts_hidden(selector: &str) -> String {
    elements(selector).iter().filter_map(|one| one.text_content()).collect()
}

#[test]
async fn other_versions_have_other_goals_and_mats() {
    let page = open(&[]).await;
    assert!(page.look_for("radio", &page.says("poe-goal-least", &[])).is_none());
    choose(&page, "poe-tough").await;
    choose(&page, "poe-goal-exactly").await;
    page.fill(&field(), "5").await;
    write_all(&page, "R1 R3 F4 F8 P7 P9").await;
    assert!(facts().iter().any(|fact| fact.starts_with("P9 is a P-flub")), "as in the rules: {:?}", facts());
    choose(&page, "poe-big-tough").await;
    assert_eq!((letters().len(), letters().replace('.', "").len()), (16, 0));
    choose(&page, "poe-goal-least").await;
    page.fill(&field(), "1").await;
    write_all(&page, "P1 P6 P11 P16").await;
    says(&page, "poe-board-solved", values! { list: "1-\u{2060}6-\u{2060}11-\u{2060}16" });
}

#[test]
async fn a_number_that_cannot_be_a_goal_stays_as_it_is_typed_and_is_none() {
    let page = open(&[]).await;
    choose(&page, "poe-tough").await;
    choose(&page, "poe-goal-least").await;
    let range = page.says("poe-goal-range", values! { most: 34 });
    assert!(page.text_of(".goal-number").ends_with(&range), "what is allowed is said");
    for typed in ["999999", "0", "-3", "7", "34", "35", "", "99"] {
        page.fill(&field(), typed).await;
        assert_eq!(field().value(), typed, "nothing is put in its place");
    }
    let page = Page::open("#/poe", &[(SAVE, &save("tough", "for 6 rounds", THREE, ""))]).await;
    choose(&page, "poe-goal-least").await;
    for (typed, is_off) in [("99", "true"), ("34", "false"), ("9999", "true"), ("0", "true"), ("1", "false")] {
        page.fill(&field(), typed).await;
        assert_eq!(field().value(), typed);
        let set = elements(".goal-picker > .primary").remove(0);
        assert_eq!(set.get_attribute("aria-disabled").as_deref(), Some(is_off), "{typed}");
    }
}

#[test]
async fn a_match_starts_from_the_board_with_its_goal_and_letters_and_moves_to_its_own_address() {
    let page = open(&[]).await;
    choose(&page, "poe-goal-even").await;
    write_all(&page, "R4 F9").await;
    page.press("poe-board-start", &[]).await;
    let goal = page.says("poe-goal", values! { goal: "even", number: 0 });
    let opening = page.says("poe-opening", values! { goal: goal.as_str(), letters: 2 });
    assert!(texts(".choice-about").contains(&opening), "{:?}", texts(".choice-about"));
    page.press("table-begin", &[]).await;
    // A computer may have written already.
    assert_eq!((&letters()[3..4], &letters()[8..], page.text_of(".status-goal")), ("R", "F", goal));
    assert!(page.kept(SAVE).is_some_and(|kept| kept.contains(" from E ...R....F seed ")));
    assert_eq!(window().location().hash().unwrap(), "#/poe");
}

#[test]
async fn no_match_starts_from_a_mat_that_is_full_or_from_which_no_solution_can_be_reached() {
    let page = open(&[]).await;
    assert!(!is_off(&page, "poe-board-start", &[]));
    for letters in ["R1 F2 F4 F5", "P1 P2 P3 P4 P5 P6 P7 P8 P9"] {
        write_all(&page, letters).await;
        assert!(is_off(&page, "poe-board-start", &[]), "{letters}");
        page.press("poe-board-start", &[]).await;
        assert!(page.headlines().contains(&page.says("table-board", &[])), "{letters}");
        assert!(texts(".actions .quiet").contains(&page.says("poe-board-no-start", &[])), "{letters}");
        page.press("table-board-clear", &[]).await;
        assert!(!is_off(&page, "poe-board-start", &[]));
    }
}

#[test]
async fn a_match_in_play_is_not_lost_by_the_board_and_put_aside_by_a_match_that_begins_there() {
    let running = save("beginning", "for 6 rounds", THREE, "1 goal O; 2 F1");
    let page = open(&[(SAVE, &running)]).await;
    pencil(&page, "R1").await;
    page.press("poe-board-start", &[]).await;
    assert_eq!(page.kept(SAVE).as_deref(), Some(&*running));
    let begin = page.button("table-begin", &[]);
    assert!(begin.class_name().contains("primary"), "who starts from a board wants that game");
    page.press("table-begin", &[]).await;
    assert!(page.kept(SAVE).is_some_and(|kept| kept.contains(" from O R........ seed ")));
    assert_eq!(page.kept(&format!("flub.aside.{SAVE}.1")).as_deref(), Some(&*running));
    let page = open(&[(SAVE, &running)]).await;
    pencil(&page, "R1").await;
    page.press("poe-board-start", &[]).await;
    page.press("table-continue", &[]).await;
    assert_eq!((letters().as_str(), actions(&page).as_str()), ("F........", "1 goal O; 2 F1"));
}
