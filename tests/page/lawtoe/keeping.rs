//! Matches that are kept, and the score sheet.

use flub::games::lawtoe::Series;
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{RICH, SAVE, WON, is_headline, letters, list, save, sit_down, square, write_one};
use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// The key of the score sheet.
const SHEET: &str = "flub.lawtoe.sheet";

/// Opens the app again with what it has kept.
async fn again(page: &Page) -> Page {
    let kept = page.kept(SAVE).expect("a match is in play");
    Page::open("#/lawtoe", &[(SAVE, &kept)]).await
}

#[test]
async fn a_match_goes_on_where_it_was_left_at_any_moment_and_can_be_looked_at_after_its_last() {
    let mut page = sit_down("").await;
    page.press("lawtoe-goal", values! { goal: "even" }).await;
    page = again(&page).await;
    page.click(&square(&page, 4)).await;
    page.key("O").await;
    assert_eq!(letters(), "...O.....");
    page = again(&page).await;
    assert_eq!(letters(), ".........", "what is not entered yet is not part of the match");
    super::pencil(&page, "O4 F3").await;
    page.press("lawtoe-write-two", values! { letter: "O", square: 4, letter2: "F", square2: 3 }).await;
    for (number, mat) in [(1, "P.FO....."), (7, "P.FO..P..")] {
        write_one(&page, "P", number).await;
        page = again(&page).await;
        assert_eq!(letters(), mat);
    }
    page.press("lawtoe-challenge-open", &[]).await;
    page.press("lawtoe-challenge-confirm", values! { kind: "A" }).await;
    page = again(&page).await;
    page.click(&square(&page, 8)).await;
    list(&page, "147 148").await;
    page.press("table-proof-hand-in", &[]).await;
    page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "plaintiff" })).await;
    assert_eq!(page.kept(SAVE), None, "there is nothing to go on with");
    let (last, sheet) = (page.kept("flub.lawtoe.last").unwrap(), page.kept(SHEET).unwrap());
    let page = Page::open("#/lawtoe", &[("flub.lawtoe.last", &last), (SHEET, &sheet)]).await;
    page.press("table-look-back", &[]).await;
    assert!(is_headline(&page, "lawtoe-verdict-winner", values! { who: "plaintiff" }));
    assert_eq!(page.kept(SHEET), Some(sheet), "looking back enters no score again");
    page.press("lawtoe-next-match", &[]).await;
    assert!(page.kept(SAVE).is_some_and(|kept| kept.contains("flub 1 lawtoe pedagogue seed")));
}

#[test]
async fn the_home_page_offers_to_go_on_with_a_match_that_was_left() {
    let page = Page::open("#/", &[(SAVE, &save("person", "person", RICH))]).await;
    let game = page.says("home-lawtoe", &[]);
    page.click(&page.find("link", &page.says("home-continue", values! { game: game }))).await;
    page.until("the mat", |page| page.look_for("grid", &page.says("lawtoe-mat", &[])).is_some()).await;
    assert_eq!(letters(), "P.FO..P..");
}

#[test]
async fn a_save_that_cannot_be_read_is_put_aside_and_offered_as_a_file() {
    let floating = "# x computer easy\n# o computer easy\nflub 1 floating 7x7 plain seed 7\n";
    let unreadable = [
        ("lawtoe", "this was never a save".to_owned()),
        ("lawtoe", "flub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n".to_owned()),
        ("lawtoe", save("person", "person", "plaintiff goal odd\ndefendant F1 F1\n")),
        ("lawtoe", save("person", "person", "").replace("flub 1", "flub 9")),
        ("floating", floating.to_owned()),
    ];
    for (game, kept) in unreadable {
        let key = format!("flub.{game}.save");
        let page = Page::open(&format!("#/{game}"), &[(&key, &kept)]).await;
        let told = page.says("shell-storage-aside", &[]);
        let notices = || elements(".storage-notices p").iter().filter(|notice| text(notice) == told).count();
        assert_eq!(notices(), 1, "{kept}");
        assert_eq!((page.kept(&key), page.kept(&format!("flub.aside.{key}.1"))), (None, Some(kept.clone())));
        let file = page.find("link", &page.says("shell-storage-download", &[]));
        assert_eq!(file.get_attribute("download"), Some(format!("{key}.txt")));
        let address = file.get_attribute("href").unwrap_or_default();
        let (_, content) = address.split_once(',').expect("the file is in its address");
        assert_eq!(js_sys::decode_uri_component(content).expect("a text"), *kept);
        page.click(&page.find("radio", &page.says("seating-second-person", &[]))).await;
        page.press("table-begin", &[]).await;
        let begun = page.kept(&key).expect("a game is in play");
        let page = Page::open(&format!("#/{game}"), &[(&key, &begun)]).await;
        assert!(elements(".storage-notices p").is_empty() && page.kept(&key) == Some(begun));
    }
}

/// Wins a match of the Defendant in which only the last square is due.
async fn win(page: &Page) {
    write_one(page, "F", 7).await;
    page.until("the full mat", |page| page.look_for("button", &page.says("lawtoe-let-stand", &[])).is_some()).await;
    page.press("lawtoe-let-stand", &[]).await;
    page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "you" })).await;
}

#[test]
async fn dragoman_opens_after_three_wins_in_a_row_as_pedagogues_defendant() {
    let mut sheet = String::new();
    for wins in 1..=Series::STREAK {
        let played = save("computer expert", "person", WON).replace("seed 7", &format!("seed {wins}"));
        let kept: &[_] = &[(SAVE, played.as_str()), (SHEET, sheet.as_str())];
        let page = Page::open("#/lawtoe", &kept[..if wins == 1 { 1 } else { 2 }]).await;
        win(&page).await;
        let told = match wins {
            Series::STREAK => page.says("lawtoe-streak-unlocked", &[]),
            _ => page.says("lawtoe-streak", values! { count: wins, of: Series::STREAK }),
        };
        assert_eq!(page.text_of(".verdict-streak"), told);
        page.press("table-change-setup", &[]).await;
        let dragoman = page.find("radio", &page.says("lawtoe-dragoman", &[]));
        let locked = page.says("lawtoe-dragoman-locked", values! { count: wins, of: Series::STREAK });
        let is_locked = elements(".choice-about").iter().any(|about| text(about) == locked);
        assert_eq!((dragoman.has_attribute("disabled"), is_locked), (wins < 3, wins < 3));
        sheet = page.kept(SHEET).expect("the scores are kept");
        if wins == Series::STREAK {
            page.click(&dragoman).await;
            page.press("table-begin", &[]).await;
            assert!(page.kept(SAVE).is_some_and(|kept| kept.contains("flub 1 lawtoe dragoman seed")));
        }
    }
}

#[test]
async fn a_teacher_opens_dragoman_in_the_settings() {
    let page = Page::open("#/settings", &[]).await;
    let setting = page.says("settings-dragoman", &[]);
    let opens = page.all("checkbox").into_iter().find(|one| name(one).starts_with(&setting)).expect("the setting");
    page.click(&opens).await;
    let settings = page.kept("flub.settings").expect("settings are kept");
    for (kept, locked) in [("language en\n", true), (settings.as_str(), false)] {
        let page = Page::open("#/lawtoe", &[("flub.settings", kept)]).await;
        let dragoman = page.find("radio", &page.says("lawtoe-dragoman", &[]));
        assert_eq!(dragoman.has_attribute("disabled"), locked, "{kept}");
    }
}

#[test]
async fn a_match_that_is_pasted_one_move_before_its_end_counts_for_nothing_and_says_so() {
    let page = Page::open("#/lawtoe", &[(SAVE, &save("computer expert", "person", "plaintiff goal odd\n"))]).await;
    page.press("table-record-share", &[]).await;
    let pasting = page.find("textbox", &page.says("table-record-paste-label", &[]));
    page.fill(&pasting, "a shopping list").await;
    page.press("table-record-load", &[]).await;
    let trouble = page.says("table-unreadable-no-record", values! { game: "lawtoe" });
    assert_eq!(page.text_of("#record-trouble"), trouble);
    page.fill(&pasting, &format!("flub 1 lawtoe pedagogue seed 7\n{WON}")).await;
    page.press("table-record-load", &[]).await;
    assert!(page.text_of("main").contains(&page.says("table-given", &[])));
    win(&page).await;
    assert_eq!((page.kept("flub.results"), page.kept(SHEET)), (None, None));
}

#[test]
async fn where_copying_is_forbidden_the_text_to_copy_is_selected_and_a_message_says_so() {
    js_sys::eval(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('a policy', 'NotAllowedError'))",
    )
    .expect("it can be forbidden");
    let page = sit_down(RICH).await;
    page.press("table-record-share", &[]).await;
    page.press("table-record-copy", &[]).await;
    let told = page.says("table-record-copied", values! { copied: "no" });
    page.until(&told, |page| page.announced().contains(&told)).await;
    assert_eq!(page.value(&page.focused()), format!("flub 1 lawtoe pedagogue seed 7\n{RICH}"));
    page.press("table-link-game", &[]).await;
    let told = page.says("table-link-copied", values! { copied: "no", kind: "other" });
    page.until(&told, |page| page.announced().contains(&told)).await;
    assert!(page.value(&page.focused()).contains("#/lawtoe/game/"));
    js_sys::eval("delete navigator.clipboard.writeText").expect("it is allowed again");
}
