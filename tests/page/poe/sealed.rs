//! What is under seal is nowhere in the page.

use super::*;
use gloo::utils::document;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, wasm_bindgen::JsCast};

const HEARING: &str = "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger";

/// Everything in the document that a person could read, or that it could expose to a screen reader or an extension. Not the
/// elements of the test itself.
fn readable() -> String {
    let parts = elements("#app, dialog").into_iter();
    let values =
        elements("input, textarea").into_iter().map(|field| field.unchecked_into::<HtmlInputElement>().value());
    parts
        .map(|part: Element| part.outer_html())
        .chain(values)
        .chain(document().title().lines().map(str::to_owned))
        .collect()
}

/// The parts of Ana's proof, `P8: 258 instead F1`, found in the document: a letter, a connection, a stroke or notation.
fn leaks() -> Vec<&'static str> {
    let text = readable();
    let found = ["258", "P8", "F1", "proves", "P8%3A"].into_iter().filter(|part| text.contains(part));
    found.chain((strokes() > 0).then_some("a stroke")).collect()
}

/// One player has handed in a proof, the other has not.
async fn halfway() -> Page {
    let page = sit_down(THREE, HEARING).await;
    page.button("table-record-share", &[]);
    assert!(!is_off(&page, "table-undo", &[]));
    unveil(&page, "Ana").await;
    prove(&page).await;
    assert!(!leaks().is_empty(), "its writer sees it");
    page.press("table-proof-hand-in", &[]).await;
    page.button("poe-curtain-open", values! { name: "Ben" });
    page
}

#[test]
async fn a_proof_handed_in_is_nowhere_in_the_page_while_another_player_still_has_to_write() {
    let page = halfway().await;
    let done = page.says("poe-event-done", values! { who: "other", name: "Ana" });
    assert_eq!((leaks(), letters()), (vec![], ".R..P....".to_owned()), "at the curtain");
    assert_eq!(page.text_of(".status-latest"), done);
    assert!(page.announced().contains(&done), "{}", page.announced());
    unveil(&page, "Ben").await;
    for at in ["lines", "instead"] {
        part(&page, at).await;
        assert_eq!((leaks(), texts(".written-letters li, .triplet").len()), (vec![], 0), "{at}");
    }
    page.click(&page.find("button", &done)).await;
    assert_eq!(leaks(), [""; 0], "looking back");
    page.press("table-record-back", &[]).await;
    assert_eq!(leaks(), [""; 0], "looking back further");
    page.press("table-back-to-now", &[]).await;
    page.button("table-proof-hand-in", &[]);
}

#[test]
async fn under_seal_the_record_is_neither_copied_nor_analysed_nor_undone_and_afterwards_it_is_told() {
    let page = halfway().await;
    let before = actions(&page);
    for veiled in [true, false] {
        for id in ["table-record-share", "table-analyse"] {
            let name = page.says(id, &[]);
            assert!(page.look_for("button", &name).or(page.look_for("link", &name)).is_none(), "{id}");
        }
        assert!(is_off(&page, "table-undo", &[]));
        page.press("table-undo", &[]).await;
        assert_eq!(actions(&page), before);
        if veiled {
            unveil(&page, "Ben").await;
        }
    }
    page.press("table-proof-give-up", &[]).await;
    page.press("poe-give-up-confirm", &[]).await;
    let share = page.says("table-record-share", &[]);
    page.until("the verdict", |page| page.look_for("button", &share).is_some()).await;
    page.press("table-record-share", &[]).await;
    let field = page.find("textbox", &page.says("table-record-copy-label", &[]));
    let record = field.unchecked_into::<HtmlInputElement>().value();
    assert!(record.contains("1 proves P8: 258 instead F1; 2 gives up"), "{record}");
}

#[test]
async fn a_person_who_plays_alone_has_no_curtain_and_does_not_see_the_computers_proofs() {
    let page = sit_down(ALONE, &format!("{FORCED}; 1 forces out")).await;
    page.button("table-proof-hand-in", &[]);
    // They write in their own time, under seal.
    page.until("two proofs", |page| actions(page).matches("proves").count() == 2).await;
    let text = readable();
    assert!(!["123", "P3:", "proves P"].iter().any(|part| text.contains(part)), "{text}");
    assert!(!text.contains(&page.says("poe-curtain-about", &[])));
    pencil(&page, "P3").await;
    list(&page, "123").await;
    page.press("table-proof-hand-in", &[]).await;
    page.until("the verdict", |page| page.headlines().contains(&page.says("poe-round-over", values! { number: 1 })))
        .await;
    assert_eq!(texts(".finding-show").len(), 3);
}
