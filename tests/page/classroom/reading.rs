//! How a pasted class is read, and what a teacher can change in that before teams are made.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{HtmlSelectElement, wasm_bindgen::JsCast};

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

#[test]
async fn a_pasted_table_shows_its_columns_and_headings_which_a_tap_changes() {
    let page = paste("No\tName\tClass\tPoints\n1\tAna\t7B\t90\n2\tBen\t7B\t85\n3\tCid\t7A\t99\n").await;
    let uses = |page: &Page| {
        let columns =
            (1..=4).map(|number| page.find("combobox", &page.says("tournament-column", values! { number: number })));
        columns.map(|column| column.unchecked_into::<HtmlSelectElement>().selected_index()).collect::<Vec<_>>()
    };
    assert_eq!(uses(&page), [2, 0, 2, 1]);
    assert!(page.text_of("#tournament-count").contains(&page.says("tournament-ranked-numbers", &[])));
    assert_eq!(
        elements(".tournament-reading tbody tr").iter().map(text).collect::<Vec<_>>(),
        ["1Ana7B90", "2Ben7B85", "3Cid7A99"]
    );

    let number = page.find("combobox", &page.says("tournament-column", values! { number: 4 }));
    number.unchecked_ref::<HtmlSelectElement>().set_selected_index(2);
    page.send(&number, "Event", "change", &[]).await;
    assert_eq!(uses(&page), [2, 0, 2, 2]);
    assert!(page.text_of("#tournament-count").contains(&page.says("tournament-ranked-list", &[])));

    let headed = page.says("tournament-heading", values! { headings: "No, Name, Class and Points" });
    page.choose("tournament-heading", values! { headings: "No, Name, Class and Points" }).await;
    assert!(page.look_for("checkbox", &headed).is_none(), "the first row is a student now");
    assert_eq!(elements(".tournament-reading tbody tr").len(), 4);
    page.press("tournament-make", &[]).await;
    assert!(page.text_of("main").contains("Ana"));
}

#[test]
async fn a_list_of_names_has_nothing_to_choose() {
    let page = paste("Garci\u{301}a, Ana\nBen\nCid\n").await;
    assert!(page.all("combobox").is_empty() && page.all("checkbox").is_empty());
    page.press("tournament-make", &[]).await;
    assert!(page.text_of("main").contains("García, Ana"));
}
