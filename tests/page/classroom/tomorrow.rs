//! Tomorrow's lesson: gathered where a teacher chooses, put in order, walked through, taken along, and never lost.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{file, fill, value};
use crate::{
    element::{name, text},
    lessons::go,
    page::{Page, elements},
    values,
};

/// The storage key.
const KEY: &str = "flub.lesson";

const LESSON: &str =
    "flub lesson 1 Fractions\nteach/pose/wholes 9 seed 7\nlearn/wholes/8-10\nteach/court/wholes 9 seed 8\n";

/// The text that is kept, without how far a class is.
fn kept(page: &Page) -> String {
    let text = page.kept(KEY).unwrap_or_default();
    text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}

/// The addresses of the list in order.
fn listed() -> Vec<String> {
    elements(".lesson-what a").iter().map(|link| link.get_attribute("href").unwrap()).collect()
}

#[test]
async fn pages_are_added_where_they_are_chosen_each_once() {
    let places = ["#/teach/pose", "#/teach/court", "#/teach/worksheet", "#/teach/set-up", "#/teach/tournament"];
    let mut kept = String::new();
    for (place, count) in places.into_iter().zip(1..) {
        let stored = [(KEY, &*kept)];
        let page = Page::open(place, if kept.is_empty() { &[] } else { &stored }).await;
        page.until(place, |page| page.look_for("button", &page.says("lesson-add", &[])).is_some()).await;
        page.press("lesson-add", &[]).await;
        let link = page.find("link", &page.says("lesson-in", values! { count: count }));
        assert_eq!(link.get_attribute("href").as_deref(), Some("#/teach/lesson"), "{place}");
        kept = page.kept(KEY).unwrap();
        assert_eq!(kept.lines().count(), 1 + count, "{kept}");
    }
    // All pages of a plan at once, under its name.
    let page = Page::open("#/teach/plans/poe/2", &[]).await;
    page.press("lesson-add", &[]).await;
    let first = page.kept(KEY).unwrap();
    assert!(first.starts_with(&format!("flub lesson 1 {}\n", page.text_of("h1"))), "{first}");
    assert!(first.lines().count() > 5);
    page.press("lesson-add", &[]).await;
    assert_eq!(page.kept(KEY).unwrap(), first);
}

#[test]
async fn every_page_stands_there_in_words() {
    let sheets =
        ["worksheet poe 7 hard 8 seed 1", "worksheet wholes 1-9 8 seed 2", "worksheet floating score 4 seed 3"];
    let lines: String = sheets.into_iter().map(|sheet| format!("teach/worksheet/{sheet}\n")).collect();
    let lesson = format!("{LESSON}{lines}learn/poe/exercise/poe 7 seed 1\n");
    let page = Page::open("#/teach/lesson", &[(KEY, &lesson)]).await;
    let said: Vec<String> = elements(".lesson-what a").iter().map(text).collect();
    assert!(
        said.len() > 5 && said.iter().all(|said| !said.contains("seed") && !said.contains("worksheet")),
        "{said:?}"
    );
    let first = page.says("learn-poe-step", values! { step: 7 });
    assert!(said.iter().any(|said| said.ends_with(&first)), "{said:?}");
}

#[test]
async fn the_list_is_named_ordered_and_emptied_and_the_focus_stays_with_what_was_moved() {
    let page = Page::open("#/teach/lesson", &[(KEY, LESSON)]).await;
    let addresses = listed();
    assert_eq!(addresses, ["#/teach/pose/wholes_9_seed_7", "#/learn/wholes/8-10", "#/teach/court/wholes_9_seed_8"]);
    let button = |place: usize, change: &str| elements(&format!(".lesson-{change} button"))[place].clone();
    page.click(&button(0, "down")).await;
    assert_eq!(listed(), [1, 0, 2].map(|place: usize| addresses[place].clone()));
    assert_eq!(name(&page.focused()), name(&button(1, "down")));
    page.click(&button(1, "down")).await;
    page.click(&button(2, "down")).await;
    assert_eq!(listed(), [1, 2, 0].map(|place: usize| addresses[place].clone()), "the last one stays");
    page.click(&button(1, "up")).await;
    page.click(&button(1, "remove")).await;
    assert_eq!(listed(), [2, 0].map(|place: usize| addresses[place].clone()));
    assert_eq!(name(&page.focused()), name(&button(1, "remove")));
    fill(&page, "lesson-name", "Thursday").await;
    let field = page.find("textbox", &page.says("lesson-name", &[]));
    page.send(&field, "Event", "change", &[]).await;
    assert_eq!(page.text_of("h1"), "Thursday");
    assert_eq!(kept(&page), "flub lesson 1 Thursday\nteach/court/wholes 9 seed 8\nteach/pose/wholes 9 seed 7\n");
    page.click(&button(0, "remove")).await;
    page.click(&button(0, "remove")).await;
    assert!(page.text_of("main").contains(&page.says("lesson-empty", &[])));
    assert!(page.focused().matches("h1").unwrap());
}

#[test]
async fn next_and_back_walk_through_it_on_any_page_also_after_a_reload() {
    let page = Page::open("#/teach/lesson", &[(KEY, LESSON)]).await;
    page.press("lesson-begin", &[]).await;
    let at = |page: &Page, place: i32| page.says("lesson-at", values! { place: place, count: 3 });
    page.until("the exercise", |page| page.text_of(".pose-source").contains("wholes 9 seed 7")).await;
    assert_eq!(page.text_of(".lesson-walk a"), at(&page, 1));
    page.press("lesson-next", &[]).await;
    page.until("the ladder", |page| page.address() == "#/learn/wholes/8-10").await;
    let now = page.kept(KEY).unwrap();
    let page = Page::open("#/learn/wholes/8-10", &[(KEY, &*now)]).await;
    page.until("the way", |page| page.text_of(".lesson-walk a") == at(page, 2)).await;
    page.press("lesson-next", &[]).await;
    page.until("the court", |page| page.address().contains("/court/")).await;
    page.press("lesson-next", &[]).await;
    assert_eq!(page.text_of(".lesson-walk a"), at(&page, 3), "there is no further one");
    page.press("lesson-back", &[]).await;
    page.until("the ladder", |page| page.address() == "#/learn/wholes/8-10").await;
    page.press("lesson-end", &[]).await;
    assert!(elements(".lesson-walk").is_empty());
    assert_eq!(kept(&page), LESSON);
}

#[test]
async fn a_lesson_is_taken_along_and_replaces_another_only_if_that_is_wanted() {
    let page = Page::open("#/teach/lesson", &[(KEY, LESSON)]).await;
    assert_eq!(file(&page.find("link", &page.says("take-file", &[]))), LESSON);
    let link = value(&page, "take-link");
    let link = &link[link.find('#').unwrap()..];
    let page = Page::open(link, &[]).await;
    page.until("the lesson", |page| page.address() == "#/teach/lesson").await;
    assert_eq!(kept(&page), LESSON);

    let other = "flub lesson 1 Mine\nprint\n";
    let page = Page::open(link, &[(KEY, other)]).await;
    assert!(page.text_of("main").contains(&page.says("lesson-link-in-the-way", &[])));
    assert_eq!(kept(&page), other);
    page.press("lesson-link-open", &[]).await;
    page.until("the lesson", |page| page.address() == "#/teach/lesson").await;
    assert_eq!(kept(&page), LESSON);
    let aside = elements(".tournament-aside li button");
    assert_eq!(aside.len(), 1);
    page.click(&aside[0]).await;
    assert_eq!(kept(&page), other);
    assert_eq!(elements(".tournament-aside li").len(), 1, "now the other one is aside");
    page.press("lesson-new", &[]).await;
    assert_eq!((listed(), elements(".tournament-aside li").len()), (Vec::new(), 2));
}

#[test]
async fn a_bad_link_says_what_is_wrong_and_changes_nothing() {
    let long: String = (0..41).map(|step| format!(";learn/poe/{step}")).collect();
    for (link, fault, line) in [
        ("%zz", "cut", 0),
        ("hello", "other", 0),
        ("flub_lesson_1;teach/nowhere", "line", 2),
        ("flub_lesson_1_A;print;learn/poe/99", "line", 3),
        (&*format!("flub_lesson_1{long}"), "full", 0),
    ] {
        let page = Page::open("#/teach/lesson", &[(KEY, LESSON)]).await;
        go(&page, &format!("#/teach/lesson/{link}")).await;
        page.until(link, |page| !page.all("alert").is_empty()).await;
        assert_eq!(
            text(&page.all("alert")[0]),
            page.says("lesson-fault", values! { fault: fault, line: line }),
            "{link}"
        );
        assert_eq!(kept(&page), LESSON);
    }
}
