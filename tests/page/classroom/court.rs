//! The court: a class finds the first flaw of a proof or a sum, and mends it.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::posed;
use crate::{
    element::text,
    lessons::answers::{Answering, exercise},
    page::{Page, elements},
    values,
};

#[test]
async fn a_class_names_the_flawed_line_sees_the_flaw_mends_it_and_goes_on() {
    for case in ["poe 13 seed 7", "lawtoe 6 seed 7", "wholes 10 seed 7", "wholes 9 seed 7", "floating 5 seed 7"] {
        let known = exercise(case);
        let page = Page::open(&format!("#/teach/court/{}", known.link()), &[]).await;
        posed(&page, case).await;
        let tells = || !elements(".pool-belief").is_empty();
        let named = elements(".suspect text").len();
        let listed =
            elements(".pool-choice-answer").iter().filter(|line| text(line).contains(" is a tic-tac-toe")).count();
        assert_eq!(named, listed, "{case}: every line that is listed has its letter on the board");
        let more = elements(".pool-choice").remove(0).query_selector("button:last-of-type").unwrap().unwrap();
        page.click(&more).await;
        assert!(!tells(), "{case}");
        page.press("court-count", &[]).await;
        assert!(!tells(), "{case}: nothing tells where it is before it is found");
        assert_eq!(
            page.text_of(".pool-count"),
            page.says("pool-count", values! { vote: "only", count: 1, total: 1, percent: 100 })
        );
        let before = elements(".pool-bar").len();
        page.press("court-show", &[]).await;
        assert!(page.text_of(".lesson-ask").starts_with("The first flaw is in line "), "{case}: it heads the page");
        let told = [".lesson-ask", ".notice.wrong"].map(|part| page.text_of(part)).join(" ");
        page.until("announcing the flaw", |page| page.announced().contains(&told)).await;
        assert_eq!(elements(".pool-bar").len(), before, "{case}: what was named stays beside the truth");
        assert_eq!(elements(".pool-bar[aria-current] .pool-wrong").len(), 1, "{case}: the flawed line is marked");
        let missing = elements(".suspect.missing text").iter().map(text).collect::<String>();
        let expected = if case.starts_with("floating") {
            page.text_of(".pool-bar[aria-current] .pool-letter")
        } else {
            String::new()
        };
        assert_eq!(missing, expected, "{case}: what is missing is drawn, with the letter of its line");
        // What most have chosen may be a line that holds: a bar in green would say that they were right.
        assert!(elements(".pool-fill:not(.vote)").is_empty(), "{case}: a vote stays a vote");
        let [marked, holding] = [".pool-wrong", ".pool-right"].map(|mark| page.text_of(mark));
        assert_eq!(marked, page.says("court-flaw", &[]), "{case}");
        assert!(holding.is_empty() || holding == page.says("court-holds", &[]), "{case}: {holding}");
        assert!(
            elements(".pool-bar:has(.pool-right) ~ .pool-bar[aria-current], .pool-bar[aria-current]:first-child").len()
                == 1
        );
        // A flaw that cannot be changed on the desk is only shown.
        while page.look_for("button", &page.says("court-mend-it", &[])).is_none() {
            for step in ["court-other", "court-count", "court-show"] {
                page.press(step, &[]).await;
            }
        }
        page.press("court-mend-it", &[]).await;
        let class = Answering { page: &page, exercise: &known };
        if !page.button("learn-check", &[]).has_attribute("disabled") {
            class.check().await;
            let not_yet = page.says("learn-not-yet", values! { why: "" });
            assert!(page.text_of(".notice.wrong").starts_with(not_yet.trim()), "{case}: it is still faulty");
        }
        class.give(&known.right).await;
        assert_eq!(page.text_of(".notice.wrong"), "", "{case}: a verdict is about what was checked");
        class.check().await;
        assert_eq!(page.text_of(".notice.right"), page.says("court-is-mended", &[]), "{case}");
        page.press("court-show-mended", &[]).await;
        page.press("court-next", &[]).await;
        page.until("the next case", |page| {
            let source = page.text_of(".pose-source");
            !source.is_empty() && !source.ends_with(case)
        })
        .await;
    }
}

#[test]
async fn what_a_class_has_said_survives_a_reload_and_another_case_until_the_next_is_wanted() {
    let address = format!("#/teach/court/{}", exercise("poe 13 seed 7").link());
    let page = Page::open(&address, &[]).await;
    posed(&page, "poe 13 seed 7").await;
    let more = elements(".pool-choice").remove(1).query_selector("button:last-of-type").unwrap().unwrap();
    page.click(&more).await;
    page.press("court-count", &[]).await;
    let counts = || elements(".pool-count").iter().map(text).collect::<Vec<String>>();
    let before = counts();
    let kept = page.kept("flub.tried").expect("it is kept");
    let page = Page::open(&address, &[("flub.tried", &kept)]).await;
    posed(&page, "poe 13 seed 7").await;
    assert_eq!(counts(), before);
    // Another one is looked at meanwhile.
    let kept = page.kept("flub.tried").expect("it is kept");
    let other = format!("#/teach/court/{}", exercise("poe 13 seed 8").link());
    let page = Page::open(&other, &[("flub.tried", &kept)]).await;
    posed(&page, "poe 13 seed 8").await;
    let kept = page.kept("flub.tried").expect("it is kept");
    let page = Page::open(&address, &[("flub.tried", &kept)]).await;
    posed(&page, "poe 13 seed 7").await;
    assert_eq!(counts(), before);
    for step in ["court-show", "court-mend-it", "court-show-mended", "court-next"] {
        // Not every flaw can be mended on the desk.
        if step != "court-mend-it" || page.look_for("button", &page.says(step, &[])).is_some() {
            page.press(step, &[]).await;
        }
    }
    page.until("the next case", |page| page.kept("flub.tried").as_deref() == Some("")).await;
}
