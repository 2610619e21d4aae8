//! Tables that somebody arranges and sends by a link, which begin with one button.

use flub::play::to_link;
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::{
    games::GAMES,
    links::{alert, link_of},
    page::Page,
    values,
};

/// Opens the page that makes a table by link, with this game chosen.
async fn making(game: &str, kept: &[(&str, &str)]) -> Page {
    let page = Page::open("#/teach/set-up", kept).await;
    page.choose(&format!("home-{game}"), &[]).await;
    page
}

/// Starts what a link brought, and returns the game as it is kept then.
async fn start(page: &Page, game: &str) -> String {
    page.press("shell-invitation-start", &[]).await;
    let key = format!("flub.{game}.save");
    page.until("the table", |page| page.address() == format!("#/{game}") && page.kept(&key).is_some()).await;
    page.kept(&key).unwrap()
}

#[test]
async fn a_table_by_link_begins_just_as_it_was_chosen_with_one_button() {
    for game in GAMES {
        let page = making(game.name, &[]).await;
        let kept: &[&str] = match game.name {
            "lawtoe" => {
                page.choose("lawtoe-dragoman", &[]).await;
                page.choose("lawtoe-level-expert", &[]).await;
                page.choose("table-checking", &[]).await;
                &["# plaintiff person", "# defendant computer expert", "# checked", "lawtoe dragoman seed"]
            }
            "poe" => {
                page.choose("poe-tough", &[]).await;
                let name = page.find("textbox", &page.says("seating-player-name", values! { number: 1 }));
                page.fill(&name, "<b>Ñusta 🎈").await;
                page.choose("poe-length-points", &[]).await;
                &["# 1 person 1 <b>Ñusta 🎈", "poe tough seats 3 to 10 points"]
            }
            "wholes" => {
                page.choose("wholes-pack-eighths", &[]).await;
                page.choose("wholes-practice", &[]).await;
                &["# practice", "wholes seats 3 eighths"]
            }
            _ => {
                page.choose("floating-checkerboard", &[]).await;
                page.choose("floating-sharing", &[]).await;
                &["floating 8x8 sharing"]
            }
        };
        let link = link_of(&page, "set-up-copy").await;
        let there = Page::open(&link, &[]).await;
        let title = there.says("shell-invitation", values! { game: game.title(&there) });
        assert_eq!(there.text_of("main h1"), title);
        let save = start(&there, game.name).await;
        kept.iter().for_each(|part| assert!(save.contains(part), "{part}: {save}"));
        assert!(!save.contains("seed 0\n"), "everybody plays from a seed of their own: {save}");
    }
}

#[test]
async fn a_deck_travels_with_its_cards_and_its_name_and_can_be_kept() {
    let decks = ("flub.wholes.decks", "Ours & <b>yours: 1/4*20, 3/4*20\n");
    let page = making("wholes", &[decks]).await;
    page.click(&page.find("radio", "Ours & <b>yours")).await;
    page.press("set-up-shared", &[]).await;
    page.choose("set-up-same-deal", &[]).await;
    let link = link_of(&page, "set-up-copy").await;
    let there = Page::open(&link, &[]).await;
    assert!(there.text_of("main").contains("Ours & <b>yours"));
    there.press("wholes-sent-deck-keep", &[]).await;
    assert!(there.text_of("main").contains(&there.says("wholes-sent-deck-kept", &[])));
    assert_eq!(there.kept(decks.0).as_deref(), Some(decks.1));
    let save = start(&there, "wholes").await;
    assert!(save.contains("# deck Ours & <b>yours\n") && save.contains("deck 1/4*20, 3/4*20 seed"), "{save}");
    let (_, seed) = save.trim_end().rsplit_once("seed ").expect("there is a seed");
    assert!(link.contains(&format!("seed_{seed}")), "everybody gets the same deal: {link} {save}");
    let there = Page::open(&link, &[]).await;
    assert!(there.text_of("main").contains(&there.says("shell-sent-deal-same", values! { seed: seed })));
}

#[test]
async fn what_is_arranged_holds_for_one_game_and_changes_nobodys_settings() {
    let page = making("lawtoe", &[]).await;
    page.press("set-up-shared", &[]).await;
    page.click(&page.find("radio", "Español")).await;
    for choice in [
        "settings-pace-short",
        "settings-coach-warn",
        "shell-helper-analysis",
        "shell-helper-rules",
        "shell-helper-undo",
    ] {
        page.choose(choice, &[]).await;
    }
    let link = link_of(&page, "set-up-copy").await;
    let there = Page::open(&link, &[]).await;
    let lang = || gloo::utils::document_element().get_attribute("lang").unwrap_or_default();
    there.until("the invitation in the language of the game", |_| lang() == "es").await;
    let spanish = flub_app::words(flub_tables::i18n::Language::Spanish);
    let begin = there.find("button", &spanish.text("shell-invitation-start"));
    there.click(&begin).await;
    there.until("the table", |page| page.kept("flub.lawtoe.save").is_some()).await;
    let save = there.kept("flub.lawtoe.save").unwrap();
    for part in ["# coach warn", "# language es", "# pace short", "# hidden analysis rules undo"] {
        assert!(save.contains(part), "{part}: {save}");
    }
    there.find("button", &spanish.text("table-leave"));
    for hidden in ["table-undo", "table-rules"] {
        assert!(there.look_for("button", &spanish.text(hidden)).is_none(), "{hidden}");
    }
    assert!(there.look_for("link", &spanish.text("table-analyse")).is_none());
    assert_eq!(there.kept("flub.settings"), None);
    there.go("#/settings").await;
    there.until("the language of the device", |_| lang() == "en").await;
}

#[test]
async fn a_table_begins_from_a_board_a_record_or_a_game_in_a_message() {
    let page = making("lawtoe", &[]).await;
    page.press("set-up-start", &[]).await;
    let field = page.find("textbox", &page.says("set-up-start-field", &[]));
    let said = |page: &Page, id: &str| {
        page.announced().contains(&page.says(id, values! { game: page.says("home-lawtoe", &[]), count: 2 }))
    };
    page.fill(&field, "no game at all").await;
    assert!(said(&page, "set-up-start-unread"));
    page.fill(&field, "flub 1 lawtoe dragoman seed 7\nplaintiff goal odd\ndefendant P1 P2\n").await;
    assert!(said(&page, "set-up-start-read"));
    page.choose("lawtoe-pedagogue", &[]).await;
    assert!(said(&page, "set-up-start-left-out"), "what was chosen since does not go with the moves");
    page.fill(&field, "Look: https://example.org/flub/#/board/lawtoe/pedagogue_E_F2_F5_P1 !").await;
    let there = Page::open(&link_of(&page, "set-up-copy").await, &[]).await;
    assert!(there.text_of("main").contains(&there.says("shell-sent-start-after", values! { count: 3 })));
    let save = start(&there, "lawtoe").await;
    assert!(save.contains("plaintiff goal even\ndefendant F2 F5\nplaintiff P1\n"), "{save}");
}

#[test]
async fn a_game_in_play_is_put_aside_only_when_the_table_is_begun() {
    for game in GAMES {
        let key = game.key();
        let kept = [(&*key, game.in_play)];
        for broken in ["%", "~_plaintiff_person;flub_1_lawtoe", "flub_1_chess_seats_2_seed_7"] {
            let page = Page::open(&format!("#/{}/table/{broken}", game.name), &kept).await;
            assert_eq!(alert(&page), page.says("shell-sent-mangled", &[]), "{broken}");
        }
        let unplayed: String = game
            .in_play
            .lines()
            .take_while(|line| line.starts_with('#') || line.starts_with("flub"))
            .map(|line| format!("{line}\n"))
            .collect();
        let page = Page::open(&format!("#/{}/table/{}", game.name, to_link(&unplayed).unwrap()), &kept).await;
        assert!(page.text_of("main").contains(&page.says("shell-invitation-aside", &[])));
        assert_eq!(page.kept_all(), [(game.key(), game.in_play.to_owned())]);
        page.press("shell-invitation-start", &[]).await;
        let aside = format!("flub.aside.{}.1", game.key());
        page.until("the table", |page| page.kept(&aside).is_some()).await;
        assert_eq!(page.kept(&aside).as_deref(), Some(game.in_play));
        assert!(page.steps().is_empty());
    }
}
