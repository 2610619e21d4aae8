//! Links to games, set-ups and boards, as they reach somebody else.

use flub::play::to_link;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, wasm_bindgen::JsCast};

use crate::{
    element::{name, text},
    games::{GAMES, given},
    page::{Page, elements},
    values,
};

/// The link that a button makes, from its `#` on.
pub async fn link_of(page: &Page, id: &str) -> String {
    page.press(id, &[]).await;
    let link = page.value(&page.find("textbox", &page.says("table-link", &[])));
    link[link.find('#').expect("it has a place of the app")..].to_owned()
}

/// What the alert says; empty if there is none.
pub fn alert(page: &Page) -> String {
    page.all("alert").first().map(text).unwrap_or_default()
}

fn title(page: &Page) -> String {
    page.text_of("main h1")
}

#[test]
async fn a_link_carries_a_game_and_the_step_that_is_looked_at_to_somebody_else() {
    for game in GAMES {
        for looks_back in [false, true] {
            let page = Page::open(&format!("#/{}", game.name), &[(&*game.key(), game.in_play)]).await;
            if looks_back {
                page.press("table-record-back", &[]).await;
            }
            page.press("table-record-share", &[]).await;
            let label = page.says("table-record-copy-label", &[]);
            page.until("what is shared", |page| page.look_for("textbox", &label).is_some()).await;
            let link = link_of(&page, "table-link-game").await;
            let begins = format!("#/{}/game/~_", game.name);
            assert!(
                link.starts_with(&begins) && link.contains(&format!(";flub_1_{}_", game.name)),
                "people can read it: {link}"
            );
            let told = page.steps();
            let there = Page::open(&link, &[]).await;
            there.until("the game", |page| !page.steps().is_empty()).await;
            assert_eq!(there.steps(), told, "{link}");
            assert_eq!(there.address(), format!("#/{}", game.name));
            assert_eq!(there.kept(&game.key()), Some(given(game.in_play)), "its moves count for nothing there");
        }
    }
}

/// What is chosen in the form of a set-up.
fn chosen(page: &Page) -> Vec<String> {
    let fields = elements(".setup-form input, .setup-form select").into_iter();
    let fields = fields.filter(|field| field.closest(".link-copy").is_ok_and(|link| link.is_none()));
    let read = |field: Element| match field.dyn_ref::<HtmlInputElement>() {
        Some(field) if matches!(&*field.type_(), "radio" | "checkbox") => {
            format!("{} {}", name(field), field.checked())
        }
        _ => page.value(&field),
    };
    fields.map(read).collect()
}

#[test]
async fn a_link_carries_a_set_up_and_the_game_in_play_stays_until_it_begins() {
    let others = [
        ("lawtoe", "seating-second-person"),
        ("poe", "poe-big-tough"),
        ("wholes", "wholes-practice"),
        ("floating", "floating-checkerboard"),
    ];
    for (game, (_, other)) in GAMES.into_iter().zip(others) {
        let page = Page::open(&format!("#/{}", game.name), &[]).await;
        let usual = chosen(&page);
        page.choose(other, &[]).await;
        page.press("table-more", &[]).await;
        let here = chosen(&page);
        assert_ne!(here, usual, "{}", game.name);
        let link = link_of(&page, "table-link-set-up").await;
        let there = Page::open(&link, &[(&*game.key(), game.in_play)]).await;
        let begin = there.says("table-begin", &[]);
        there.until("the set-up", |page| page.look_for("button", &begin).is_some()).await;
        assert_eq!(chosen(&page), here, "{link}");
        assert!(
            there.find("button", &begin).class_name().contains("primary"),
            "somebody who opened it wants to play that"
        );
        assert_eq!(there.kept(&game.key()).as_deref(), Some(game.in_play));
        there.press("table-begin", &[]).await;
        let begun = there.kept(&game.key()).expect("it is kept");
        assert!(!begun.contains("seed 0\n"), "it is dealt anew: {begun}");
        assert_eq!(there.kept(&format!("flub.aside.{}.1", game.key())).as_deref(), Some(game.in_play));
    }
}

#[test]
async fn a_link_to_another_game_asks_before_it_takes_the_place_of_the_one_in_play() {
    for game in GAMES {
        let address = format!("#/{}/game/{}", game.name, to_link(game.in_play).unwrap());
        let page = Page::open(&address, &[(&*game.key(), game.in_play)]).await;
        page.until("the same game needs no question", |page| !page.steps().is_empty()).await;
        assert_eq!(page.kept_all(), [(game.key(), game.in_play.to_owned())], "and nobody else has made its moves");

        let mine = game.earlier();
        let page = Page::open(&address, &[(&*game.key(), &mine)]).await;
        assert_eq!(title(&page), page.says("shell-sent-title", values! { game: game.title(&page) }));
        let mine_on = page.find("link", &page.says("shell-sent-mine", &[])).get_attribute("href").unwrap();
        page.go(&mine_on).await;
        page.until("my game", |page| !page.steps().is_empty()).await;
        assert_eq!(page.kept_all(), [(game.key(), mine.clone())], "nothing has changed");
        page.go(&address).await;
        page.press("shell-sent-open", &[]).await;
        page.until("theirs", |page| page.kept(&game.key()).as_deref() != Some(&mine)).await;
        assert_eq!(page.kept(&game.key()), Some(given(game.in_play)));
        assert_eq!(page.kept(&format!("flub.aside.{}.1", game.key())), Some(mine), "it is put aside");
    }
}

#[test]
async fn a_mangled_oversized_or_hostile_link_says_so_and_changes_nothing() {
    for game in GAMES {
        let text = to_link(game.in_play).unwrap();
        let hostile = to_link("<img src=x onerror=\"document.title=`gone`\">").unwrap();
        let links = [
            (hostile.clone(), "shell-sent-mangled"),
            (format!("~_1_person_1_{hostile};{}", text.replace("seed", &hostile)), "shell-sent-mangled"),
            (text.replace("flub_1", "flub_9"), "shell-sent-mangled"),
            (format!("{text};1_flies"), "shell-sent-mangled"),
            ("%".to_owned(), "shell-sent-mangled"),
            ("%00%07".to_owned(), "shell-sent-mangled"),
            ("a".repeat(1 << 17), "shell-sent-long"),
        ];
        let page = Page::open("#/", &[(&*game.key(), game.in_play)]).await;
        for kind in ["game", "set-up", "table", "turn"] {
            for (link, why) in &links {
                page.go("#/").await;
                assert_eq!(alert(&page), "");
                page.go(&format!("#/{}/{kind}/{link}", game.name)).await;
                assert_eq!(alert(&page), page.says(why, &[]), "{kind} {link:.80}");
                assert_eq!(elements("main img").len(), 0, "text is never markup");
            }
        }
        assert_eq!(page.kept_all(), [(game.key(), game.in_play.to_owned())]);
        page.find("link", &page.says("home-play", values! { game: game.title(&page) }));
    }
}

#[test]
async fn names_that_look_like_markup_or_turn_a_sentence_around_are_names() {
    let names = ["<img src=x onerror=alert>", "\u{5d3}\u{5e0}\u{5d4}", "\u{202e}Ben"];
    let player = |(seat, name): (usize, &str)| format!("~_{seat}_person_{seat}_{};", to_link(name).unwrap());
    let players: String = (1..).zip(names).map(player).collect();
    let game = "flub_1_wholes_seats_3_quarters_seed_6;1_draws;1_passes;2_draws;2_passes;3_draws;3_passes";
    let page = Page::open(&format!("#/wholes/game/{players}{game}"), &[]).await;
    page.until("the game", |page| !page.steps().is_empty()).await;
    let told: String = page.steps().into_iter().map(|(step, _)| step).collect();
    for name in ["<img src=x onerror=alert", "\u{2068}\u{5d3}\u{5e0}\u{5d4}\u{2069}", "\u{2068}Ben\u{2069}"] {
        assert!(told.contains(name), "{name}: {told}");
    }
    assert_eq!(elements("main img").len(), 0);
    assert!(!page.text_of("body").contains('\u{202e}'));
}

#[test]
async fn a_set_up_by_link_says_what_it_brings() {
    let page = Page::open(
        "#/lawtoe/set-up/~_plaintiff_person;~_defendant_computer_student;flub_1_lawtoe_dragoman_seed_0",
        &[],
    )
    .await;
    page.until("the set-up", |page| page.look_for("button", &page.says("table-begin", &[])).is_some()).await;
    assert!(
        page.text_of("main").contains(&page.says("lawtoe-role-plaintiff-wins", &[])),
        "the side that can win is told"
    );
    page.press("table-begin", &[]).await;
    assert!(page.kept("flub.lawtoe.save").unwrap().contains("lawtoe dragoman seed"));
    let deck = to_link("<b>Halves").unwrap();
    let page = Page::open(
        &format!("#/wholes/set-up/~_1_person_1;~_2_person_2;~_deck_{deck};flub_1_wholes_seats_2_deck_1/2*40_seed_0"),
        &[],
    )
    .await;
    page.until("the deck", |page| page.look_for("radio", "<b>Halves").is_some()).await;
    assert!(page.find("radio", "<b>Halves").unchecked_ref::<HtmlInputElement>().checked());
}

#[test]
async fn a_link_carries_a_board_and_one_that_cannot_be_says_so() {
    let page = Page::open("#/board/poe", &[]).await;
    page.choose("poe-goal-even", &[]).await;
    for (letter, square) in [("p", 5), ("r", 1), ("f", 9)] {
        let vacant = page.says("table-square-vacant", values! { square: square });
        let squares = page.all("button").into_iter().filter(|one| name(one).starts_with(&vacant));
        page.click(&squares.last().expect("a square")).await;
        page.key(letter).await;
    }
    let letters = || {
        elements(".square-letter").iter().map(|one| one.text_content().unwrap_or_default() + ".").collect::<String>()
    };
    let here = letters();
    let link = link_of(&page, "table-link-board").await;
    assert_eq!(link, "#/board/poe/beginning_E_P5_R1_F9");
    let there = Page::open(&link, &[]).await;
    there.until("the letters", |_| letters() == here).await;
    assert!(there.find("radio", &there.says("poe-goal-even", &[])).unchecked_ref::<HtmlInputElement>().checked());
    for wrong in ["beginning_E_P5_R5", "beginning_E_P10", "beginning_>9_P5", "%3Cb%3E"] {
        let page = Page::open(&format!("#/board/poe/{wrong}"), &[]).await;
        assert_eq!(alert(&page), page.says("shell-sent-mangled", &[]), "{wrong}");
    }
}
