//! Lessons: every step of every ladder, who learns, and what is taken along.

pub mod answers;
mod climbing;
mod learners;

use flub::{
    games::{ladders, lawtoe::LawToe},
    lessons::{Ladder, Mastery, Progress},
    play::{Record, Seat},
};
use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use self::answers::{Answering, Known, exercise, of_every_step};
use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// The games with a ladder.
pub const TAUGHT: [&str; 4] = ["lawtoe", "poe", "wholes", "floating"];

/// Opens an address with the words of all parts of the program, which come with the first page of each.
pub async fn open_with_all_words(address: &str) -> Page {
    Page::open("#/teach/pose", &[]).await;
    Page::open(address, &[]).await
}

/// Opens an address and waits until an exercise is on the desk.
pub async fn open_exercise(address: &str, kept: &[(&str, &str)]) -> Page {
    let page = Page::open(address, kept).await;
    page.until("an exercise", |page| !page.text_of(".lesson-ask").is_empty()).await;
    page
}

/// Goes to another address, as by typing it.
pub async fn go(page: &Page, address: &str) {
    window().location().set_hash(address).unwrap();
    page.rest().await;
}

/// The first link to this address.
fn link(address: &str) -> Element {
    elements(&format!("main a[href=\"{address}\"]"))
        .into_iter()
        .next()
        .unwrap_or_else(|| panic!("no link to {address}"))
}

/// Has the solution of an exercise shown, and goes on.
async fn give_up(page: &Page) {
    page.until("an exercise", |page| !page.text_of(".lesson-ask").is_empty()).await;
    for given in 0..3 {
        page.press("learn-help", values! { given: given }).await;
    }
    page.press("learn-next", &[]).await;
}

/// How far the learner of this browser is with a step, which is counted from 1.
fn mastery(page: &Page, game: &str, step: usize) -> Mastery {
    let kept = page.kept("flub.learners").expect("learners are kept");
    let progress = kept.lines().find_map(|line| line.strip_prefix("* 1 ")).expect("somebody learns");
    Progress::read(&ladders(), progress.trim_end()).expect("progress").steps(game)[step - 1].mastery()
}

#[test]
async fn every_step_refutes_wrong_answers_gives_two_hints_and_takes_the_right_one() {
    for exercise in of_every_step(3) {
        let page = open_exercise(&format!("#/learn/{}/exercise/{}", exercise.game, exercise.link()), &[]).await;
        let learner = Answering { page: &page, exercise: &exercise };
        assert!(page.focused().matches(".lesson-ask").unwrap(), "{}", exercise.text);
        for wrong in &exercise.wrong {
            learner.give(wrong).await;
            learner.check().await;
            let not_yet = page.says("learn-not-yet", values! { why: "" });
            assert!(
                learner.said().starts_with(not_yet.trim()),
                "{}: {wrong} is said to be {:?}",
                exercise.text,
                learner.said()
            );
            assert!(page.announced().contains(&learner.said()), "{}: {wrong}", exercise.text);
        }
        if let Some(again) = page.look_for("button", &page.says("learn-again", &[])) {
            page.click(&again).await;
            assert_eq!(learner.said(), "", "{}: another try", exercise.text);
        }
        let mut hints = vec![String::new()];
        for given in 0..2 {
            page.press("learn-help", values! { given: given }).await;
            assert!(!hints.contains(&learner.said()), "{}: hint {given} is {:?}", exercise.text, learner.said());
            hints.push(learner.said());
        }
        learner.give(&exercise.right).await;
        learner.check().await;
        assert_eq!(learner.said(), page.says("learn-right", &[]), "{}: {}", exercise.text, exercise.right);
        page.press("learn-next", &[]).await;
        assert!(
            page.text_of("main").contains(&page.says("learn-exercise-done", values! { alone: "no" })),
            "{}",
            exercise.text
        );
    }
}

#[test]
async fn a_wrong_answer_or_help_does_not_count_towards_a_row() {
    let first = exercise("floating 1 seed 3");
    let address = format!("#/learn/floating/exercise/{}", first.link());
    for helped in [false, true] {
        let page = open_exercise(&address, &[]).await;
        let learner = Answering { page: &page, exercise: &first };
        if helped {
            page.press("learn-help", values! { given: 0 }).await;
        } else {
            learner.give(&first.wrong[0]).await;
            learner.check().await;
        }
        learner.give(&first.right).await;
        learner.check().await;
        assert_eq!(mastery(&page, "floating", 1).row(), 0, "helped: {helped}");
        assert_ne!(mastery(&page, "floating", 1), Mastery::New, "helped: {helped}");
    }
}

#[test]
async fn who_adds_nothing_is_asked_and_help_begins_from_what_is_right() {
    let parts = |exercise: &Known| exercise.right.split(' ').count();
    let exercise = (0..).map(|seed| exercise(&format!("poe 2 seed {seed}"))).find(|one| parts(one) > 2).unwrap();
    let page = open_exercise(&format!("#/learn/poe/exercise/{}", exercise.link()), &[]).await;
    page.press("learn-check", &[]).await;
    assert_eq!(page.text_of(".lesson-said"), page.says("learn-unchanged", &[]));
    assert_eq!(page.kept("flub.learners"), None, "nothing is settled by that");
    let right = exercise.right.split(' ').nth(1).unwrap();
    let learner = Answering { page: &page, exercise: &exercise };
    learner.give(&format!("lines {right}")).await;
    for given in 0..2 {
        page.press("learn-help", values! { given: given }).await;
    }
    assert!(learner.said().contains(right), "{}", learner.said());
    assert_eq!(elements(".pick[aria-pressed=\"true\"]").len(), 1, "what is right stays");
    assert!(elements(".notice.wrong").is_empty() && !elements(".lesson.hinting").is_empty(), "help is no reproach");
}

#[test]
async fn the_row_is_seen_at_every_exercise_of_a_step() {
    let page = open_exercise("#/learn/floating/1", &[]).await;
    assert_eq!(page.text_of(".learn-place"), page.says("learn-row", values! { row: 0, count: Mastery::ROW }));
    assert_eq!((elements(".row-marks > span").len(), elements(".row-marks > .done").len()), (Mastery::ROW, 0));
}

#[test]
async fn a_guided_game_stays_guided_after_a_reload() {
    for game in TAUGHT {
        let page = Page::open(&format!("#/learn/{game}"), &[]).await;
        page.click(&page.find("link", &page.says("learn-guided", &[]))).await;
        page.until("the coach", |page| !page.text_of(".guide").is_empty()).await;
        assert_eq!(window().location().hash().unwrap(), format!("#/{game}"));
        let key = format!("flub.{game}.save");
        let save = page.kept(&key).expect("the game is kept");
        assert!(save.contains("# coach guided\n"), "{save}");
        let page = Page::open(&format!("#/{game}"), &[(&*key, &*save)]).await;
        assert!(!page.text_of(".guide").is_empty(), "{game}");
        // Another game of one's own is without.
        assert!(page.kept("flub.settings").is_none_or(|settings| !settings.contains("guided")), "{game}");
    }
}

#[test]
async fn a_first_game_does_not_take_the_place_of_one_in_play() {
    let save = "# plaintiff person\n# defendant computer student\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n";
    let page = Page::open("#/lawtoe/guided", &[("flub.lawtoe.save", save)]).await;
    let go_on = page.says("table-continue", &[]);
    page.until(&go_on, |page| page.look_for("button", &go_on).is_some()).await;
    assert_eq!(page.kept("flub.lawtoe.save").as_deref(), Some(save));
}

/// A match that the only person, the Plaintiff, gave away.
const GIVEN_AWAY: &str = "# plaintiff person\n# defendant computer student\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n\
    defendant P1 P2\nplaintiff F9\ndefendant challenges CA-flub\ndefendant proves P3: 123\n";

#[test]
async fn a_finished_match_leads_to_its_moments_and_they_come_back_in_a_mirror() {
    let page = open_exercise("#/learn/lawtoe/moments/1", &[("flub.lawtoe.last", GIVEN_AWAY)]).await;
    let place = page.says("learn-moment", values! { place: 1, count: 1, step: 2 });
    assert!(page.text_of(".learn-place").starts_with(&place), "{}", page.text_of(".learn-place"));
    let see = page.find("link", &page.says("learn-moment-see", &[])).get_attribute("href").unwrap();
    give_up(&page).await;
    assert!(page.text_of("main").contains(&page.says("learn-moments-done", &[])));
    let later = page.kept("flub.later").expect("a moment comes back");
    let game: Record<LawToe> = GIVEN_AWAY.parse().expect("a record");
    let moment = LawToe::turning_points(&game, Seat::FIRST).remove(0);
    assert_ne!(moment.mirror.to_string(), moment.exercise.to_string());
    assert!(later.ends_with(&format!(" {}\n", moment.mirror)), "{later} is not {}", moment.mirror);
    go(&page, &see).await;
    page.until("the game at this moment", |_| elements(".record-step[aria-current]").len() == 1).await;
    let letters: String = elements(".square-letter").iter().filter_map(|letter| letter.text_content()).collect();
    // What had been written, and the P with which it was a flub.
    assert_eq!(letters, "PPP");
}

#[test]
async fn without_a_game_or_without_a_moment_it_says_so() {
    // The Defendant has done nothing yet.
    let begun = GIVEN_AWAY.split("defendant P1").next().unwrap();
    for (kept, said) in [(None, "learn-no-game"), (Some(begun), "learn-no-moments")] {
        let kept: Vec<_> = kept.map(|last| ("flub.lawtoe.last", last)).into_iter().collect();
        let page = Page::open("#/learn/lawtoe/moments/2", &kept).await;
        let said = page.says(said, &[]);
        page.until(&said, |page| page.text_of("main").contains(&said)).await;
    }
}

#[test]
async fn exercises_from_ones_own_games_come_first_today_and_five_are_enough() {
    let page = open_exercise("#/learn/today", &[("flub.later", "0 poe 1 seed 7\n")]).await;
    assert!(page.text_of(".lesson-title").contains(&page.says("home-poe", &[])));
    for place in 1..=5 {
        assert_eq!(page.text_of(".learn-place"), page.says("learn-today-place", values! { place: place, count: 5 }));
        give_up(&page).await;
        assert_eq!(page.kept("flub.later").as_deref(), Some(""));
    }
    assert!(page.text_of("main").contains(&page.says("learn-today-done", values! { all: "no", alone: 0, count: 5 })));
    assert_eq!(page.focused().local_name(), "h1");
    page.go("#/").await;
    page.find("link", &page.says("home-today", values! { done: "yes" }));
}

#[test]
async fn an_address_that_names_no_step_or_exercise_says_so_and_leads_on() {
    let lost =
        ["poe/17", "poe/0", "poe/8-4", "poe/exercise/!!", "chess", "poe/exercise/poe_7_seed_x", "pool/poe_1_seed_x"];
    for path in lost {
        let page = Page::open(&format!("#/learn/{path}"), &[]).await;
        page.until("an alert", |page| !page.all("alert").is_empty()).await;
        assert!(!text(&page.all("alert")[0]).is_empty(), "{path}");
        let leads_on = page.all("link").iter().any(|link| name(link) == page.says("learn-path", &[]));
        assert!(leads_on || path.starts_with("pool"), "{path}");
    }
}

#[test]
async fn who_stands_where_is_told_of_a_play_to_call_and_not_of_one_whose_cards_are_counted() {
    for (step, told) in [(14, 0), (15, 2)] {
        let page = Page::open(&format!("#/learn/wholes/exercise/wholes_{step}_seed_7"), &[]).await;
        page.until("an exercise", |_| !elements(".lesson-felt > .lesson-label").is_empty()).await;
        assert_eq!(elements(".lesson-felt > p:not(.lesson-label)").len(), told, "step {step}");
    }
}

#[test]
async fn a_teachers_link_shows_its_steps_only() {
    let page = Page::open("#/learn/poe", &[]).await;
    page.click(&elements(".learn-teacher > summary")[0]).await;
    for (field, step) in [("learn-first-step", "4"), ("learn-last-step", "8")] {
        page.fill(&page.find("combobox", &page.says(field, &[])), step).await;
    }
    let field: web_sys::HtmlInputElement =
        wasm_bindgen::JsCast::unchecked_into(page.find("textbox", &page.says("learn-link", &[])));
    assert!(field.value().ends_with("#/learn/poe/4-8"), "{}", field.value());
    page.find("button", &page.says("learn-take-copy", &[]));
    go(&page, "#/learn/poe/4-8").await;
    let steps: Vec<String> = elements(".path-step").iter().map(text).collect();
    let numbers: Vec<&str> = steps.iter().map(|step| step.split('.').next().unwrap()).collect();
    assert_eq!(numbers, ["4", "5", "6", "7", "8"]);
}
