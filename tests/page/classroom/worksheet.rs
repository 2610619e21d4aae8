//! Worksheets: what is chosen, what is on the sheets and in their keys.

use flub::games::syllabi;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement};

use super::value;
use crate::{
    element::{is_reachable, text},
    lessons::{TAUGHT, go, open_with_all_words},
    page::{Page, elements, prints},
    values,
};

/// Waits until the sheets are made.
async fn made(page: &Page) {
    page.until("the sheets", |_| !elements(".worksheet-desk[aria-busy=false] .worksheet-sheet").is_empty()).await;
}

async fn open(sheet: &str) -> Page {
    let page = Page::open(&format!("#/teach/worksheet/{sheet}"), &[]).await;
    made(&page).await;
    page
}

/// Chooses this in the group that this message names.
async fn choose(page: &Page, group: &str, choice: &str) {
    let group = page.find("group", &page.says(group, &[]));
    let radios = page.all("radio").into_iter().filter(|radio| group.contains(Some(radio)));
    let radio = radios.into_iter().find(|radio| crate::element::name(radio) == choice);
    page.click(&radio.unwrap_or_else(|| panic!("no {choice} in {}", text(&group)))).await;
    made(page).await;
}

/// The exercises of a version, by their texts, on all of its pages: each of them says whose it is.
fn exercises(version: char) -> Vec<String> {
    let mut links = Vec::new();
    for page in elements(".worksheet-sheet:not(.worksheet-key)") {
        let own = page.query_selector(".worksheet-version").unwrap().expect("a version");
        let seeds = page.query_selector_all(".worksheet-seeds a").unwrap();
        let seeds =
            (0..seeds.length()).filter_map(|at| seeds.get(at)?.unchecked_into::<Element>().get_attribute("href"));
        links.extend(seeds.filter(|_| text(&own).ends_with(version)));
    }
    links.iter().filter_map(|href| Some(href.rsplit_once('/')?.1.to_owned())).collect()
}

#[test]
async fn four_taps_lead_from_the_page_for_classes_to_a_printed_sheet_of_any_step() {
    let page = open_with_all_words("#/teach").await;
    let before = prints();
    page.click(&page.find("link", &page.says("teach-worksheet", &[]))).await;
    made(&page).await;
    choose(&page, "worksheet-game", &page.says("home-poe", &[])).await;
    let content = page.find("combobox", &page.says("worksheet-content", &[]));
    page.fill(&content, "7").await;
    made(&page).await;
    page.press("table-print", &[]).await;
    assert_eq!(prints(), before + 1);
    let name = page.says("learn-poe-step", values! { step: 7 });
    assert_eq!(page.text_of(".worksheet-sheet h2"), page.says("learn-step", values! { step: 7, name: name }));
}

#[test]
async fn a_link_makes_the_same_sheets_and_version_b_has_other_exercises_of_the_same_steps() {
    let sheet = "worksheet_poe_5-14_10_seed_1234";
    let page = open(sheet).await;
    let (a, b) = (exercises('A'), exercises('B'));
    let step = |text: &String| text.split("_seed_").next().unwrap().to_owned();
    assert_eq!((a.len(), a.iter().map(step).collect::<Vec<_>>()), (10, b.iter().map(step).collect()));
    assert!(a.iter().zip(&b).all(|(a, b)| a != b), "{a:?} {b:?}");
    assert!(value(&page, "worksheet-link").ends_with(&format!("#/teach/worksheet/{sheet}")));
    let paper = elements(".worksheet-papers")[0].inner_html();
    let page = open(sheet).await;
    assert_eq!(elements(".worksheet-papers")[0].inner_html(), paper);
    // A seed in the foot opens its exercise on a screen, and names nothing but itself.
    let printed = |link: &Element| link.text_content().unwrap_or_default();
    assert!(elements(".worksheet-seeds a").iter().all(|link| printed(link).bytes().all(|byte| byte.is_ascii_digit())));
    let link = elements(".worksheet-seeds a")[0].get_attribute("href").unwrap();
    let link = &link[link.find('#').unwrap()..];
    assert!(link.starts_with("#/learn/poe/exercise/poe_5_seed_"), "{link}");
    go(&page, link).await;
    page.until("the exercise", |page| !page.text_of(".lesson-ask").is_empty()).await;
}

#[test]
async fn sheets_and_keys_of_one_version_or_two_are_printed_as_they_are_chosen() {
    let page = open("worksheet_lawtoe_4_6_seed_1").await;
    let count =
        || (elements(".worksheet-sheet:not(.worksheet-key)").len(), elements(".worksheet-key > .worksheet-head").len());
    assert_eq!(count(), (2, 2));
    for (group, choice, counted) in [
        ("worksheet-pages", "worksheet-pages-exercises", (2, 0)),
        ("worksheet-pages", "worksheet-pages-key", (0, 2)),
        ("worksheet-versions", "worksheet-versions-of", (0, 1)),
        ("worksheet-pages", "worksheet-pages-both", (1, 1)),
    ] {
        choose(&page, group, &page.says(choice, values! { count: 1 })).await;
        assert_eq!(count(), counted, "{choice}");
    }
    for (choice, paper) in [("worksheet-letter", "letter"), ("worksheet-a4", "a4")] {
        choose(&page, "worksheet-paper", &page.says(choice, &[])).await;
        assert_eq!(elements(&format!(".worksheet-papers[data-paper={paper}]")).len(), 1);
    }
}

#[test]
async fn every_step_and_special_sheet_is_drawn_on_paper_with_its_key() {
    for syllabus in syllabi() {
        let name = syllabus.ladder;
        let specials = syllabus.activities.iter().map(|activity| (format!("{name}_{activity}"), 4));
        for (sheet, count) in [(format!("{name}_1-{}", syllabus.steps), syllabus.steps)].into_iter().chain(specials) {
            open(&format!("worksheet_{sheet}_{count}_seed_28")).await;
            let (asked, answered) = (elements(".worksheet-exercise"), elements(".worksheet-answer"));
            assert_eq!((asked.len(), answered.len()), (2 * count, 2 * count), "{sheet}");
            let drawn = |one: &Element| {
                let something = "svg:not(.qr-code), .card, .face, .fraction, .paper-tick";
                one.query_selector(something).unwrap().is_some()
            };
            let undrawn: Vec<String> = asked.iter().filter(|one| !drawn(one)).map(text).collect();
            assert!(undrawn.is_empty(), "{sheet}: {undrawn:?}");
            let unasked = asked.iter().filter(|one| text(one).is_empty()).count();
            assert_eq!(unasked, 0, "{sheet}");
            let on_a_screen: Vec<String> = asked
                .iter()
                .map(text)
                .filter(|asked| ["Tap ", "tap ", "ress “"].iter().any(|word| asked.contains(word)))
                .collect();
            assert!(on_a_screen.is_empty(), "paper cannot be tapped: {on_a_screen:?}");
            let unsaid =
                answered.iter().filter(|one| text(one).is_empty() && one.query_selector("svg").unwrap().is_none());
            assert_eq!(unsaid.count(), 0, "{sheet}");
            let on_screen_only = "button, input, select, [id], [tabindex]";
            assert_eq!(
                elements(".worksheet-papers").remove(0).query_selector_all(on_screen_only).unwrap().length(),
                0,
                "{sheet}"
            );
        }
    }
    assert_eq!(syllabi().len(), TAUGHT.len());
}

/// Cards of equal value can change places, and a goal can be reached in many ways.
#[test]
async fn a_key_says_where_other_answers_are_right() {
    for (sheet, many, one) in [("wholes", [8, 12, 16], [9, 10]), ("poe", [7, 9, 16], [1, 10])] {
        let seed = if sheet == "wholes" { 3 } else { 2 };
        let page = open(&format!("worksheet_{sheet}_1-16_16_seed_{seed}")).await;
        let start = page.says("worksheet-answer", values! { many: "yes", answer: "" });
        let answers: Vec<String> = elements(".worksheet-answer").iter().map(text).collect();
        let is_example = |number: usize| answers[number - 1].starts_with(start.trim());
        assert!(many.into_iter().all(is_example), "{sheet}: {answers:?}");
        assert!(!one.into_iter().any(is_example), "{sheet}: {answers:?}");
    }
}

#[test]
async fn codes_stand_only_where_they_are_wanted() {
    let page = open("worksheet_wholes_sort_2_seed_4").await;
    let codes = || elements(".worksheet-papers .qr-code").into_iter().filter(is_reachable).count();
    assert_eq!((codes(), elements(".worksheet-seeds a").len()), (0, 0));
    for (choice, counted) in [("worksheet-codes-one", 2), ("worksheet-codes-each", 6), ("worksheet-codes-none", 0)] {
        choose(&page, "worksheet-codes", &page.says(choice, &[])).await;
        assert_eq!(codes(), counted, "{choice}");
    }
}

#[test]
async fn a_link_without_a_worksheet_says_why_and_shows_one_to_begin_with() {
    for (link, fault) in [
        ("worksheet_poe_99_4_seed_9", "content"),
        ("worksheet_chess_1_4_seed_9", "ladder"),
        ("worksheet_poe_1_25_seed_9", "count"),
        ("worksheet_poe_1_4_seed_9999999", "seed"),
        ("%ZZ", "form"),
        ("%3Cb%3E🂡", "form"),
    ] {
        let page = open(link).await;
        assert_eq!(
            text(&page.all("alert")[0]),
            page.says("worksheet-unreadable", values! { fault: fault, most: 24 }),
            "{link}"
        );
        assert!(!elements(".worksheet-exercise").is_empty(), "{link}");
    }
}

#[test]
async fn a_seed_is_typed_or_drawn_and_an_invalid_one_changes_nothing() {
    let page = open("worksheet_floating_7_2_seed_5").await;
    let first = exercises('A');
    let seed = page.find("textbox", &page.says("worksheet-seed", &[]));
    let wrong = page.says("worksheet-seed-wrong", &[]);
    for typed in ["-1", "1000000", "<b>7</b>", "🂡"] {
        page.fill(&seed, typed).await;
        assert!(page.announced().contains(&wrong), "{typed}");
        assert_eq!(exercises('A'), first, "{typed}");
    }
    page.fill(&seed, "77").await;
    made(&page).await;
    assert!(
        value(&page, "worksheet-link").ends_with("worksheet_floating_7_2_seed_77")
            && !page.announced().contains(&wrong)
    );
    page.press("worksheet-another", &[]).await;
    made(&page).await;
    assert!(!value(&page, "worksheet-link").ends_with("_seed_77"));
    assert_ne!(seed.unchecked_ref::<HtmlInputElement>().value(), "77");
}

#[test]
async fn a_mix_offers_what_two_pages_hold() {
    let page = open("worksheet_wholes_7_24_seed_3").await;
    page.fill(&page.find("combobox", &page.says("worksheet-content", &[])), "mix").await;
    made(&page).await;
    let count = page.find("combobox", &page.says("worksheet-count", &[]));
    let chosen = count.unchecked_ref::<web_sys::HtmlSelectElement>().value();
    assert_eq!((chosen.as_str(), count.child_element_count()), ("16", 16));
}
