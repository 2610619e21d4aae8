//! A table or a board that is presented to a class, and what is printed.

use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::{
    element::html,
    page::{Page, elements, prints},
    values,
};

/// A game of people in play at each table.
pub const TABLES: [(&str, &str); 4] = [
    (
        "lawtoe",
        "# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal even\ndefendant O4 F3\n\
            plaintiff P1\ndefendant P7\n",
    ),
    (
        "poe",
        "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# elapsed 0\nflub 1 poe beginning seats 3 for 6 rounds seed 7\n\
            1 goal O\n2 P5\n3 R2\n",
    ),
    (
        "wholes",
        "# 1 person 1 Ana\n# 2 person 2 Ben\n# practice\nflub 1 wholes seats 2 quarters seed 6\n1 draws\n1 passes\n2 draws\n",
    ),
    ("floating", "# x person\n# o person\nflub 1 floating 7x7 plain seed 7\nx d4\no d5\n"),
];

/// A finished round of POE: the challenger of an A-flub proves it, and so does the joiner.
const DONE: &str = "1 challenges A\n2 joins challenger\n1 proves P8: 258 instead F1\n2 proves P7: 257 instead F1\n";

async fn sit_down(game: &str, save: &str) -> Page {
    Page::open(&format!("#/{game}"), &[(&format!("flub.{game}.save"), save)]).await
}

fn is_presented(page: &Page) -> bool {
    page.look_for("button", &page.says("table-present-end", &[])).is_some()
}

/// Presses a switch of the presenter's, and says whether it is on.
async fn switch(page: &Page, id: &str) -> bool {
    page.press(id, &[]).await;
    page.button(id, &[]).get_attribute("aria-pressed").as_deref() == Some("true")
}

#[test]
async fn every_table_is_presented_until_escape_the_button_or_another_page_ends_it() {
    for (game, save) in TABLES {
        let page = sit_down(game, save).await;
        for ending in ["Escape", "button", "page"] {
            page.press("table-present", &[]).await;
            assert!(is_presented(&page) && page.focused().matches(".presenter-reveal").unwrap(), "{game}");
            match ending {
                "Escape" => page.key("Escape").await,
                "button" => page.press("table-present-end", &[]).await,
                _ => {
                    crate::lessons::go(&page, "#/settings").await;
                    crate::lessons::go(&page, &format!("#/{game}")).await;
                }
            }
            page.until(&format!("{game}: the end by {ending}"), |page| !is_presented(page)).await;
        }
    }
}

#[test]
async fn a_presenters_keys_go_back_and_on_and_reveal_what_is_hidden_and_the_mat_keeps_its_keys() {
    let page = sit_down("poe", &format!("{}{DONE}", TABLES[1].1)).await;
    let steps = 7;
    let at = |page: &Page| page.text_of(".status-turn");
    let latest = at(&page);
    let viewing = |page: &Page, step: usize| page.says("table-viewing", values! { step: step });
    page.key("PageUp").await;
    assert_eq!(at(&page), latest, "keys are the browser's while nothing is presented");
    page.press("table-present", &[]).await;
    assert!(switch(&page, "table-record").await && !switch(&page, "table-record").await);
    for hidden in ["shell-presenter-verdict", "shell-presenter-proof"] {
        assert!(!switch(&page, hidden).await, "{hidden}");
    }
    assert!(page.text_of(".veil").contains(&page.says("shell-presenter-veil", &[])));
    let reveals =
        |page: &Page| page.button("shell-presenter-reveal", &[]).get_attribute("aria-pressed").unwrap() == "true";
    page.key("PageUp").await;
    assert_eq!(at(&page), viewing(&page, steps - 1));
    page.key("ArrowLeft").await;
    assert_eq!(at(&page), viewing(&page, steps - 2));
    html(&elements(".square.cursor")[0]).focus().unwrap();
    page.key("ArrowLeft").await;
    assert_eq!(at(&page), viewing(&page, steps - 2), "the mat has its own arrows");
    page.key("PageDown").await;
    page.key("PageDown").await;
    assert_eq!(at(&page), latest);
    assert!(!reveals(&page), "it is hidden again at every step");
    page.key(".").await;
    page.until("what is hidden", reveals).await;
    // What was put on the stage again goes on first.
    for _ in 0..2 {
        if reveals(&page) {
            page.key(".").await;
        }
    }
    assert!(!reveals(&page));
}

#[test]
async fn a_board_is_presented_its_letters_stay_and_what_it_knows_is_revealed() {
    let page = Page::open("#/board/poe/beginning_O_P1_P4", &[]).await;
    page.until("the board", |page| page.look_for("button", &page.says("table-present", &[])).is_some()).await;
    page.press("table-present", &[]).await;
    assert!(!switch(&page, "shell-presenter-verdict").await);
    let reveals =
        |page: &Page| page.button("shell-presenter-reveal", &[]).get_attribute("aria-pressed").unwrap() == "true";
    page.key("b").await;
    assert!(reveals(&page));
    page.click(&elements("#square-7")[0]).await;
    page.click(&elements(".letter-key.letter-P")[0]).await;
    let letter = || elements("#square-7 .square-letter")[0].text_content().unwrap();
    assert_eq!(letter(), "P");
    assert!(!reveals(&page), "another position is another question");
    let _ = html(&elements(".presenter-reveal")[0]).focus();
    page.key("PageUp").await;
    assert_eq!(letter(), "");
}

#[test]
async fn the_buttons_to_print_print_the_page() {
    let mut printed = prints();
    for address in ["#/print", "#/how-to/poe", "#/teach/standards", "#/teach/plans/poe"] {
        let page = Page::open(address, &[]).await;
        page.press("table-print", &[]).await;
        printed += 1;
        assert_eq!(prints(), printed, "{address}");
    }
    let page = sit_down("lawtoe", TABLES[0].1).await;
    page.press("table-record-share", &[]).await;
    page.press("table-print", &[]).await;
    assert_eq!(prints(), printed + 1);
}

#[test]
async fn mats_boards_score_sheets_and_cards_are_laid_out_as_they_are_chosen() {
    let page = Page::open("#/print", &[("flub.wholes.decks", "My <b>halves</b>: 1/2*30, 50%*16\n")]).await;
    let cards = |deck: &str| page.says("print-cards", values! { deck: deck });
    let quarters = page.says("wholes-pack-quarters", &[]);
    for (paper, pieces, count) in [
        (page.says("print-mat", values! { side: 3 }), ".paper-mat li", 9),
        (page.says("print-mat", values! { side: 4 }), ".paper-mat li", 16),
        (page.says("print-board", values! { side: 7 }), ".paper-mat li", 49),
        (page.says("print-scores", &[]), ".paper-scores tbody tr", 21),
        (cards("My <b>halves</b>"), ".paper-cards .card", 46),
        (cards(&quarters), ".paper-cards .card", 40),
    ] {
        page.click(&page.find("radio", &paper)).await;
        assert_eq!(elements(pieces).len(), count, "{paper}");
        assert_eq!(page.text_of(".print-page h2:last-child"), paper, "the preview is named");
    }
}
