//! A match at the table: turns, challenges, and who is asked.

use super::*;
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
async fn one_tap_starts_the_usual_game_and_the_focus_is_never_lost_while_computers_act() {
    let page = Page::open("#/poe", &[]).await;
    page.press("table-begin", &[]).await;
    let yours = page.says("poe-turn-person", values! { who: "you" });
    page.until(&yours, |page| page.headlines().contains(&yours)).await;
    page.find("list", &page.says("seating-players", &[]));
    assert_eq!(texts(".player-chip-name"), ["You", "Ada", "Blaise"]);
    page.press("poe-goal", values! { goal: "odd" }).await;
    // Only the other computer could challenge the goal, so there is no wait.
    page.until("a letter", |_| texts(".record-step").len() >= 2).await;
    assert_ne!(page.focused().local_name(), "body", "the button that was pressed is gone");
    // Nobody has to let them go on.
    page.until("a letter", |_| texts(".record-step").len() == 3).await;
    assert_ne!(page.focused().local_name(), "body");
}

#[test]
async fn on_a_shared_screen_it_is_asked_first_who_challenges_and_the_mover_is_not_asked() {
    let page = sit_down(FOUR, "1 goal O; 2 R1; 3 F2").await;
    page.press("poe-challenge-open", &[]).await;
    assert!(asks(&page, "poe-challenge-who"));
    assert_eq!(texts(".dialog[open] .dialog-body button"), ["Ana", "Ben", "Dan"], "and nothing else");
    page.click(&page.find("button", "Ben")).await;
    let kind = page.button("poe-challenge-confirm", values! { kind: "P" });
    assert_eq!(page.focused(), kind, "the first of them has the focus");
    assert!(page.text_of(".claims").contains(&page.says("poe-challenge-burden-challenger", values! { name: "Ben" })));
    page.press("poe-challenge-confirm", values! { kind: "P" }).await;
    assert_eq!(actions(&page), "1 goal O; 2 R1; 3 F2; 2 challenges P");
    page.press("table-go-on", &[]).await;
    assert!(turn_of(&page, "Dan"));
}

#[test]
async fn a_challenge_of_two_people_or_of_a_goal_asks_only_what_is_open() {
    let page = sit_down(TWO, "1 goal O; 2 R1").await;
    page.press("poe-challenge-open", &[]).await;
    assert_eq!(page.all("radio").len(), 0, "of two people only one can challenge");
    let kinds = |_: &Page| texts(".claims button").into_iter().map(|kind| kind.trim().to_owned()).collect::<Vec<_>>();
    let named = |page: &Page, kind: &str| page.says("poe-challenge-confirm", values! { kind: kind });
    assert_eq!(kinds(&page), ["P", "A", "CP"].map(|kind| named(&page, kind)), "the first letter can be no CA-flub");
    let text = page.text_of(".claims");
    let burden = page.says("poe-challenge-burden-mover", values! { name: "Ben" });
    assert_eq!(text.matches(&burden).count(), 2, "of a P-flub and of a CP-flub: {text}");
    let goal = Page::open("#/poe", &[(SAVE, &save("tough", "for 6 rounds", THREE, "1 goal E20"))]).await;
    goal.press("poe-challenge-open", &[]).await;
    goal.click(&goal.find("button", "Ben")).await;
    assert_eq!(kinds(&goal), [named(&goal, "P")]);
}

#[test]
async fn dialogs_take_the_focus_close_in_every_way_and_give_it_back() {
    let page = sit_down(THREE, "1 goal O; 2 F1").await;
    for (opener, title) in [("poe-challenge-open", "poe-challenge-who"), ("poe-force-out-open", "poe-force-out-title")]
    {
        for way in ["Escape", "shell-close"] {
            page.press(opener, &[]).await;
            assert!(asks(&page, title), "{opener}");
            let dialog = page.find("dialog", &page.says(title, values! { move: "F1" }));
            assert!(dialog.contains(Some(&page.focused())), "{opener} by {way}");
            match way {
                "Escape" => page.key(way).await,
                button => page.press(button, &[]).await,
            }
            assert!(!asks(&page, title), "{opener} by {way}");
            assert_eq!(page.focused(), page.button(opener, &[]), "{opener} by {way}");
        }
    }
    assert_eq!(actions(&page), "1 goal O; 2 F1");
}

#[test]
async fn a_dialog_that_is_closed_and_opened_again_at_once_stays_open() {
    let page = sit_down(THREE, "1 goal O; 2 F1").await;
    page.press("poe-challenge-open", &[]).await;
    js_sys::eval("document.querySelector('dialog[open]').requestClose(); document.querySelector('.challenge').click()")
        .unwrap();
    page.rest().await;
    assert!(asks(&page, "poe-challenge-who"));
    page.key("Escape").await;
    assert!(!asks(&page, "poe-challenge-who"));
}

#[test]
async fn a_force_out_is_asked_about_and_then_everybody_writes_behind_a_curtain() {
    let page = sit_down(THREE, FORCED).await;
    page.press("poe-force-out-open", &[]).await;
    page.press("poe-force-out", &[]).await;
    page.press("table-go-on", &[]).await;
    assert!(proves(&page, "Ana", "force-out"));
    let curtain: Vec<String> = texts(".curtain p, .curtain button.primary");
    let says = |id| page.says(id, values! { name: "Ana" });
    let due = page.says("poe-due-proof-force-out", &[]);
    assert_eq!(curtain, [says("poe-curtain"), due, says("poe-curtain-about"), says("poe-curtain-open")]);
    assert!(page.look_for("button", &page.says("table-proof-hand-in", &[])).is_none());
    unveil(&page, "Ana").await;
    page.button("table-proof-hand-in", &[]);
    assert_ne!(page.focused().local_name(), "body");
}

#[test]
async fn who_joins_sees_first_what_each_side_has_to_prove() {
    let cases = [
        (format!("{P}; 3 challenges P"), [("Cem", "poe-join-challenger-free"), ("Ben", "poe-join-bears")], "mover"),
        (format!("{A}; 1 challenges A"), [("Ana", "poe-join-bears"), ("Cem", "poe-join-mover-free")], "challenger"),
    ];
    for (actions, sides, bearing) in cases {
        let page = sit_down(THREE, &actions).await;
        let told: Vec<String> = texts(".joins li p");
        assert_eq!(told, sides.map(|(_, means)| page.says(means, values! { side: bearing })), "{actions}");
        page.press("poe-join", values! { who: "other", name: sides[1].0 }).await;
        page.press("table-go-on", &[]).await;
        assert!(proves(&page, "Ana", if bearing == "mover" { "P" } else { "A" }), "{actions}");
    }
}

#[test]
async fn what_was_written_is_taken_back_and_restored_as_far_as_there_is_something() {
    let page = sit_down(THREE, A).await;
    for left in ["....P....", ".........", "........."] {
        assert!(!is_off(&page, "table-undo", &[]));
        page.press("table-undo", &[]).await;
        assert_eq!(letters(), left);
    }
    assert!(is_off(&page, "table-undo", &[]));
    assert!(turn_of(&page, "Ana"));
    for _ in 0..3 {
        assert!(!is_off(&page, "table-redo", &[]));
        page.press("table-redo", &[]).await;
    }
    assert!(is_off(&page, "table-redo", &[]));
    assert_eq!((letters(), actions(&page)), (".R..P....".to_owned(), A.to_owned()));
}

#[test]
async fn the_strip_of_players_says_whose_turn_it_is_and_the_clock_runs() {
    let page = Page::open("#/poe", &[(SAVE, &save("beginning", "for 5 minutes", THREE, "1 goal O"))]).await;
    assert_eq!(texts(".player-chip-name"), ["Ana", "Ben", "Cem"]);
    assert_eq!(texts(".player-chip-score"), ["0", "0", "0"]);
    assert_eq!(texts("[aria-current=true] .player-chip-name"), ["Ben"]);
    let left = |time: &str| page.says("poe-time-left", values! { time: time });
    assert_eq!(page.text_of(".clock"), left("5:00"));
    page.until("a second", |page| page.text_of(".clock") == left("4:59")).await;
}

#[test]
async fn a_filled_square_says_why_until_another_is_chosen_and_keys_write_as_taps_do() {
    let page = sit_down(THREE, A).await;
    page.click(&square(5)).await;
    page.key("f").await;
    let refused = page.says("poe-refused-filled", values! { square: 5 });
    assert_eq!((page.text_of(".refusal"), letters()), (refused.clone(), ".R..P....".to_owned()));
    assert!(page.announced().contains(&refused), "{}", page.announced());
    for (key, focused, shown) in [("1", 1, ".R..P...."), ("ArrowDown", 4, ".R..P...."), ("f", 4, ".R.FP....")] {
        page.key(key).await;
        assert_eq!((page.focused(), letters().as_str()), (square(focused), shown), "{key}");
    }
    assert_eq!(page.text_of(".refusal"), "");
    page.key("Enter").await;
    assert_eq!(actions(&page), format!("{A}; 1 F4"));
}

#[test]
async fn what_is_on_the_stage_has_the_focus_and_goes_on_by_its_button_or_a_tap_and_is_seen_again() {
    let page = sit_down(THREE, A).await;
    page.press("poe-challenge-open", &[]).await;
    page.click(&page.find("button", "Ana")).await;
    page.press("poe-challenge-confirm", values! { kind: "A" }).await;
    let title = page.says("poe-event-challenge", values! { who: "other", name: "Ana", kind: "A" });
    let stage = page.find("region", &title);
    assert_eq!(page.focused(), page.button("table-go-on", &[]));
    assert!(page.announced().contains(&text(&stage)[..title.len()]), "{}", page.announced());
    page.press("table-go-on", &[]).await;
    assert!(turn_of(&page, "Ben"));
    assert_ne!(page.focused().local_name(), "body");
    page.press("poe-join", values! { who: "other", name: "Ana" }).await;
    assert_eq!(texts(".stage li"), ["Ana", "Ben", "Cem"]);
    page.click(&page.find("region", &title)).await;
    assert!(page.look_for("region", &title).is_none());
    page.click(&page.find("button", &title)).await;
    page.press("table-see-again", &[]).await;
    page.find("region", &title);
    page.press("table-go-on", &[]).await;
    page.button("table-back-to-now", &[]);
}
