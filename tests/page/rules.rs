//! How games are played: the pages, and the help beside a table.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlTextAreaElement};

use crate::{
    element::{html, name, text},
    page::{Page, elements},
    presenting::TABLES,
    values,
};

/// The part of a page with this title.
fn part(page: &Page, title: &str) -> Element {
    page.find("region", &page.says(title, &[]))
}

/// What a picture of a part says.
fn says(part: &Element) -> String {
    part.query_selector("[role=status], output").unwrap().map(|status| text(&status)).unwrap_or_default()
}

/// The button of a part with this name. A term to explain may be called like what can be chosen.
fn button(page: &Page, part: &Element, wanted: impl Fn(&str) -> bool) -> Element {
    let is_one = |button: &Element| part.contains(Some(button)) && !button.matches(".term-word").unwrap();
    let buttons = page.all("button").into_iter().filter(is_one);
    buttons.into_iter().find(|button| wanted(&name(button))).expect("a button")
}

#[test]
async fn the_pictures_of_poe_say_what_the_engine_finds_also_after_a_tap() {
    let page = Page::open("#/how-to/poe", &[]).await;
    let flubs = part(&page, "how-to-poe-flubs");
    // The rule book's examples: each is the flub it illustrates, and the forced letter is none.
    for (kind, said) in [
        ("challenge-a", "R2 is an A-flub"),
        ("challenge-p", "F6 is a P-flub"),
        ("challenge-cp", "P9 is a CP-flub"),
        ("challenge-ca", "R3 is a CA-flub: P5 was an A-flub"),
        ("force-out-forced", &page.says("how-to-poe-try-forced", values! { move: "P2", letter: "P3", list: "123" })),
    ] {
        let name = page.says(&format!("how-to-poe-{kind}"), &[]);
        page.click(&button(&page, &flubs, |own| own == name)).await;
        page.until(said, |_| says(&flubs).contains(said)).await;
        // A line of a solution that one letter makes needs that letter.
        let pencilled =
            flubs.query_selector(".pencilled .square-letter").unwrap().and_then(|letter| letter.text_content());
        let finishes = matches!(kind, "challenge-a" | "challenge-ca" | "force-out-forced");
        assert_eq!(pencilled.is_some_and(|letter| !letter.is_empty()), finishes, "{kind}");
    }
    let lines = part(&page, "how-to-poe-lines");
    for square in [1, 5, 7] {
        page.click(&button(&page, &lines, |name| name.starts_with(&format!("Square {square},")))).await;
    }
    assert!(says(&lines).contains(&page.says("how-to-try-line-one", values! { lines: "connections", listing: "157" })));
}

#[test]
async fn the_page_of_wholes_adds_up_the_cards_that_are_touched() {
    for (language, sums) in [
        (
            "en",
            [
                "Missing to one whole: three fourths",
                "one fourth plus 75 percent equals one whole",
                "one fourth plus 75 percent plus one half equals one and one half. More than one whole: one half too much",
            ],
        ),
        (
            "es",
            [
                "tres cuartos",
                "un cuarto más 75 por ciento es igual a un entero",
                "un cuarto más 75 por ciento más un medio es igual a un entero y un medio",
            ],
        ),
    ] {
        let page = Page::open("#/how-to/wholes", &[("flub.settings", &format!("language {language}\n"))]).await;
        let whole = part(&page, "how-to-wholes-whole");
        assert_eq!(says(&whole), page.says("how-to-wholes-try", &[]));
        assert!(whole.query_selector(".repeating:not(:empty)").unwrap().is_some(), "the line that the text tells of");
        for (place, sum) in [0, 6, 5].into_iter().zip(sums) {
            let card = whole.query_selector_all("li button").unwrap().get(place).unwrap().unchecked_into();
            page.click(&card).await;
            assert!(says(&whole).contains(sum), "{language}: {}", says(&whole));
        }
    }
}

#[test]
async fn the_contents_of_a_page_lead_to_each_of_its_parts() {
    for game in ["lawtoe", "poe", "wholes", "floating"] {
        let page = Page::open(&format!("#/how-to/{game}"), &[]).await;
        let contents = page.find("navigation", &page.says("how-to-contents", &[]));
        let links = contents.query_selector_all("a").unwrap();
        assert!(links.length() > 3, "{game}");
        for link in (0..links.length()).filter_map(|at| links.get(at)).map(JsCast::unchecked_into::<Element>) {
            page.click(&link).await;
            assert_eq!((page.focused().local_name().as_str(), text(&page.focused())), ("h2", text(&link)), "{game}");
            assert_eq!(window().location().hash().unwrap(), format!("#/how-to/{game}"));
        }
        assert!(elements("main details[open]").is_empty(), "{game}: rulings are folded");
    }
}

#[test]
async fn the_rules_open_beside_the_table_at_the_part_that_matters_and_escape_closes_them() {
    let parts = ["how-to-lawtoe-challenges", "how-to-poe-flubs", "how-to-wholes-turn", "how-to-floating-area"];
    for ((game, save), part) in TABLES.into_iter().zip(parts) {
        let page = Page::open(&format!("#/{game}"), &[(&format!("flub.{game}.save"), save)]).await;
        page.press("table-rules", &[]).await;
        page.find("complementary", &page.says("table-rules", &[]));
        let heading = page.says(part, &[]);
        page.until(&heading, |page| text(&page.focused()) == heading).await;
        page.key("Escape").await;
        assert!(page.look_for("complementary", &page.says("table-rules", &[])).is_none(), "{game}");
        assert_eq!(text(&page.focused()), page.says("table-rules", &[]), "{game}: the focus goes back");
    }
}

#[test]
async fn the_question_mark_opens_the_keys_of_the_screen_except_where_somebody_types() {
    let page = Page::open("#/lawtoe", &[("flub.lawtoe.save", TABLES[0].1)]).await;
    let keys = |page: &Page| page.look_for("complementary", &page.says("table-keys", &[]));
    html(&elements("#square-5")[0]).focus().unwrap();
    page.key("?").await;
    let open = keys(&page).expect("the keys");
    assert!(open.text_content().unwrap().contains(&page.says("help-letters-pencil", &[])), "those of a turn");
    page.click(&page.find("button", &page.says("table-keys", &[]))).await;
    assert!(keys(&page).is_none());
    page.press("table-record-share", &[]).await;
    let field = page.find("textbox", &page.says("table-record-paste-label", &[]));
    assert!(field.is_instance_of::<HtmlTextAreaElement>());
    html(&field).focus().unwrap();
    page.key("?").await;
    assert!(keys(&page).is_none());
}
