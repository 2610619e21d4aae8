//! A tournament of a class.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use super::{file, fill, value};
use crate::{
    element::{is_reachable, name, text},
    lessons::go,
    page::{Page, elements},
    values,
};

const KEY: &str = "flub.tournament";

/// A class of this many, a name a line.
fn class_of(students: usize) -> String {
    let first = ["Ana", "Ben", "Carla", "Dario", "Elif", "Finn", "Gloria", "Hugo", "Iris", "Jonas"];
    let names = (0..students).map(|place| format!("{} {}.", first[place % 10], char::from(b'A' + (place / 10) as u8)));
    names.collect::<Vec<_>>().join("\n")
}

/// A tournament of 29 in its second round.
fn under_way() -> String {
    let names: String = class_of(29).lines().map(|name| format!("- {name}\n")).collect();
    let others: String =
        (3..=9).map(|table| format!("table {table}: {}\n", if table % 2 == 0 { "3 1 2" } else { "1 2 2" })).collect();
    let rounds = "round 2\nabsent 5\ntable 1: 2 1 3 4\ntable 2: 1 - -\n";
    format!(
        "flub tournament 1 seed 7 awards 40 45 50\n{names}round 1\ntable 1: 1 2 3 4\ntable 2: 1 1 3 4\n{others}{rounds}"
    )
}

/// Opens the page with this tournament kept. The one of a test before is left first, since the program keeps its changes.
async fn open(tournament: Option<&str>) -> Page {
    let kept: Vec<_> = tournament.map(|text| (KEY, text)).into_iter().collect();
    Page::open("#/teach/tournament", &kept).await
}

async fn begin(page: &Page, students: usize) {
    fill(page, "tournament-list", &class_of(students)).await;
    page.press("tournament-make", &[]).await;
}

#[test]
async fn awards_wait_until_every_table_has_a_result() {
    let page = open(Some(&under_way())).await;
    page.press("tournament-view-scores", &[]).await;
    let news = || page.text_of(".tournament-news");
    let awards = || elements(".tournament-award").len();
    let improved = page.says("tournament-improved", values! { points: 0 });
    assert!(news().contains(&page.says("tournament-so-far", values! { done: 1, tables: 9 })), "{}", news());
    assert!(awards() == 0 && !news().contains(&improved), "{}", news());
    page.choose("tournament-scores-round", values! { round: 1 }).await;
    assert!(awards() > 0, "{}", news());
}

/// The player of a table at a place, both from 0.
fn player(table: usize, at: usize) -> Element {
    elements(".tournament-table")[table]
        .query_selector_all(".tournament-player")
        .unwrap()
        .get(at as u32)
        .map(wasm_bindgen::JsCast::unchecked_into)
        .unwrap()
}

fn has_title(page: &Page, round: usize) -> bool {
    page.text_of("h1") == page.says("tournament-title", values! { round: round })
}

fn kept(page: &Page) -> String {
    page.kept(KEY).unwrap_or_default()
}

#[test]
async fn a_round_is_tapped_in_with_ties_undone_done_again_and_the_next_one_moves_players() {
    let page = open(None).await;
    begin(&page, 9).await;
    assert!(has_title(&page, 1) && page.focused().local_name() == "h1");
    let seed = kept(&page).split(' ').nth(4).unwrap().to_owned();
    let about = page.says("tournament-about", values! { players: 9, teams: 2, seed: seed });
    assert!(page.text_of(".tournament-head").contains(&about), "{}", page.text_of(".tournament-head"));
    let same = async |table: usize| {
        let wanted = page.says("tournament-same-place", &[]);
        let buttons = elements(".tournament-table")[table].query_selector_all("button").unwrap();
        let buttons =
            (0..buttons.length()).filter_map(|at| buttons.get(at)).map(wasm_bindgen::JsCast::unchecked_into::<Element>);
        page.click(&buttons.into_iter().find(|one| name(one) == wanted).unwrap()).await;
    };
    // The places 2 1 3; 1 1 3; all the same.
    for at in [1, 0, 2] {
        page.click(&player(0, at)).await;
    }
    let asked = text(&elements(".tournament-asked")[1]);
    assert_eq!(asked, page.says("tournament-tap", values! { place: 1 }));
    page.click(&player(1, 0)).await;
    same(1).await;
    assert_eq!(text(&elements(".tournament-asked")[1]), page.says("tournament-tap-tied", values! { place: 1 }));
    page.click(&player(1, 1)).await;
    page.click(&player(1, 2)).await;
    page.click(&player(2, 0)).await;
    for at in [1, 2] {
        same(2).await;
        page.click(&player(2, at)).await;
    }
    let places = "table 1: 2 1 3\ntable 2: 1 1 3\ntable 3: 1 1 1\n";
    assert!(kept(&page).ends_with(places), "{}", kept(&page));
    for (table, at, points) in [(0, 1, 60), (1, 1, 50), (2, 2, 40)] {
        assert!(text(&player(table, at)).ends_with(&page.says("tournament-points", values! { points: points })));
    }
    let told = [0, 1, 2].map(|at| {
        let name = elements(".tournament-table")[2]
            .query_selector_all("bdi")
            .unwrap()
            .get(at)
            .unwrap()
            .text_content()
            .unwrap();
        page.says("tournament-player-result", values! { name: name, place: 1, points: 40 })
    });
    assert!(told.iter().all(|told| page.announced().contains(told)), "{told:?} in {}", page.announced());
    // A tap takes a place back, and undo brings it again.
    page.click(&player(0, 1)).await;
    assert!(kept(&page).contains("table 1: 1 - 2\n"));
    page.press("table-undo", &[]).await;
    page.press("table-undo", &[]).await;
    assert!(kept(&page).contains("table 3: 1 1 -\n"));
    page.press("table-redo", &[]).await;
    assert!(kept(&page).ends_with(places));
    let last = text(&player(0, 2).query_selector("bdi").unwrap().unwrap());
    page.press("tournament-next-round", &[]).await;
    assert!(has_title(&page, 2) && page.announced().contains(&page.says("tournament-title", values! { round: 2 })));
    assert!(text(&elements(".tournament-table")[1]).contains(&last), "the last of the first table moves down");
    page.press("tournament-view-scores", &[]).await;
    let news = page.text_of(".tournament-news");
    let seed = kept(&page).split(' ').nth(4).unwrap().trim().to_owned();
    assert!(news.contains(&page.says("tournament-rose", &[])) && !news.contains(&seed), "{news}");
    assert!(news.contains(&page.says("tournament-thanks-usual", &[])));
    assert!(elements(".tournament-members .numbers").is_empty(), "points of children are shown only if wanted");
    page.choose("tournament-with-points", &[]).await;
    assert_eq!(elements(".tournament-members .numbers").len(), 9);
    for (label, typed) in [("tournament-class", "7B"), ("tournament-thanks", "Thank you, Ben!")] {
        let field = page.find("textbox", &page.says(label, &[]));
        field.unchecked_ref::<web_sys::HtmlInputElement>().set_value(typed);
        page.send(&field, "Event", "change", &[]).await;
        assert!(page.text_of(".tournament-news").contains(typed) && kept(&page).contains(typed));
    }
    assert_eq!((elements(".tournament-rose > li").len(), elements(".tournament-scores tbody tr").len()), (2, 2));
    page.press("tournament-view-sheets", &[]).await;
    assert_eq!((elements(".tournament-sheet").len(), elements(".tournament-sheet tbody tr").len()), (3, 9));
    page.press("tournament-show", &[]).await;
    assert_eq!(elements(".tournament-shown li").len(), 9);
    page.press("tournament-show-end", &[]).await;
    assert!(has_title(&page, 2) && page.focused().local_name() == "h1");
    let saved = kept(&page);
    assert!(has_title(&open(Some(&saved)).await, 2));
}

#[test]
async fn who_is_absent_is_skipped_who_comes_late_sits_down_and_an_unfinished_round_asks() {
    let page = open(None).await;
    begin(&page, 10).await;
    page.click(&elements("summary")[0]).await;
    let person = |at: usize| elements(".tournament-person").remove(at);
    page.click(&person(0)).await;
    assert_eq!(person(0).get_attribute("aria-pressed").as_deref(), Some("true"));
    let told = page.says("tournament-effect", values! { what: "anew", players: 9 });
    assert!(page.text_of(".tournament-folded").contains(&told), "told before it is done");
    assert_eq!(elements(".tournament-player").len(), 10);
    page.press("tournament-people-do", &[]).await;
    assert!(page.text_of(".notice").contains(&told) && page.announced().contains(&told), "and afterwards");
    assert_eq!((elements(".tournament-table").len(), elements(".tournament-player").len()), (3, 9));
    fill(&page, "tournament-late", "<b>Zoë</b> 🦊").await;
    page.press("tournament-late-add", &[]).await;
    assert!(elements(".tournament-player").iter().any(|player| text(player).contains("<b>Zoë</b> 🦊")));
    assert_eq!(value(&page, "tournament-late"), "");
    page.press("tournament-late-add", &[]).await;
    let refused = page.says("tournament-refused-no-name", &[]);
    assert!(page.text_of(".notice").contains(&refused) && page.announced().contains(&refused));
    // Somebody leaves a table that has begun.
    page.click(&player(0, 0)).await;
    let leaver = text(&player(0, 1).query_selector("bdi").unwrap().unwrap());
    let at = elements(".tournament-person bdi").iter().position(|name| text(name) == leaver).unwrap();
    page.click(&person(at)).await;
    page.press("tournament-people-do", &[]).await;
    let left = elements(".tournament-table")[0].query_selector_all(".tournament-player").unwrap().length();
    let effect = page.text_of(".notice");
    assert!(effect.contains(&leaver) && effect.contains(&left.to_string()), "{effect}");
    let points = page.says("tournament-effect-points", &[]);
    assert!(effect.ends_with(&points));
    page.press("table-undo", &[]).await;
    for (answer, round) in [("tournament-next-not-yet", 1), ("tournament-next-anyway", 2)] {
        page.press("tournament-next-round", &[]).await;
        let dialog = page.all("dialog").remove(0);
        assert!(text(&dialog).contains(&page.says("tournament-next-open", values! { tables: 3 })), "{}", text(&dialog));
        page.press(answer, &[]).await;
        assert!(page.all("dialog").is_empty() && has_title(&page, round), "{answer}");
    }
    assert_eq!(elements(".tournament-player").len(), 10, "still absent");
    page.press("table-undo", &[]).await;
    assert!(has_title(&page, 1));
    go(&page, "#/teach").await;
    page.until("the offers", |page| page.look_for("link", &page.says("teach-tournament", &[])).is_some()).await;
    page.click(&page.find("link", &page.says("teach-tournament", &[]))).await;
    page.until("the tournament", |page| has_title(page, 1)).await;
    page.press("table-redo", &[]).await;
    assert!(has_title(&page, 2), "changes can be done again after a look elsewhere");
}

#[test]
async fn a_list_says_what_will_be_made_of_it_and_names_of_any_kind_go_along_in_a_link() {
    let page = open(None).await;
    let few = |names: usize| page.says("tournament-few", values! { names: names });
    let lists = [
        (0, few(0)),
        (1, few(1)),
        (2, few(2)),
        (61, page.says("tournament-many", values! { names: 61, most: 60 })),
        (29, page.says("tournament-count", values! { players: 29, tables: "both", fours: 2, threes: 7, teams: 7 })),
        (60, page.says("tournament-count", values! { players: 60, tables: "threes", threes: 20, fours: 0, teams: 15 })),
    ];
    for (count, said) in lists {
        fill(&page, "tournament-list", &class_of(count)).await;
        assert_eq!(page.text_of(".tournament-count"), said);
        assert_eq!(
            elements(".tournament-count.quiet").len(),
            usize::from(count == 0),
            "before anything is written it is a hint"
        );
        if matches!(count, 0..=2 | 61) {
            page.press("tournament-make", &[]).await;
            assert_eq!(value(&page, "tournament-list"), class_of(count), "nothing is lost");
            assert!(page.announced().contains(&said) && page.focused().local_name() == "textarea", "{count}");
            assert!(elements(".tournament-count.quiet").is_empty(), "what was missing stands out");
        }
    }
    let long = "x".repeat(200);
    let names = ["<img src=x onerror=alert(1)>", "🦊🦊", "ליאור כהן", &*long, "Ana", "Ana", "a_b;c~%41"].join("\n");
    fill(&page, "tournament-list", &format!("{names}\n{}", "y".repeat(201))).await;
    assert_eq!(page.text_of(".tournament-count"), page.says("tournament-long-name", values! { line: 8, most: 200 }));
    fill(&page, "tournament-list", &names).await;
    page.press("tournament-twin-two", &[]).await;
    page.press("tournament-make", &[]).await;
    let mut shown: Vec<String> =
        elements(".tournament-player bdi").iter().map(|name| name.text_content().unwrap()).collect();
    let mut wanted = ["<img src=x onerror=alert(1)>", "🦊🦊", "ליאור כהן", &*long, "Ana", "Ana (2)", "a_b,c~%41"];
    shown.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(shown, wanted);
    let before = kept(&page);
    page.press("tournament-view-carry", &[]).await;
    let link = value(&page, "take-link");
    let page = Page::open(&link[link.find('#').unwrap()..], &[]).await;
    page.until("the tournament", |page| has_title(page, 1)).await;
    assert_eq!(kept(&page), before, "the link carries all of it");
}

#[test]
async fn a_tournament_is_taken_along_and_replaces_another_only_after_a_confirmation() {
    let saved = under_way();
    let page = open(Some(&saved)).await;
    page.press("tournament-view-carry", &[]).await;
    page.find("img", &page.says("take-code", &[]));
    assert_eq!(file(&page.find("link", &page.says("take-file", &[]))), saved);
    let link = value(&page, "take-link");
    let link = &link[link.find('#').unwrap()..];
    page.press("tournament-new-now", &[]).await;
    assert_eq!((page.kept(KEY), page.kept(&format!("flub.aside.{KEY}.1"))), (None, Some(saved.clone())));
    // A pasted tournament is opened as it is.
    fill(&page, "tournament-list", &saved).await;
    page.press("tournament-open-it", &[]).await;
    assert!(has_title(&page, 2));
    assert_eq!(kept(&page), saved);

    let other = "flub tournament 1 seed 9 awards 40 45 50\n- A\n- B\n- C\nround 1\n";
    let page = Page::open(link, &[(KEY, other)]).await;
    assert!(page.text_of("main").contains(&page.says("tournament-link-in-the-way", &[])));
    assert_eq!(kept(&page), other);
    page.press("tournament-link-open", &[]).await;
    page.until("the tournament of the link", |page| has_title(page, 2)).await;
    assert_eq!(kept(&page), saved);
    assert!(
        window().location().hash().unwrap().ends_with("/tournament"),
        "the back button does not return to the link"
    );
    page.press("tournament-view-carry", &[]).await;
    page.press("tournament-new-now", &[]).await;
    let aside: Vec<Element> = elements(".tournament-aside li button").into_iter().filter(is_reachable).collect();
    assert_eq!(aside.len(), 2, "both were put aside");
    page.click(&aside[1]).await;
    assert!(has_title(&page, 1));
    assert_eq!(kept(&page), other);
}

#[test]
async fn mangled_links_and_texts_say_what_is_wrong_and_change_nothing() {
    let saved = under_way();
    let head = "flub_tournament_1_seed_7_awards_40_45_50;-_A;-_B;-_C";
    let faults = [
        ("%zz".to_owned(), "tournament-fault-cut"),
        ("hello".to_owned(), "tournament-fault-other"),
        (head.to_owned(), "tournament-fault-cut"),
        (format!("{head};round_1;table_1:_1_2_9"), "tournament-fault-line"),
    ];
    for (link, said) in faults {
        let page = Page::open(&format!("#/teach/tournament/{link}"), &[(KEY, &saved)]).await;
        assert_eq!(text(&page.all("alert")[0]), page.says(said, values! { line: 6 }), "{link}");
        assert_eq!(kept(&page), saved);
    }
    let page = open(None).await;
    fill(&page, "tournament-list", &saved.replace("table 9", "tabel 9")).await;
    assert_eq!(page.text_of(".tournament-count"), page.says("tournament-fault-line", values! { line: 40 }));
}
