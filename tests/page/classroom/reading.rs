//! How a pasted class is read, and what a teacher can change in that before teams are made.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, wasm_bindgen::JsCast};

use crate::{
    element::text,
    page::{Page, elements},
    values,
};

/// The page for a new tournament, with this list in its field.
async fn paste(list: &str) -> Page {
    let page = Page::open("#/teach/tournament", &[]).await;
    let field = page.find("textbox", &page.says("tournament-list", &[]));
    page.fill(&field, list).await;
    page
}

/// Has something else chosen in a list.
async fn choose(page: &Page, list: &Element, place: i32) {
    list.unchecked_ref::<HtmlSelectElement>().set_selected_index(place);
    page.send(list, "Event", "change", &[]).await;
}

/// Every line: the name, and what is said beside it.
fn lines() -> Vec<(String, String)> {
    let name = |row: &Element| {
        let field = row.query_selector("input[type=text]").unwrap();
        let shown = || row.query_selector("bdi").unwrap().map(|name| text(&name)).unwrap_or_default();
        field.map_or_else(shown, |field| field.unchecked_into::<HtmlInputElement>().value())
    };
    let said = |row: &Element| row.query_selector("p").unwrap().map(|said| text(&said)).unwrap_or_default();
    elements(".tournament-lines tbody tr").iter().map(|row| (name(row), said(row))).collect()
}

#[test]
async fn a_pasted_table_shows_its_columns_and_headings_which_a_tap_changes() {
    let page = paste("No\tName\tClass\tPoints\n1\tAna\t7B\t90\n2\tBen\t7B\t85\n3\tCid\t7A\t99\n").await;
    let heads = ["No", "Name", "Class", "Points"];
    let column = |page: &Page, at: usize, sample: &str| {
        page.find("combobox", &page.says("tournament-column", values! { number: at + 1, sample: sample }))
    };
    let uses = |page: &Page| {
        let all = (0..4).map(|at| column(page, at, heads[at]).unchecked_into::<HtmlSelectElement>().selected_index());
        all.collect::<Vec<_>>()
    };
    assert_eq!(uses(&page), [3, 0, 3, 1]);
    assert!(page.text_of("#tournament-count").contains(&page.says("tournament-ranked-numbers", &[])));
    let headings = page.says("tournament-out", values! { why: "headings" });
    let student = |name: &str| (name.to_owned(), String::new());
    let read = [("No Name Class Points".to_owned(), headings), student("Ana"), student("Ben"), student("Cid")];
    assert_eq!(lines(), read);

    choose(&page, &column(&page, 3, "Points"), 3).await;
    assert_eq!(uses(&page), [3, 0, 3, 3]);
    assert!(page.text_of("#tournament-count").contains(&page.says("tournament-ranked-list", &[])));
    // The class as teams: 7B and 7A.
    choose(&page, &column(&page, 2, "Class"), 2).await;
    assert!(page.text_of(".tournament-lines").contains("7A"));

    page.choose("tournament-headings", &[]).await;
    assert_eq!((lines().len(), &*lines()[0].0), (4, "Name"), "the first row is a student now");
    page.press("tournament-make", &[]).await;
    assert!(page.text_of("main").contains("Ana"));
}

#[test]
async fn twins_numbers_and_lines_that_are_left_out_are_asked_about_before_teams_are_made() {
    let page = paste("Name\n1. Ana\n2. Ben\n4. Ana\n5. Cid\n").await;
    assert_eq!(lines()[3], ("Ana".to_owned(), page.says("tournament-twin", values! { line: 2 })));
    let questions = page.says("tournament-questions", values! { questions: 1 });
    assert_eq!(page.text_of(".tournament-count"), questions);
    assert_eq!(elements("#tournament-count ~ .tournament-question button").len(), 2, "the answers follow the question");
    assert!(elements(".column .primary").is_empty(), "nothing is made before it is answered");
    page.press("tournament-make", &[]).await;
    assert!(page.announced().contains(&questions));
    assert_eq!(text(&page.focused()), page.says("tournament-twin-two", &[]));
    page.press("tournament-twin-one", &[]).await;
    assert_eq!(lines()[3], ("Ana".to_owned(), page.says("tournament-out", values! { why: "hand" })));

    page.choose("tournament-unmarked", &[]).await;
    assert_eq!(lines()[1].0, "1. Ana", "numbers can be a part of names");
    page.choose("tournament-unmarked", &[]).await;
    page.press("tournament-twin-two", &[]).await;
    let heading = page.says("tournament-line-in", values! { name: "Name" });
    page.click(&page.find("checkbox", &heading)).await;
    let field = page.find("textbox", &page.says("tournament-line-name", values! { line: 5 }));
    field.unchecked_ref::<HtmlInputElement>().set_value("Cid O.");
    page.send(&field, "Event", "change", &[]).await;
    assert_eq!(lines().iter().map(|(name, _)| &**name).collect::<Vec<_>>(), ["Name", "Ana", "Ben", "Ana", "Cid O."]);
    page.press("tournament-make", &[]).await;
    let mut names: Vec<String> = elements(".tournament-player bdi").iter().map(text).collect();
    names.sort();
    assert_eq!(names, ["Ana", "Ana (2)", "Ben", "Cid O.", "Name"]);
}

#[test]
async fn the_teams_of_a_list_are_shown_and_stay() {
    let page = paste("Name,Team\nAna,Red\nBen,Blue\nCid,Red\nDee,Blue\n").await;
    let teams: Vec<String> = elements(".tournament-lines tbody td:last-child").iter().map(text).collect();
    assert_eq!(teams, ["", "Red", "Blue", "Red", "Blue"]);
    page.press("tournament-make", &[]).await;
    page.press("tournament-view-scores", &[]).await;
    assert_eq!(elements(".tournament-team").iter().map(text).collect::<Vec<_>>(), ["Red", "Blue"]);
    assert_eq!(elements(".tournament-emblem").len(), 2);
}

#[test]
async fn a_list_of_names_has_nothing_to_choose() {
    let page = paste("Garci\u{301}a, Ana\nBen\nCid\n").await;
    assert!(page.all("combobox").is_empty() && elements(".tournament-reading > .check").is_empty());
    page.press("tournament-make", &[]).await;
    assert!(page.text_of("main").contains("García, Ana"));
}
