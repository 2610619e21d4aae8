//! The page of packs and decks.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, wasm_bindgen::JsCast};

use super::{elements, name, text, texts, values};
use crate::page::Page;

const DECKS: &str = "flub.wholes.decks";

/// Two decks that are kept.
const KEPT: &str = "Halves: 1/2*20, 0.5*20, BAIT*1\nFourths: 1/4*20, 3/4*20\n";

async fn open(kept: &str) -> Page {
    let kept = [(DECKS, kept)];
    Page::open("#/decks/wholes", if kept[0].1.is_empty() { &[] } else { &kept }).await
}

fn about(page: &Page) -> String {
    page.text_of(".deck-about")
}

/// The names of one's own decks.
fn own() -> Vec<String> {
    texts("section[aria-labelledby=own-decks] strong")
}

fn deck_name(page: &Page) -> Element {
    page.find("textbox", &page.says("wholes-deck-name", &[]))
}

/// Fills in a row.
async fn write(page: &Page, number: usize, value: &str, form: usize, count: &str) {
    let label = |id| page.says(id, values! { number: number });
    page.fill(&page.find("textbox", &label("wholes-deck-value")), value).await;
    let select = page.find("combobox", &label("wholes-deck-form"));
    select.unchecked_ref::<HtmlSelectElement>().set_selected_index(form as i32);
    page.send(&select, "Event", "change", &[]).await;
    page.fill(&page.find("textbox", &label("wholes-deck-count")), count).await;
}

/// Opens a deck and presses a button in it.
async fn act(page: &Page, deck: &str, id: &str) {
    let all = elements(".deck");
    let deck = all
        .into_iter()
        .find(|one| one.query_selector("strong").unwrap().is_some_and(|named| text(&named) == deck))
        .expect("a deck");
    deck.set_attribute("open", "").unwrap();
    page.send(&deck, "Event", "toggle", &[]).await;
    let buttons = deck.query_selector_all("button").unwrap();
    let mut buttons =
        (0..buttons.length()).filter_map(|index| buttons.get(index)).map(|one| one.unchecked_into::<Element>());
    page.click(&buttons.find(|one| name(one) == page.says(id, &[])).expect("a button")).await;
}

async fn bring_in(page: &Page, text: &str) {
    page.fill(&page.find("textbox", &page.says("wholes-import-text", &[])), text).await;
    page.press("wholes-import", &[]).await;
}

#[test]
async fn every_pack_is_there_with_its_cards_and_the_wholes_they_make() {
    let page = open("").await;
    let packs =
        [("quarters", 40, 97), ("eighths", 60, 1596), ("thirds", 44, 412), ("fifths", 60, 5226), ("mixed", 60, 237)];
    let told = packs.map(|(pack, cards, wholes)| {
        let about = page.says("wholes-deck-about", values! { cards: cards, wholes: wholes.to_string() });
        format!("{}{about}", page.says(&format!("wholes-pack-{pack}"), &[]))
    });
    assert_eq!(texts("section[aria-labelledby=packs] summary"), told);
    assert!(elements(".card-kind").is_empty(), "cards are drawn when a deck is opened");
    let quarters = &elements(".deck")[0];
    quarters.set_attribute("open", "").unwrap();
    page.send(quarters, "Event", "toggle", &[]).await;
    assert_eq!(elements(".card-kind").len(), 15);
    assert!(texts(".card-kind").contains(&"one fourth× 3".to_owned()), "{:?}", texts(".card-kind"));
}

#[test]
async fn a_deck_is_written_checked_at_every_step_and_saved() {
    let page = open("").await;
    let few = |count: usize| page.says("wholes-flaw-few", values! { count: count, fewest: 36 });
    assert_eq!(about(&page), few(4));
    write(&page, 1, "3/8", 0, "20").await;
    assert_eq!(about(&page), few(24));
    page.find("img", "three eighths");
    page.press("wholes-deck-add-row", &[]).await;
    write(&page, 2, "3/4", 3, "20").await;
    assert_eq!(about(&page), page.says("wholes-flaw-no-whole", &[]));
    page.press("wholes-deck-add-row", &[]).await;
    write(&page, 3, "12.5%", 1, "2").await;
    assert_eq!(about(&page), page.says("wholes-deck-about", values! { cards: 46, wholes: 2 }));
    let swap = page.find("textbox", &page.says("wholes-swap", &[]));
    page.fill(&swap, "0").await;
    assert_eq!(about(&page), page.says("wholes-deck-about", values! { cards: 44, wholes: 2 }));
    page.press("wholes-deck-keep", &[]).await;
    assert_eq!(page.text_of("#deck-name-flaw"), page.says("wholes-flaw-no-name", &[]));
    assert_eq!((page.focused(), own().len()), (deck_name(&page), 0));
    page.fill(&deck_name(&page), "Ours: the first").await;
    page.press("wholes-deck-keep", &[]).await;
    assert_eq!((own(), page.focused().id()), (vec!["Ours: the first".to_owned()], "own-decks".to_owned()));
    assert!(
        page.announced().contains(&page.says("wholes-deck-kept", values! { name: "Ours: the first" })),
        "{}",
        page.announced()
    );
    assert_eq!(page.kept(DECKS).as_deref(), Some("Ours: the first: 0.125*2, 3/8*20, pie 3/4*20, BAIT*1, REPLAY*1\n"));
    assert_eq!(about(&page), few(4), "the next deck is begun");
}

#[test]
async fn a_row_that_no_card_can_show_says_what_is_wrong_and_keeps_the_deck_from_being_saved() {
    let page = open("").await;
    page.fill(&deck_name(&page), "Ours").await;
    for (value, form, count, why) in [
        ("<b>1/2</b>", 0, "3", page.says("wholes-flaw-value", &[])),
        ("-1/4", 0, "3", page.says("wholes-flaw-zero", &[])),
        ("5/4", 2, "3", page.says("wholes-flaw-over", &[])),
        ("1/1001", 0, "3", page.says("wholes-flaw-denominator", values! { denominator: 1001_u32.to_string() })),
        ("1/17", 1, "3", page.says("wholes-flaw-digits", &[])),
        ("1/4", 0, "many", page.says("wholes-flaw-count", &[])),
    ] {
        write(&page, 1, value, form, count).await;
        let told = page.says("wholes-flaw-row", values! { typed: value, why: why.as_str() });
        assert_eq!((page.text_of(".deck-row .field-wrong"), about(&page)), (why, told), "{value}");
        page.press("wholes-deck-keep", &[]).await;
        let at_fault = if count == "3" { "deck-value" } else { "deck-count" };
        assert_eq!(
            (own().len(), page.kept(DECKS), page.focused().class_name().as_str()),
            (0, None, at_fault),
            "{value}"
        );
    }
    page.press("wholes-deck-add-row", &[]).await;
    write(&page, 2, "5/4", 0, "3").await;
    assert_eq!(about(&page), page.says("wholes-flaw-rows", values! { count: 2 }), "each says itself what is wrong");
    page.press("wholes-deck-remove-row", values! { number: 2 }).await;
    write(&page, 1, "1/2", 0, "10000").await;
    assert_eq!(about(&page), page.says("wholes-flaw-many", values! { count: "10004", most: 400 }));
    write(&page, 1, "1/997", 0, "40").await;
    page.press("wholes-deck-add-row", &[]).await;
    write(&page, 2, "1/991", 0, "40").await;
    assert_eq!(about(&page), page.says("wholes-flaw-unrelated", &[]));
    page.press("wholes-deck-remove-row", values! { number: 2 }).await;
    assert_eq!(elements(".deck-row").len(), 1);
    page.press("wholes-deck-clear", &[]).await;
    assert_eq!(about(&page), page.says("wholes-flaw-few", values! { count: 4, fewest: 36 }));
}

#[test]
async fn packs_and_decks_are_mixed_by_putting_in_their_cards() {
    let page = open(KEPT).await;
    for (id, rows) in [("wholes-pack-quarters", 12), ("wholes-pack-thirds", 12 + 20 - 3)] {
        page.press(id, &[]).await;
        assert_eq!(elements(".deck-row").len(), rows, "{id}");
    }
    assert!(about(&page).starts_with("84 cards"));
    page.click(&page.find("button", "Halves")).await;
    assert!(about(&page).starts_with("125 cards"), "{}", about(&page));
}

#[test]
async fn a_deck_is_changed_under_its_own_name_and_no_other_may_have_it() {
    let page = open(KEPT).await;
    page.press("wholes-pack-quarters", &[]).await;
    page.fill(&deck_name(&page), " HALVES ").await;
    assert_eq!(page.text_of("#deck-name-flaw"), page.says("wholes-flaw-name", values! { name: "HALVES" }));
    page.press("wholes-deck-keep", &[]).await;
    assert_eq!((own().len(), page.kept(DECKS).as_deref()), (2, Some(KEPT)));
    act(&page, "Halves", "wholes-deck-edit").await;
    assert_eq!(text(&page.focused()), page.says("wholes-deck-edit-title", values! { name: "Halves" }));
    let first = page.find("textbox", &page.says("wholes-deck-value", values! { number: 1 }));
    assert_eq!(first.unchecked_ref::<HtmlInputElement>().value(), "1/2");
    page.fill(&page.find("textbox", &page.says("wholes-bait", &[])), "2").await;
    page.press("wholes-deck-keep", &[]).await;
    assert_eq!(page.kept(DECKS), Some(KEPT.replace("BAIT*1", "BAIT*2")));
}

#[test]
async fn a_deck_is_deleted_only_when_that_is_asked_for_twice() {
    let page = open(KEPT).await;
    let title = page.says("wholes-deck-delete-title", values! { name: "Halves" });
    act(&page, "Halves", "wholes-deck-delete").await;
    page.find("dialog", &title);
    page.press("shell-close", &[]).await;
    assert!(page.look_for("dialog", &title).is_none() && own().len() == 2);
    act(&page, "Halves", "wholes-deck-delete").await;
    page.press("wholes-deck-delete", &[]).await;
    assert_eq!((own(), page.focused().id().as_str()), (vec!["Fourths".to_owned()], "own-decks"));
    assert_eq!(page.kept(DECKS).as_deref(), KEPT.split_inclusive('\n').nth(1));
}

#[test]
async fn decks_are_brought_in_as_text_and_a_text_without_a_deck_changes_nothing() {
    let page = open(KEPT).await;
    let line = |line: usize, why: String| page.says("wholes-import-line", values! { line: line, why: why });
    let row = |value: &str, why: String| line(1, page.says("wholes-flaw-row", values! { typed: value, why: why }));
    let markup = "<img src=x onerror=alert(1)>";
    for (text, told) in [
        ("\n \n".to_owned(), page.says("wholes-import-empty", &[])),
        ("hello".to_owned(), row("hello", page.says("wholes-flaw-value", &[]))),
        ("1/2*40".to_owned(), line(1, page.says("wholes-flaw-no-name", &[]))),
        ("New: 1/2*40\nhalves: 1/2*40".to_owned(), line(2, page.says("wholes-flaw-name", values! { name: "halves" }))),
        ("New: 1/2*40\nNew: 1/2*40".to_owned(), line(2, page.says("wholes-flaw-name", values! { name: "New" }))),
        ("New: 1/2*40\n\nOther: 3/4*40".to_owned(), line(3, page.says("wholes-flaw-no-whole", &[]))),
        ("New: 1/2*10000".to_owned(), line(1, page.says("wholes-flaw-many", values! { count: "10000", most: 400 }))),
        ("New: -1/2*40".to_owned(), row("-1/2", page.says("wholes-flaw-zero", &[]))),
        (format!("New: {markup}*40"), row(markup, page.says("wholes-flaw-value", &[]))),
        (format!("New: {}", "1/2*1, ".repeat(50_000)), page.says("wholes-import-long", &[])),
    ] {
        bring_in(&page, &text).await;
        let shown: String = text.chars().take(60).collect();
        assert_eq!(
            (page.text_of("#import-trouble"), own().len(), page.kept(DECKS).as_deref()),
            (told, 2, Some(KEPT)),
            "{shown}"
        );
    }
    assert!(elements("main img").is_empty());
    bring_in(&page, "New: 1/2*40\n\nOther: 3/4*20, 1/4*20").await;
    assert_eq!(
        (own().join(", "), page.text_of("#import-trouble")),
        ("Halves, Fourths, New, Other".to_owned(), String::new())
    );
    assert!(page.announced().contains(&page.says("wholes-import-done", &[])));
    assert_eq!(page.focused().id(), "own-decks");
}

#[test]
async fn decks_that_cannot_be_read_or_are_too_many_are_put_aside_and_the_others_stay() {
    let broken = format!("{KEPT}Thirds: 3/4*40\n");
    let many: String = (1..=1_000).map(|place| format!("Deck {place}: 1/4*20, 3/4*20\n")).collect();
    for (kept, stay) in [(broken, 2), (many, 60)] {
        let page = open(&kept).await;
        assert_eq!(own().len(), stay);
        page.until("a notice", |page| {
            page.text_of(".storage-notices").contains(&page.says("shell-storage-aside", &[]))
        })
        .await;
        assert_eq!(page.kept(&format!("flub.aside.{DECKS}.1")), Some(kept));
        assert_eq!(page.kept(DECKS).unwrap_or_default().lines().count(), stay);
        bring_in(&page, "One more: 1/4*20, 3/4*20").await;
        let full = page.says(
            "wholes-import-line",
            values! { line: 1, why: page.says("wholes-flaw-no-room", values! { most: 60 }) },
        );
        assert_eq!(page.text_of("#import-trouble"), if stay == 60 { full } else { String::new() });
    }
}

#[test]
async fn a_file_that_the_browser_cannot_read_is_reported() {
    let page = open(KEPT).await;
    js_sys::eval(
        "window.readBlob ??= Blob.prototype.arrayBuffer;
        Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('it is gone', 'NotReadableError'));
        const chosen = new DataTransfer();
        chosen.items.add(new File(['Thirds: 1/3*40'], 'decks.txt'));
        document.querySelector('.deck-page input[type=file]').files = chosen.files;",
    )
    .unwrap();
    let field = &elements(".deck-page input[type=file]")[0];
    page.send(field, "Event", "change", &[]).await;
    page.until("the reason", |page| page.text_of("#import-trouble") == page.says("shell-file-unread", &[])).await;
    assert_eq!(page.kept(DECKS).as_deref(), Some(KEPT));
    js_sys::eval("Blob.prototype.arrayBuffer = window.readBlob").unwrap();
}
