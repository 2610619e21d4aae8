//! What is kept: the page of kept games, backups, and what happens to a game whose place another takes.

use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use crate::{
    element::{name, text},
    games::{ALMOST_WON, WHOLE, floating, floating_record, given, win},
    page::{Page, elements},
    values,
};

const SAVE: &str = "flub.floating.save";
const LAST: &str = "flub.floating.last";
const ASIDE: &str = "flub.aside.flub.floating.save.1";
const LAST_ASIDE: &str = "flub.aside.flub.floating.last.1";
const DECKS_ASIDE: &str = "flub.aside.flub.wholes.decks.1";

/// A whole game with another end.
fn other_whole() -> String {
    floating(&[&WHOLE[..14], &["g7", "g5"]].concat())
}

/// Games of two kinds in all four places, and decks that nobody could read.
fn kept() -> Vec<(&'static str, String)> {
    vec![
        (LAST_ASIDE, other_whole()),
        (ASIDE, floating(&["d4"])),
        (DECKS_ASIDE, "Halves 1/2*20".to_owned()),
        (LAST, floating(&WHOLE)),
        (SAVE, floating(&["d4", "e4", "d5"])),
        ("flub.poe.save", "# 1 person 1 Ana\n# 2 person 2 \u{202e}Ben\n# elapsed 0\nflub 1 poe beginning seats 2 for 2 rounds seed 7\n1 goal O\n".to_owned()),
    ]
}

async fn open(address: &str, kept: &[(&str, String)]) -> Page {
    let kept: Vec<(&str, &str)> = kept.iter().map(|(key, text)| (*key, &**text)).collect();
    Page::open(address, &kept).await
}

/// The texts that are kept, in order.
fn texts(page: &Page) -> Vec<String> {
    let mut texts: Vec<String> = page.kept_all().into_iter().map(|(_, text)| text).collect();
    texts.sort();
    texts
}

/// The entry of the page of kept games that begins so, and a button or link of it.
fn entry(page: &Page, beginning: &str) -> Option<Element> {
    page.all("listitem").into_iter().find(|entry| text(entry).starts_with(beginning))
}

fn act(page: &Page, entry: &Element, role: &str, id: &str) -> Element {
    let mut acts = page.all(role).into_iter().filter(|act| entry.contains(Some(act)));
    acts.find(|act| name(act) == page.says(id, &[])).unwrap_or_else(|| panic!("no {id} in {}", text(entry)))
}

#[test]
async fn a_kept_game_is_opened_without_a_loss_and_deleted_for_ever_after_a_question() {
    let places = [
        ("kept-in-play", SAVE, 3),
        ("kept-finished", LAST, 16),
        ("kept-aside", ASIDE, 1),
        ("kept-aside-finished", LAST_ASIDE, 16),
    ];
    for (place, key, steps) in places {
        let page = open("#/games", &kept()).await;
        let place = page.says(place, &[]);
        let beginning = format!("{place}{}", page.says("kept-steps", values! { steps: steps }));
        let before = texts(&page);
        let one = entry(&page, &beginning).unwrap_or_else(|| panic!("no {beginning}: {}", page.text_of("main")));
        page.click(&act(&page, &one, "button", "kept-open")).await;
        page.until("the game", |page| page.steps().len() == steps).await;
        assert_eq!(page.address(), "#/floating");
        assert_eq!(texts(&page), before, "every game is still kept: {place}");

        let page = open("#/games", &kept()).await;
        let before = page.kept_all();
        let one = entry(&page, &beginning).expect("it is listed");
        page.click(&act(&page, &one, "button", "kept-delete")).await;
        page.press("shell-close", &[]).await;
        assert_eq!(page.kept_all(), before, "a question comes first");
        page.click(&act(&page, &one, "button", "kept-delete")).await;
        let dialog = page.find("dialog", &page.says("kept-delete-title", &[]));
        page.click(&act(&page, &dialog, "button", "kept-delete")).await;
        assert!(entry(&page, &beginning).is_none(), "{beginning}");
        assert_eq!(text(&page.focused()), page.says("kept-title", &[]));
        page.until("it is said", |page| page.announced().contains(&page.says("kept-deleted", &[]))).await;
        let others: Vec<_> = before.into_iter().filter(|(other, _)| other != key).collect();
        assert_eq!(page.kept_all(), others);
    }
}

#[test]
async fn what_was_put_aside_and_is_no_game_can_be_deleted_and_what_cannot_be_read_stays() {
    let page = open("#/games", &kept()).await;
    let others = page.find("region", &page.says("kept-others", &[]));
    assert!(page.look_for("button", &page.says("kept-open", &[])).is_some_and(|open| !others.contains(Some(&open))));
    let decks = page.says("kept-other", values! { what: "decks", number: 1 });
    assert!(text(&others).contains(&decks), "{}", text(&others));
    page.click(&act(&page, &others, "button", "kept-delete")).await;
    let dialog = page.find("dialog", &page.says("kept-delete-title", &[]));
    page.click(&act(&page, &dialog, "button", "kept-delete")).await;
    assert_eq!(page.kept(DECKS_ASIDE), None);
    assert!(page.look_for("region", &page.says("kept-others", &[])).is_none());

    let later = "flub 9 floating, of a later year";
    let page = open("#/games", &[(ASIDE, later.to_owned())]).await;
    page.press("kept-open", &[]).await;
    assert_eq!(text(&page.all("alert").remove(0)), page.says("kept-unreadable", &[]));
    assert_eq!(page.kept(ASIDE).as_deref(), Some(later));
    let page = open("#/games", &[]).await;
    assert!(page.text_of("main").contains(&page.says("kept-none", &[])));
}

#[test]
async fn names_and_results_stand_with_the_kept_games() {
    let results = "floating easy won 3 shared 0 lost 2 streak 1 best 2 seed 7\n".to_owned();
    let against = ("flub.lawtoe.save", ALMOST_WON.to_owned());
    let page = open("#/games", &[kept(), vec![("flub.results", results), against]].concat()).await;
    let lawtoe = page.find("region", &page.says("home-lawtoe", &[]));
    assert!(text(&lawtoe).contains(&page.says("lawtoe-level-expert", &[])), "{}", text(&lawtoe));
    let poe = page.find("region", &page.says("home-poe", &[]));
    assert!(text(&poe).contains("\u{2068}Ben\u{2069}") && !text(&poe).contains('\u{202e}'), "{}", text(&poe));
    let cells: Vec<String> = elements(".score-table td").iter().map(text).collect();
    assert_eq!(cells[1..], ["3", "0", "2", "1", "2"]);
}

#[test]
async fn kept_games_of_as_many_steps_are_told_apart_by_what_is_played_and_who_plays() {
    let games = [
        ("# x person\n# o computer easy\n", "7x7 plain"),
        ("# x person\n# o computer perfect\n", "7x7 plain"),
        ("# x computer easy\n# o person\n", "7x7 plain"),
        ("# x person\n# o computer easy\n", "8x8 plain"),
        ("# x person\n# o computer easy\n", "8x8 moving sharing"),
    ];
    let kept = games.iter().enumerate().map(|(number, (players, setup))| {
        (format!("flub.aside.{SAVE}.{}", number + 1), format!("{players}flub 1 floating {setup} seed 7\nx d4\n"))
    });
    let kept: Vec<(String, String)> = kept.collect();
    let kept: Vec<(&str, String)> = kept.iter().map(|(key, text)| (&**key, text.clone())).collect();
    let page = open("#/games", &kept).await;
    let mut told: Vec<String> = elements(".kept > p").iter().map(text).collect();
    told.sort();
    told.dedup();
    assert_eq!(told.len(), games.len(), "{told:?}");
}

#[test]
async fn whatever_takes_the_place_of_a_game_in_play_puts_it_aside() {
    let running = floating(&["d4", "d5"]);
    for way in ["new", "pasted", "chosen by a link"] {
        let address = if way == "chosen by a link" {
            "#/floating/set-up/~_x_person;~_o_person;flub_1_floating_7x7_plain_seed_0"
        } else {
            "#/floating"
        };
        let page = open(address, &[(SAVE, running.clone())]).await;
        match way {
            "new" => {
                page.press("table-leave", &[]).await;
                page.press("table-begin", &[]).await;
            }
            "pasted" => {
                page.press("table-record-share", &[]).await;
                let label = page.says("table-record-paste-label", &[]);
                page.until("the field", |page| page.look_for("textbox", &label).is_some()).await;
                let field = page.find("textbox", &page.says("table-record-paste-label", &[]));
                page.fill(&field, "flub 1 floating 8x8 plain seed 7\nx d4\n").await;
                page.press("table-record-load", &[]).await;
            }
            _ => {
                page.until("the set-up", |page| page.look_for("button", &page.says("table-begin", &[])).is_some())
                    .await;
                page.press("table-begin", &[]).await;
            }
        }
        assert_eq!(page.kept(ASIDE).as_deref(), Some(&*running), "{way}");
        assert!(page.kept(SAVE).is_some_and(|kept| kept != running), "{way}");
    }
    let other = other_whole();
    let link = other.trim_end().replace('#', "~").replace(' ', "_").replace('\n', ";");
    let page = open(&format!("#/floating/game/{link}"), &[(LAST, floating(&WHOLE))]).await;
    page.until("the end", |page| page.kept(LAST_ASIDE).is_some()).await;
    assert_eq!(page.kept(LAST_ASIDE).as_deref(), Some(&*floating(&WHOLE)), "so is what was finished last");
    assert_eq!(page.kept(LAST).as_deref(), Some(&*given(&other)));
}

#[test]
async fn a_game_is_kept_at_every_step_and_its_end_is_kept_as_the_last() {
    let page = open("#/floating", &[(SAVE, floating(&WHOLE[..14]))]).await;
    page.click(&crate::games::floating_square(WHOLE[14])).await;
    assert_eq!(page.kept(SAVE).as_deref(), Some(&*floating(&WHOLE[..15])));
    page.press("table-undo", &[]).await;
    assert_eq!(page.kept(SAVE).as_deref(), Some(&*floating(&WHOLE[..14])), "undo is kept too");
    page.press("table-redo", &[]).await;
    page.click(&crate::games::floating_square(WHOLE[15])).await;
    assert_eq!(page.kept_all(), [(LAST.to_owned(), floating(&WHOLE))]);
    assert!(page.kept(LAST).unwrap().ends_with(&floating_record(&WHOLE)));
}

#[test]
async fn a_game_that_ends_here_counts_once_unless_there_was_help() {
    for (remark, counted) in [("", true), ("# helped\n", false), ("# given moves\n", false)] {
        let save = ALMOST_WON.replacen("flub 1", &format!("{remark}flub 1"), 1);
        let page = Page::open("#/lawtoe", &[("flub.lawtoe.save", &save)]).await;
        win(&page).await;
        let results = page.kept("flub.results");
        assert_eq!(results.is_some(), counted, "{remark}");
        let Some(results) = results else { continue };
        assert_eq!(results, "lawtoe expert won 1 shared 0 lost 0 streak 1 best 1 seed 7\n");
        let page = Page::open("#/lawtoe", &[("flub.lawtoe.save", &save), ("flub.results", &results)]).await;
        win(&page).await;
        assert_eq!(page.kept("flub.results"), Some(results), "its end played again does not count again");
    }
}

/// Chooses a file with this text in a field.
async fn bring(page: &Page, text: &str) {
    let field = elements("input[type=file]").remove(0);
    let choose = js_sys::Function::new_with_args(
        "field, text",
        "const files = new DataTransfer(); files.items.add(new File([text], 'flub.txt')); field.files = files.files;",
    );
    choose.call2(&wasm_bindgen::JsValue::NULL, field.unchecked_ref(), &text.into()).unwrap();
    page.send(&field, "Event", "change", &[]).await;
}

#[test]
async fn a_file_that_is_no_backup_is_refused_with_a_reason_and_changes_nothing() {
    let asides: String =
        (1..=20).map(|number| format!("@ flub.aside.flub.poe.save.{number}\n| theirs {number}\n")).collect();
    let mine = [("flub.lawtoe.save", "mine"), ("flub.poe.save", "mine"), ("flub.aside.flub.poe.save.1", "mine too")];
    let page = Page::open("#/settings", &mine).await;
    let before = page.kept_all();
    let cases = [
        ("Dear teacher,".to_owned(), page.says("settings-backup-other", &[])),
        (String::new(), page.says("settings-backup-other", &[])),
        (
            "flub keeps 1\n@ flub.settings\n| theme paper\n@ evil<b>\n| 1\n".to_owned(),
            page.says("settings-backup-line", values! { line: 4 }),
        ),
        ("flub keeps 1\n| 1\n".to_owned(), page.says("settings-backup-line", values! { line: 2 })),
        (format!("flub keeps 1\n{}", "| a\n".repeat(1_300_000)), page.says("settings-backup-long", &[])),
        (format!("flub keeps 1\n{asides}"), page.says("settings-backup-many", values! { most: 20 })),
    ];
    for (file, reason) in cases {
        bring(&page, &file).await;
        page.until(&reason, |page| page.text_of("#backup-trouble") == reason).await;
        assert_eq!(page.kept_all(), before, "{reason}");
    }
    js_sys::eval("window.readBlob = Blob.prototype.arrayBuffer; Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))").unwrap();
    bring(&page, "flub keeps 1\n").await;
    js_sys::eval("Blob.prototype.arrayBuffer = window.readBlob").unwrap();
    let unread = page.says("shell-file-unread", &[]);
    page.until(&unread, |page| page.text_of("#backup-trouble") == unread).await;
    js_sys::eval(
        "window.setItem = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('flub.aside.')) throw new DOMException('full', 'QuotaExceededError');
        window.setItem.call(this, key, text);
    }",
    )
    .unwrap();
    bring(&page, "flub keeps 1\n@ flub.lawtoe.save\n| theirs\n").await;
    let refused = page.says("shell-storage-refused", &[]);
    page.until(&refused, |page| page.text_of("#backup-trouble") == refused).await;
    js_sys::eval("Storage.prototype.setItem = window.setItem").unwrap();
    assert_eq!(page.kept_all(), before);
}
