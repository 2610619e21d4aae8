//! What the coach does, and another try at a proof for practice.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{FLUB, SAVE, list, pencil, save, square};
use crate::{
    element::{name, text},
    page::Page,
    values,
};

#[test]
async fn a_coach_that_warns_says_so_and_lets_it_be_written_all_the_same() {
    let played = save("person", "person", "plaintiff goal odd\n");
    let page = Page::open("#/lawtoe", &[(SAVE, &played), ("flub.settings", "coach warn\n")]).await;
    let writing = values! { letter: "P", square: 1, letter2: "P", square2: 2 };
    let warning = page.says("lawtoe-warning-title", &[]);
    pencil(&page, "P1 P2").await;
    page.press("lawtoe-write-two", writing).await;
    assert!(text(&page.find("dialog", &warning)).contains(&page.says("lawtoe-warning", values! { kind: "A" })));
    page.press("lawtoe-warning-back", &[]).await;
    assert!(page.look_for("dialog", &warning).is_none());
    page.button("lawtoe-write-two", writing);
    page.click(&square(&page, 2)).await;
    page.key("Enter").await;
    page.press("lawtoe-warning-write", &[]).await;
    assert!(page.look_for("dialog", &warning).is_none());
    assert!(page.kept(SAVE).is_some_and(|kept| kept.ends_with("defendant P1 P2\n")));
}

#[test]
async fn a_failed_proof_is_tried_again_for_practice() {
    let failed = format!("{FLUB}plaintiff challenges A-flub\nplaintiff gives up\n");
    let last = ("flub.lawtoe.last", &*save("person", "computer student", &failed));
    let page = Page::open("#/lawtoe", &[last]).await;
    page.press("table-look-back", &[]).await;
    let scores = || page.all("definition").iter().map(text).collect::<Vec<_>>();
    let before = scores();
    let holds = page.says("table-retry-holds", &[]);
    page.press("table-retry", &[]).await;
    page.press("table-retry-check", &[]).await;
    assert!(!page.announced().contains(&holds));
    page.click(&square(&page, 3)).await;
    list(&page, "123").await;
    page.press("table-retry-check", &[]).await;
    assert!(page.announced().contains(&holds), "{}", page.announced());
    page.press("table-retry-end", &[]).await;
    page.button("table-retry", &[]);
    assert_eq!(scores(), before);
}

#[test]
async fn a_link_to_a_set_up_says_what_the_coach_does_in_its_game_whatever_the_settings_say() {
    let page = Page::open("#/lawtoe/set-up", &[]).await;
    page.press("table-more", &[]).await;
    let explains = page.says("settings-coach-explain", &[]);
    let group = page.find("group", &page.says("table-link-coach", &[]));
    let choices = page.all("radio").into_iter().filter(|one| group.contains(Some(one)));
    let choice = choices.into_iter().find(|one| name(one) == explains).expect("a choice");
    page.click(&choice).await;
    page.press("table-link-set-up", &[]).await;
    let link = page.value(&page.find("textbox", &page.says("table-link", &[])));
    let (_, address) = link.split_once('#').expect("an address of the app");
    let page = Page::open(&format!("#{address}"), &[("flub.settings", "coach off\n")]).await;
    page.press("table-begin", &[]).await;
    assert!(page.kept(SAVE).is_some_and(|kept| kept.contains("# coach explain\n")), "{link}: {:?}", page.kept(SAVE));
}

#[test]
async fn the_keyboard_goes_on_after_the_last_hint_and_after_guided_is_left() {
    let guided = format!("# coach guided\n{}", save("person", "computer beginner", ""));
    let page = Page::open("#/lawtoe", &[(SAVE, &guided)]).await;
    for step in 1..=3 {
        page.press("table-hint", values! { step: step, steps: 3 }).await;
    }
    assert_eq!(name(&page.focused()), page.says("table-guide-leave", &[]));
    page.press("table-guide-leave", &[]).await;
    assert_eq!(page.focused().tag_name(), "H1");
}
