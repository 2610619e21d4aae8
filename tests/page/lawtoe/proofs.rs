//! Challenges, proofs and verdicts.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use super::{FLUB, RICH, SAVE, field, is_headline, letters, list, listed, save, sit_down, square};
use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// What describes an element.
fn description(element: &Element) -> String {
    element.get_attribute("aria-describedby").map_or_else(String::new, |id| {
        let parts = id.split_whitespace().flat_map(|id| elements(&format!("[id='{id}']")));
        parts.map(|part| text(&part)).collect::<Vec<_>>().join(" ")
    })
}

/// Both scores, the Plaintiff's first.
fn scores(page: &Page) -> Vec<String> {
    page.all("definition").iter().map(text).collect()
}

/// Why the match ended as it did.
fn why(page: &Page) -> String {
    page.text_of(".verdict .notice-text p")
}

#[test]
async fn triplets_are_typed_drawn_alone_and_taken_off_the_list() {
    let page = sit_down(&format!("{RICH}plaintiff challenges A-flub\n")).await;
    list(&page, "one 5 seven").await;
    let wrong = page.says("table-listing-wrong", values! { lines: "triplets", example: "157" });
    assert_eq!((description(&field(&page)), listed(&page)), (wrong, vec![]));
    list(&page, "147, 148").await;
    assert_eq!((description(&field(&page)), listed(&page)), (String::new(), vec!["147".to_owned(), "148".to_owned()]));
    list(&page, "158").await;
    assert_eq!(listed(&page).len(), 3);
    let alone = page.find("button", "147");
    page.click(&alone).await;
    assert_eq!((alone.get_attribute("aria-pressed").as_deref(), elements(".stroke.quiet").len()), (Some("true"), 2));
    page.press("table-listing-remove", values! { listing: "147" }).await;
    assert_eq!(listed(&page), ["148", "158"]);
    assert!(elements(".stroke.quiet").is_empty(), "all are drawn again");
}

#[test]
async fn a_listed_triplet_says_why_it_does_not_count_where_the_set_up_switches_that_on() {
    let played = save("person", "person", &format!("{RICH}plaintiff challenges A-flub\n"));
    let page = Page::open("#/lawtoe", &[(SAVE, &format!("# checked\n{played}"))]).await;
    page.click(&square(&page, 8)).await;
    page.press("table-listing-offer", values! { listing: "148" }).await;
    list(&page, "142 159 148 147").await;
    let marks: Vec<_> = elements(".triplet-flaw").iter().map(text).collect();
    let vacant = page.says("table-mark-vacant", values! { square: 5 });
    assert_eq!(marks, [page.says("table-mark-no-line", &[]), vacant, page.says("table-mark-repeated", &[])]);
    let even = page.says("lawtoe-proof-count", values! { count: 2, parity: "even", goal: "even" });
    let uncounted = page.says("table-listings-uncounted", values! { count: 3 });
    assert_eq!(page.text_of(".listing-count"), format!("{even} {uncounted}"));
    let page = Page::open("#/lawtoe", &[(SAVE, &played)]).await;
    page.click(&square(&page, 8)).await;
    assert!(page.look_for("button", &page.says("table-listing-offer", values! { listing: "148" })).is_none());
    list(&page, "142 147").await;
    assert!(elements(".triplet-flaw").is_empty());
    assert_eq!(page.text_of(".listing-count"), even);
    for game in ["lawtoe", "poe"] {
        let page = Page::open(&format!("#/{game}/set-up"), &[]).await;
        page.press("table-more", &[]).await;
        page.click(&page.find("checkbox", &page.says("table-checking", &[]))).await;
        page.press("table-begin", &[]).await;
        let kept = page.kept(&format!("flub.{game}.save")).unwrap_or_default();
        assert!(kept.contains("# checked\n"), "{kept}");
    }
}

#[test]
async fn giving_up_needs_one_confirmation_which_can_be_declined() {
    let page = sit_down(&format!("{FLUB}plaintiff challenges A-flub\n")).await;
    let title = page.says("lawtoe-give-up-title", &[]);
    page.press("table-proof-give-up", &[]).await;
    page.press("lawtoe-give-up-stay", &[]).await;
    assert!(page.look_for("dialog", &title).is_none());
    assert_eq!(name(&page.focused()), page.says("table-proof-give-up", &[]));
    page.press("table-proof-give-up", &[]).await;
    let dialog = page.find("dialog", &title);
    let confirm = page.says("lawtoe-give-up-confirm", &[]);
    let buttons = page.all("button").into_iter();
    let mut confirms = buttons.filter(|button| dialog.contains(Some(button)) && name(button) == confirm);
    page.click(&confirms.next().expect("a button")).await;
    assert_eq!(why(&page), page.says("lawtoe-verdict-given-up", values! { who: "plaintiff" }));
    assert_eq!(scores(&page), ["6", "10"]);
}

#[test]
async fn a_challenge_that_cannot_be_right_for_this_seat_is_not_offered_and_escape_leads_back() {
    let page = sit_down(&format!("{FLUB}plaintiff F9\n")).await;
    page.press("lawtoe-challenge-open", &[]).await;
    let title = page.says("lawtoe-challenge-title", &[]);
    let dialog = page.find("dialog", &title);
    assert!(dialog.contains(Some(&page.focused())), "the focus is in the dialog");
    let claims = elements(".claims button").iter().map(|claim| text(claim).trim().to_owned()).collect::<Vec<_>>();
    assert_eq!(
        claims,
        [page.says("lawtoe-challenge-confirm", values! { kind: "CA" })],
        "the Defendant has no A-flub to claim"
    );
    page.key("Escape").await;
    assert!(page.look_for("dialog", &title).is_none());
    assert_eq!(name(&page.focused()), page.says("lawtoe-challenge-open", &[]));
}

#[test]
async fn a_bold_challenge_picks_the_move_that_was_missed_and_scores_sixteen() {
    let page = sit_down(&format!("{FLUB}plaintiff F9\n")).await;
    page.press("lawtoe-challenge-open", &[]).await;
    page.press("lawtoe-challenge-confirm", values! { kind: "CA" }).await;
    page.press("table-go-on", &[]).await;
    let wrote = values! { who: "defendant", letter: "P", square: 1, letter2: "P", square2: 2 };
    let wrote = page.says("lawtoe-event-two", wrote);
    page.click(&page.find("radio", &wrote)).await;
    page.press("table-proof-next", values! { part: "letters", lines: "triplets" }).await;
    assert_eq!(letters(), "PP.......", "the mat as it was after that move");
    page.click(&square(&page, 3)).await;
    list(&page, "123").await;
    page.press("table-proof-hand-in", &[]).await;
    page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "defendant" })).await;
    assert!(page.focused().matches(".verdict .primary").unwrap(), "the keyboard goes on from the board");
    let holds = values! { who: "defendant", kind: "bold", list: "123", goal: "odd" };
    assert_eq!(why(&page), page.says("lawtoe-verdict-holds", holds));
    let missed = page.says("lawtoe-verdict-a-flub", values! { number: 2, what: wrote });
    assert!(page.text_of(".verdict .notice-text").contains(&missed));
    assert_eq!(scores(&page), ["6", "16"]);
}

#[test]
async fn a_proof_in_which_something_is_missing_is_handed_in_only_after_a_question() {
    let page = sit_down(&format!("{RICH}plaintiff challenges A-flub\n")).await;
    let title = page.says("table-missing-title", &[]);
    let missing = || page.find("dialog", &title).query_selector_all("li").unwrap().length();
    page.press("table-proof-hand-in", &[]).await;
    assert_eq!(missing(), 2, "the P and the triplets");
    page.press("table-missing-stay", &[]).await;
    assert!(page.look_for("dialog", &title).is_none());
    page.click(&square(&page, 8)).await;
    page.click(&square(&page, 1)).await;
    page.press("table-proof-hand-in", &[]).await;
    assert_eq!(
        text(&page.find("dialog", &title).query_selector("li").unwrap().unwrap()),
        page.says("table-missing-rest", &[])
    );
    assert_eq!(missing(), 1);
    page.press("table-missing-hand-in", &[]).await;
    page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "defendant" })).await;
    page.press("lawtoe-show-proof", &[]).await;
    let list = page.says("lawtoe-shown-letter", values! { square: 2, list: "147 and 247" });
    assert!(page.announced().contains(&list), "{}", page.announced());
    assert_eq!(elements(".stroke.required").len(), 2);
}

#[test]
async fn a_full_mat_is_let_stand_and_proved_without_a_p_and_a_flub_that_was_missed_is_shown() {
    let full = "plaintiff goal odd\ndefendant F1 F2\nplaintiff P7\ndefendant F3\nplaintiff P8\ndefendant F4\nplaintiff F5\n\
        defendant F6\nplaintiff P9\n";
    let page = sit_down(full).await;
    page.press("lawtoe-let-stand", &[]).await;
    assert!(elements(".prover-parts input").is_empty(), "no P is due");
    list(&page, "789").await;
    page.press("table-proof-hand-in", &[]).await;
    page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "plaintiff" })).await;
    assert_eq!(scores(&page), ["10", "6"]);
    page.press("lawtoe-review", &[]).await;
    let shows = || elements(".review-move.flub button")[0].clone();
    page.click(&shows()).await;
    assert_eq!(shows().get_attribute("aria-pressed").as_deref(), Some("true"));
    assert_ne!(letters(), "FFFFFFPPP", "the mat as it was then");
    assert_eq!(elements(".stroke").len(), 1);
    page.click(&shows()).await;
    assert_eq!(shows().get_attribute("aria-pressed").as_deref(), Some("false"));
}
