//! The settings: what is chosen holds at once and is kept; and what they switch on.

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, wasm_bindgen::JsCast};

use crate::{
    element::name,
    games::{ALMOST_WON, win},
    page::Page,
};

const SETTINGS: &str = "flub.settings";

/// The settings with a few values each.
const CHOICES: [(&str, &[&str]); 5] = [
    ("theme", &["paper", "slate", "projector"]),
    ("size", &["usual", "large", "largest"]),
    ("motion", &["device", "less", "none"]),
    ("coach", &["off", "warn", "explain", "guided"]),
    ("pace", &["ask", "long", "short"]),
];

/// A value of a setting, in its group.
fn choice(page: &Page, setting: &str, value: &str) -> Element {
    let group = page.find("group", &page.says(&format!("settings-{setting}"), &[]));
    let wanted = page.says(&format!("settings-{setting}-{value}"), &[]);
    let radios = page.all("radio").into_iter().filter(|one| group.contains(Some(one)));
    radios.into_iter().find(|one| name(one) == wanted).unwrap_or_else(|| panic!("no {setting} {value}"))
}

fn is_checked(choice: &Element) -> bool {
    choice.unchecked_ref::<HtmlInputElement>().checked()
}

fn root(attribute: &str) -> String {
    gloo::utils::document_element().get_attribute(attribute).unwrap_or_default()
}

fn is_kept(page: &Page, line: &str) -> bool {
    page.kept(SETTINGS).unwrap_or_default().lines().any(|one| one == line)
}

#[test]
async fn everything_is_set_in_one_place_at_once_and_is_still_so_at_the_next_visit() {
    for last in 0..4 {
        let page = Page::open("#/settings", &[]).await;
        // With the first change all are kept.
        page.choose("settings-speech", &[]).await;
        for (setting, values) in CHOICES {
            let order = values.iter().cycle().skip(last + 1).take(values.len());
            for value in order {
                page.click(&choice(&page, setting, value)).await;
                assert!(is_checked(&choice(&page, setting, value)));
                assert!(is_kept(&page, &format!("{setting} {value}")), "{setting} {value}");
                if root(&format!("data-{setting}")) != *value {
                    assert!(matches!(setting, "coach" | "pace") || *value == "device", "{setting} {value}");
                }
            }
        }
        let kept = page.kept(SETTINGS).expect("they are kept");
        let page = Page::open("#/settings", &[(SETTINGS, &kept)]).await;
        for (setting, values) in CHOICES {
            assert!(is_checked(&choice(&page, setting, values[last % values.len()])), "{setting}");
        }
    }
}

#[test]
async fn what_is_on_or_off_is_off_until_it_is_asked_for() {
    let boxes = [("sound", "sound"), ("speech", "speech"), ("dragoman", "dragoman-unlocked-by-teacher")];
    let page = Page::open("#/settings", &[]).await;
    for (label, setting) in boxes {
        let (label, of) =
            (page.says(&format!("settings-{label}"), &[]), |page: &Page, label: &str| page.find("checkbox", label));
        assert!(!is_checked(&of(&page, &label)), "{setting}");
        page.click(&of(&page, &label)).await;
        assert!(is_checked(&of(&page, &label)) && is_kept(&page, &format!("{setting} true")), "{setting}");
        page.click(&of(&page, &label)).await;
        assert!(is_kept(&page, &format!("{setting} false")), "{setting}");
    }
}

#[test]
async fn the_language_changes_at_once_and_is_kept() {
    let page = Page::open("#/", &[]).await;
    let language = page.says("settings-language", &[]);
    page.fill(&page.find("combobox", &language), "es").await;
    page.until("Spanish", |_| root("lang") == "es").await;
    let kept = page.kept(SETTINGS).expect("it is kept");
    let there = Page::open("#/", &[(SETTINGS, &kept)]).await;
    assert_eq!(gloo::utils::document().title(), there.says("shell-title", &[]));
    assert!(there.text_of("main").contains(&there.says("home-lead", &[])));
    assert_ne!(there.says("home-lead", &[]), page.says("home-lead", &[]));
    let language = there.says("settings-language", &[]);
    there.fill(&there.find("combobox", &language), "en").await;
    assert!(there.text_of("main").contains(&page.says("home-lead", &[])));
}

#[test]
async fn settings_of_an_older_version_stay_and_what_it_did_not_know_is_as_at_first() {
    let kept = "language en\ntheme slate\ndragoman-unlocked-by-teacher true\ncoach warn\npace short\nspeech true\n";
    let page = Page::open("#/settings", &[(SETTINGS, kept)]).await;
    for (setting, value) in
        [("theme", "slate"), ("coach", "warn"), ("pace", "short"), ("size", "usual"), ("motion", "device")]
    {
        assert!(is_checked(&choice(&page, setting, value)), "{setting}");
    }
    assert_eq!(page.kept_all(), [(SETTINGS.to_owned(), kept.to_owned())], "nothing is put aside");
}

/// From now on counts the notes that are played.
fn listen() {
    const LISTEN: &str = "window.notes = [];
        if (!window.listens) {
            window.listens = true;
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (when) {
                window.notes.push(Math.round(this.frequency.value));
                start.call(this, when);
            };
        }";
    js_sys::eval(LISTEN).unwrap();
}

/// The notes that were played, in hertz.
fn notes() -> String {
    js_sys::eval("window.notes.join(' ')").unwrap().as_string().unwrap()
}

#[test]
async fn letters_and_verdicts_make_sounds_only_if_that_is_set_and_not_when_they_are_old() {
    for (sound, heard) in [("true", "1568 1319 1568 1319 1568 1319 523 659 784 1047"), ("false", "")] {
        listen();
        let settings = format!("language en\ntheme paper\nsound {sound}\n");
        let page = Page::open("#/lawtoe", &[(SETTINGS, &settings), ("flub.lawtoe.save", ALMOST_WON)]).await;
        assert_eq!(notes(), "", "what was played before is not heard");
        win(&page).await;
        assert_eq!(notes(), heard);
    }
}

#[test]
async fn taking_back_makes_no_sound() {
    listen();
    let save = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# practice\nflub 1 wholes seats 3 quarters seed 6\n1 draws\n1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2\n2 lets it be\n";
    let page =
        Page::open("#/wholes", &[(SETTINGS, "language en\ntheme paper\nsound true\n"), ("flub.wholes.save", save)])
            .await;
    page.press("table-undo", &[]).await;
    assert_eq!((page.steps().len(), &*notes()), (2, ""));
}
