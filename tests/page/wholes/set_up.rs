//! The set-up of Wholes.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, wasm_bindgen::JsCast};

use super::{FINISHED, Game, SAVE, actions, board, dialog, elements, fronts, name, texts, values};
use crate::{element::html, page::Page};

const DECKS: &str = "flub.wholes.decks";
const DECK: &str = "1/2*20, 0.5*20, BAIT*1";

/// The line of the save that says what is played.
fn record(page: &Page) -> String {
    let kept = page.kept(SAVE).expect("a game in play");
    kept.lines().find(|line| line.starts_with("flub ")).expect("a record").to_owned()
}

fn is_checked(field: &Element) -> bool {
    field.unchecked_ref::<HtmlInputElement>().checked()
}

fn cards(page: &Page, name: &str) -> Element {
    page.find("radio", name)
}

async fn select(page: &Page, label: &str, option: &str) {
    let field = page.find("combobox", label);
    let options = field.query_selector_all("option").unwrap();
    let texts = (0..options.length()).map(|index| options.get(index).unwrap().text_content().unwrap());
    let index = texts.into_iter().position(|text| text == option).unwrap_or_else(|| panic!("no {option}"));
    field.unchecked_ref::<HtmlSelectElement>().set_selected_index(index as i32);
    page.send(&field, "Event", "change", &[]).await;
}

#[test]
async fn the_usual_game_is_quarters_between_a_person_and_two_computers() {
    let page = Page::open("#/wholes", &[]).await;
    assert!(is_checked(&cards(&page, &page.says("wholes-pack-quarters", &[]))));
    page.press("table-begin", &[]).await;
    assert!(record(&page).starts_with("flub 1 wholes seats 3 quarters seed "));
    let kept = page.kept(SAVE).unwrap_or_default();
    assert!(kept.starts_with("# 1 person 1 \n# 2 computer sly 2 Ada\n# 3 computer sly 3 Blaise\n"), "{kept}");
    assert_eq!(
        (board(), texts(".lane-name")),
        (vec![(0, 5); 3], [page.says("seating-you", &[]).as_str(), "Ada", "Blaise"].map(str::to_owned).to_vec())
    );
    assert!(page.headlines().contains(&page.says("wholes-turn", values! { who: "you" })));
}

#[test]
async fn the_cards_that_are_chosen_are_told_of_and_played() {
    let kept = format!("Halves: {DECK}\nFourths: 1/4*20, 3/4*20\n");
    let page = Page::open("#/wholes", &[(DECKS, &kept)]).await;
    let packs =
        ["quarters", "eighths", "thirds", "fifths", "mixed"].map(|pack| page.says(&format!("wholes-pack-{pack}"), &[]));
    let group = page.find("group", &page.says("wholes-setup-cards", &[]));
    let offered = group.query_selector_all("input").unwrap().length();
    assert_eq!(offered, 7, "packs and the decks of one's own");
    for (name, count) in
        [(&packs[1], 60), (&packs[2], 44), (&packs[3], 60), (&packs[4], 60), (&"Halves".to_owned(), 41)]
    {
        page.click(&cards(&page, name)).await;
        assert!(page.text_of("#app").contains(&format!("{count} cards, ")), "{name}");
    }
    assert!(page.text_of("#app").contains(&page.says("wholes-deck-about", values! { cards: 41, wholes: 3 })));
    page.press("table-begin", &[]).await;
    assert!(record(&page).starts_with(&format!("flub 1 wholes seats 3 deck {DECK} seed ")), "{}", record(&page));
    page.press("wholes-draw", &[]).await;
    assert_eq!(fronts(".hand").len(), 6);
    // Only values on a card of this deck can be said.
    let value =
        elements(".hand .held[aria-pressed]").into_iter().find(|one| !name(one).starts_with("BAIT")).expect("a half");
    page.click(&value).await;
    page.click(&elements(".draft button.said")[0]).await;
    assert_eq!(elements(".picker button").len(), 2);
}

#[test]
async fn a_deck_that_is_gone_meanwhile_can_be_played_once_more_with_all_that_was_chosen() {
    let cards = format!("deck {DECK}");
    let game =
        Game { players: &["person Ana", "computer expert Ada"], cards: &cards, practice: true, ..Game::default() };
    let page = Page::open("#/wholes", &[(SAVE, &game.save())]).await;
    page.press("table-leave", &[]).await;
    assert!(is_checked(&page.find("radio", &page.says("wholes-deck-left", &[]))));
    assert!(is_checked(&page.find("checkbox", &page.says("wholes-practice", &[]))));
    let second = page.find("combobox", &page.says("seating-player-nature", values! { number: 2 }));
    let chosen = second.unchecked_ref::<HtmlSelectElement>().value();
    assert_eq!(chosen, page.says("wholes-level-expert", &[]));
    page.press("table-begin", &[]).await;
    assert!(record(&page).starts_with(&format!("flub 1 wholes seats 2 deck {DECK} seed ")));
}

#[test]
async fn two_to_six_play_at_three_levels_for_practice_or_not_under_any_names() {
    let page = Page::open("#/wholes", &[]).await;
    for _ in 3..6 {
        page.press("seating-add-player", &[]).await;
    }
    assert!(page.look_for("button", &page.says("seating-add-player", &[])).is_none());
    for (number, level) in [(2, "careful"), (3, "sly"), (4, "expert")] {
        let label = page.says("seating-player-nature", values! { number: number });
        select(&page, &label, &page.says(&format!("wholes-level-{level}"), &[])).await;
    }
    let name = "Zoë 🦊 & “Ko”; # 1 x <b>y";
    let field = page.find("textbox", &page.says("seating-player-name", values! { number: 1 }));
    page.fill(&field, name).await;
    page.click(&page.find("checkbox", &page.says("wholes-practice", &[]))).await;
    page.press("table-begin", &[]).await;
    let kept = page.kept(SAVE).unwrap_or_default();
    let saved: String = name.replace(';', " ").chars().take(24).collect();
    let players = format!(
        "# 1 person 1 {saved}\n# 2 computer careful 2 Ada\n# 3 computer sly 3 Blaise\n# 4 computer expert 4 Emmy\n"
    );
    assert!(kept.starts_with(&players) && kept.contains("# practice\n"), "{kept}");
    assert!(record(&page).starts_with("flub 1 wholes seats 6 quarters seed "));
    assert_eq!(texts(".lane-name")[0], saved.split_whitespace().collect::<Vec<_>>().join(" "));
    assert!(elements(".lane-name b").is_empty(), "a name is text");
}

#[test]
async fn a_save_that_makes_no_sense_is_reported_put_aside_and_a_game_can_be_begun() {
    for save in
        [Game { actions: &["1 passes"], ..Game::default() }.save(), "this was never a save".to_owned(), String::new()]
    {
        let page = Page::open("#/wholes", &[(SAVE, &save)]).await;
        page.until("a notice", |page| {
            page.text_of(".storage-notices").contains(&page.says("shell-storage-aside", &[]))
        })
        .await;
        assert_eq!((page.kept(SAVE), page.kept(&format!("flub.aside.{SAVE}.1"))), (None, Some(save)));
        page.press("table-begin", &[]).await;
        assert!(actions(&page).is_empty());
    }
}

#[test]
async fn a_game_that_is_over_is_looked_back_at_and_another_is_begun_from_it() {
    let page = Page::open("#/wholes", &[(FINISHED, &super::whole_game_but(0))]).await;
    page.button("table-begin", &[]);
    page.press("table-look-back", &[]).await;
    assert_eq!(elements(".record-step").len(), 37);
    // The rows are one stop of the Tab key, and the arrows go from one to another.
    let stops =
        || elements(".record-scroll, .record-step").into_iter().filter(|row| html(row).tab_index() == 0).count();
    assert_eq!(stops(), 1);
    html(&elements(".record-step[aria-current]")[0]).focus().unwrap();
    for (key, place) in [("ArrowUp", 35), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("End", 36), ("ArrowDown", 36)]
    {
        page.key(key).await;
        assert_eq!(page.focused(), elements(".record-step")[place], "{key}");
        assert_eq!(stops(), 1, "{key}");
    }
    page.press("wholes-new-game", &[]).await;
    page.button("wholes-curtain-open", values! { name: "Ana" });
    assert!(actions(&page).is_empty() && dialog(&page, "wholes-call-title").is_none());
    page.press("table-leave", &[]).await;
    page.press("table-continue", &[]).await;
    page.button("wholes-curtain-open", values! { name: "Ana" });
}

#[test]
async fn the_set_up_leads_to_the_rules_and_to_the_decks() {
    let page = Page::open("#/wholes", &[]).await;
    for (place, id, href) in
        [(".setup > a", "home-how-to", "#/how-to/wholes"), (".setup-more a", "wholes-decks-open", "#/decks/wholes")]
    {
        let links = elements(place);
        let link = links.iter().find(|link| name(link) == page.says(id, &[])).expect("a link");
        assert_eq!(link.get_attribute("href").as_deref(), Some(href));
    }
}
