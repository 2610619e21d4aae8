//! The coach at the table, and the review of a round.

use super::*;
use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The table with a coach.
async fn coached(coach: &str, actions: &str) -> Page {
    let save = format!("# coach {coach}\n{}", save("beginning", "for 6 rounds", THREE, actions));
    Page::open("#/poe", &[(SAVE, &save)]).await
}

#[test]
async fn a_coach_who_warns_lets_a_flub_be_written_all_the_same() {
    let page = coached("warn", "1 goal O; 2 P5").await;
    write(&page, "R2").await;
    let warning = page.find("dialog", &page.says("poe-warning-title", &[]));
    assert!(text(&warning).contains(&page.says("poe-warning-a", &[])), "{}", text(&warning));
    page.press("poe-warning-back", &[]).await;
    assert!(!asks(&page, "poe-warning-title"));
    assert_eq!((actions(&page).as_str(), letters().as_str()), ("1 goal O; 2 P5", ".R..P...."), "it stays in pencil");
    page.click(&square(2)).await;
    page.key("Enter").await;
    assert!(asks(&page, "poe-warning-title"), "{}", page.focused().outer_html());
    page.press("poe-warning-write", &[]).await;
    assert_eq!(actions(&page), A);
    assert!(!asks(&page, "poe-warning-title"));
}

#[test]
async fn a_coach_who_explains_says_what_a_move_was_and_shows_it_and_one_who_is_off_does_not() {
    let off = coached("off", A).await;
    assert_eq!(off.text_of(".coach-remark"), "");
    let page = coached("explain", "1 goal O; 2 P5").await;
    assert_eq!(page.text_of(".coach-remark"), "");
    write(&page, "R2").await;
    assert!(page.text_of(".coach-remark").starts_with("R2 is an A-flub: with "), "{}", page.text_of(".coach-remark"));
    let show = page.button("poe-show-proof", &[]);
    for (pressed, drawn) in [("true", true), ("false", false), ("true", true)] {
        page.click(&show).await;
        assert_eq!((show.get_attribute("aria-pressed").as_deref(), strokes() > 0), (Some(pressed), drawn));
    }
    pencil(&page, "P8").await;
    assert_eq!((letters().as_str(), strokes()), (".R..P..P.", 0), "the proof makes room");
    page.press("poe-write", values! { letter: "P", square: 8 }).await;
    assert!(page.text_of(".coach-remark").contains("P8 is a CA-flub"), "{}", page.text_of(".coach-remark"));
}

#[test]
async fn the_coach_is_chosen_in_the_settings() {
    let page = sit_down(THREE, A).await;
    window().location().set_hash("#/settings").unwrap();
    let coach = page.says("settings-coach-explain", &[]);
    page.until("the settings", |page| page.look_for("radio", &coach).is_some()).await;
    page.click(&page.find("radio", &coach)).await;
    window().location().set_hash("#/poe").unwrap();
    page.until("the remark", |page| page.text_of(".coach-remark").starts_with("R2 is an A-flub")).await;
}

#[test]
async fn the_review_tells_of_every_move_what_it_was_and_who_let_it_pass_and_shows_it() {
    let page = sit_down(THREE, &format!("{CA}; 2 challenges CA; 3 joins mover; 2 gives up")).await;
    let review = page.button("poe-review", &[]);
    assert_eq!((review.get_attribute("aria-expanded").as_deref(), texts(".review-move").len()), (Some("false"), 0));
    page.click(&review).await;
    assert_eq!(review.get_attribute("aria-expanded").as_deref(), Some("true"));
    let moves = texts(".review-move");
    let [goal, fine, missed, challenged] = moves.as_slice() else { panic!("{moves:?}") };
    for (told, who, made) in [(goal, "Ana", "Goal: odd"), (fine, "Ben", "R4")] {
        let is = format!(
            "{} {}",
            page.says("poe-review-move", values! { move: made, name: who }),
            page.says("poe-review-fine", &[])
        );
        assert_eq!(told, &is);
    }
    assert!(missed.starts_with("Cem: P5 P5 is an A-flub"), "{missed}");
    assert!(missed.contains(&page.says("poe-review-missed", values! { names: "Ana and Ben" })), "{missed}");
    assert!(challenged.contains(&page.says("poe-note-ca", values! { move: "R3", earlier: "P5" })), "{challenged}");
    let nobody = page.says("poe-review-missed", values! { names: "" });
    assert!(!challenged.contains(nobody.trim_end_matches(['.', ' '])), "it was challenged: {challenged}");
    let rows = elements(".review-move button[aria-pressed]");
    page.click(&rows[0]).await;
    assert_eq!((rows[0].get_attribute("aria-pressed").as_deref(), strokes() > 0), (Some("true"), true));
    assert_eq!(&letters()[3..5], "RP", "the mat as it was after that move");
    page.click(&review).await;
    assert_eq!(texts(".review-move").len(), 0);
}

#[test]
async fn any_round_of_a_match_that_is_over_is_reviewed_also_when_it_is_looked_back_at_later() {
    let actions = format!("{DONE}; 2 goal E; 3 F1; 2 challenges P; 1 joins challenger; 3 gives up");
    let page = Page::open("#/poe", &[("flub.poe.last", &save("beginning", "for 2 rounds", THREE, &actions))]).await;
    page.press("table-look-back", &[]).await;
    page.press("poe-review", &[]).await;
    assert_eq!(texts(".review-move strong").join(" "), "Ben: Goal: even Cem: F1");
    page.click(&page.find("radio", "1")).await;
    assert_eq!(texts(".review-move strong").join(" "), "Ana: Goal: odd Ben: P5 Cem: R2");
    assert_eq!(letters(), ".R..P....");
    page.press("table-change-setup", &[]).await;
    let field = page.find("textbox", &page.says("seating-player-name", values! { number: 1 }));
    assert_eq!(js_sys::Reflect::get(&field, &"value".into()).unwrap(), "Ana");
}
