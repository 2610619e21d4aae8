//! Who learns on a device, and progress that is taken along.

use flub::{
    games::ladders,
    lessons::{Day, Effort, Progress, Standing},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::HtmlInputElement;

use crate::{
    element::text,
    page::{Page, elements},
    values,
};

async fn add(page: &Page, nickname: &str) {
    page.fill(&page.find("textbox", &page.says("learn-nickname", &[])), nickname).await;
    page.press("learn-add", &[]).await;
}

/// Opens the page of all ladders, with the choice of who learns.
async fn open_choice(kept: &[(&str, &str)]) -> Page {
    let page = Page::open("#/learn", kept).await;
    page.click(&elements(".learn-who > summary")[0]).await;
    page
}

fn learns(page: &Page, name: &str) -> bool {
    text(&elements(".learn-who > summary")[0]) == page.says("learn-who", values! { name: name })
}

/// Somebody without a name who has begun a step.
const BEGUN: &str = "* 1 ";

#[test]
async fn several_learn_on_one_device_and_one_is_removed_only_after_a_confirmation() {
    let progress = Progress::new(&ladders()).to_string();
    let page = open_choice(&[("flub.learners", &format!("{BEGUN}{progress} <b>Bo</b>\n"))]).await;
    add(&page, "Ana").await;
    assert!(learns(&page, "Ana"));
    assert_eq!(page.kept("flub.learners").unwrap(), format!("1 {progress} <b>Bo</b>\n* 1 {progress} Ana\n"));
    page.click(&page.find("button", "<b>Bo</b>")).await;
    assert!(learns(&page, "<b>Bo</b>"));
    page.click(&page.find("button", "Ana")).await;
    let remove = page.says("learn-remove", values! { name: "Ana" });
    for (answer, left) in [(page.says("learn-keep", &[]), "Ana"), (remove.clone(), "<b>Bo</b>")] {
        page.click(&page.find("button", &remove)).await;
        assert_eq!(page.all("dialog").len(), 1);
        page.click(&page.find("button", &answer)).await;
        assert!(page.all("dialog").is_empty() && learns(&page, left), "{answer}");
    }
    let remove = page.says("learn-remove", values! { name: "<b>Bo</b>" });
    page.click(&page.find("button", &remove)).await;
    page.click(&page.find("button", &remove)).await;
    assert!(learns(&page, &page.says("learn-nobody", &[])));
}

#[test]
async fn a_device_with_forty_learners_takes_no_more_and_nothing_of_them_is_lost() {
    let ana = format!("1 {} Ana", Progress::new(&ladders()));
    let forty = format!("* {}\n", vec![ana; 40].join("\n"));
    let page = open_choice(&[("flub.learners", &forty)]).await;
    assert!(page.text_of(".learn-who").contains(&page.says("learn-full", &[])));
    assert!(page.look_for("textbox", &page.says("learn-nickname", &[])).is_none());
    let page = Page::open("#/learn/carry", &[("flub.learners", &forty)]).await;
    bring(&page, &link(&page)).await;
    assert_eq!(text(&page.all("alert")[0]), page.says("learn-full", &[]));
    assert_eq!(page.kept("flub.learners").unwrap(), forty);
}

/// The link to take progress along.
fn link(page: &Page) -> String {
    page.find("textbox", &page.says("learn-link", &[])).unchecked_into::<HtmlInputElement>().value()
}

async fn bring(page: &Page, typed: &str) {
    page.fill(&page.find("textbox", &page.says("learn-bring-text", &[])), typed).await;
    page.press("learn-bring-it", &[]).await;
}

#[test]
async fn progress_is_taken_along_by_a_link_and_a_mangled_one_changes_nothing() {
    let page = Page::open("#/learn/carry", &[]).await;
    bring(&page, &link(&page)).await;
    let name = page.says("learn-guest-name", values! { number: 2 });
    assert!(page.text_of("main").contains(&page.says("learn-imported", values! { name: &*name })));
    let kept = page.kept("flub.learners").unwrap();
    assert!(kept.trim_end().ends_with(&name), "{kept}");
    for (typed, fault) in [("1!", "mangled"), ("9abc", "version"), (&*"1".repeat(300), "long")] {
        bring(&page, typed).await;
        let why = page.says("learn-fault", values! { fault: fault });
        assert_eq!(text(&page.all("alert")[0]), why);
        assert!(page.announced().contains(&why));
        assert_eq!(page.kept("flub.learners").unwrap(), kept);
    }
}

#[test]
async fn a_student_hands_in_a_line_with_nickname_and_progress() {
    let ada = Progress::new(&ladders()).to_string();
    let page = Page::open("#/learn/carry", &[("flub.learners", &format!("* 1 {ada} Ada\n"))]).await;
    let line: HtmlInputElement = page.find("textbox", &page.says("learn-hand-in-line", &[])).unchecked_into();
    assert_eq!(line.value(), format!("Ada: {ada}"));
    // The link has a button of its own, the strong one until there is something to bring in.
    let strong = |page: &Page, id: &str| page.button(id, &[]).class_name().contains("primary");
    assert!(strong(&page, "learn-take-copy") && !strong(&page, "learn-bring-it"));
    page.press("learn-take-copy", &[]).await;
    page.until("the link is selected", |page| page.focused().id() == "carry-link").await;
    page.fill(&page.find("textbox", &page.says("learn-bring-text", &[])), &ada).await;
    assert!(strong(&page, "learn-bring-it") && !strong(&page, "learn-take-copy"));
}

#[test]
async fn what_a_learner_does_next_is_the_one_strong_button() {
    let strong = |page: &Page| {
        page.all("link")
            .into_iter()
            .filter(|link| link.class_name().contains("primary"))
            .map(|link| text(&link))
            .collect::<Vec<_>>()
    };
    let page = Page::open("#/learn", &[]).await;
    let game = page.says("home-floating", &[]);
    assert_eq!(strong(&page), [page.says("learn-go-on-with", values! { game: &*game, step: 1 })]);
    let mut begun = Progress::new(&ladders());
    begun.set("poe", 1, Standing::default().after(Effort::Alone, Day::new(100)));
    let page = Page::open("#/learn", &[("flub.learners", &format!("* 1 {begun} Ada\n"))]).await;
    assert_eq!(strong(&page), [page.says("learn-today", &[])]);
}
