//! The verdict of a round, and the points.

use super::*;
use wasm_bindgen_test::wasm_bindgen_test as test;

/// For each seat its name, its points with their sign, the message that says why, and the part in the hearing that it names.
type Reasons = [(&'static str, &'static str, &'static str, &'static str); 3];

/// Finished rounds with every line of the scoring table.
#[rustfmt::skip]
fn rounds() -> [(String, Reasons); 5] {
    [
        (format!("{A}; 1 challenges A; 2 joins challenger; 1 gives up; 2 proves P7: 257"), [
            ("Ana", "0", "poe-reason-given-up", ""),
            ("Ben", "0", "poe-reason-failed", ""),
            ("Cem", "+2", "poe-reason-others-failed", "mover"),
        ]),
        (DONE.to_owned(), [
            ("Ana", "+2", "poe-reason-sustained", "caller"),
            ("Ben", "+1", "poe-reason-sustained", "with-challenger"),
            ("Cem", "0", "poe-reason-others-sustained", ""),
        ]),
        (format!("{P}; 3 challenges P; 1 joins challenger; 2 gives up"), [
            ("Ana", "+1", "poe-reason-others-failed", "with-challenger"),
            ("Ben", "0", "poe-reason-given-up", ""),
            ("Cem", "+2", "poe-reason-others-failed", "caller"),
        ]),
        (format!("{FORCED}; 1 forces out; 1 gives up; 2 proves P3: 123; 3 proves P3: 123"), [
            ("Ana", "−1", "poe-reason-force-out-failed", ""),
            ("Ben", "+1", "poe-reason-force-out", ""),
            ("Cem", "+1", "poe-reason-force-out", ""),
        ]),
        ("1 goal E; 2 F1; 3 challenges P; 1 joins mover; 1 proves P2 P5 P7 P8: 257 258; 2 proves P2 P5 P8 P9: 258 259".to_owned(), [
            ("Ana", "+2", "poe-reason-sustained", "with-mover"),
            ("Ben", "+2", "poe-reason-sustained", "mover"),
            ("Cem", "0", "poe-reason-others-sustained", ""),
        ]),
    ]
}

#[test]
async fn each_line_of_the_scoring_table_is_given_as_the_reason_for_its_points_and_the_sheet_has_them() {
    for (actions, reasons) in rounds() {
        let page = sit_down(THREE, &actions).await;
        let told = texts(".finding-why");
        for ((name, points, id, part), told) in reasons.iter().zip(&told) {
            let why = page.says(id, values! { who: "other", name: *name, points: *points, part: *part });
            assert!(told.starts_with(&why), "{told}, not {why}: {actions}");
        }
        let points = reasons.map(|(_, points, ..)| points.trim_start_matches('+'));
        assert_eq!(texts(".player-chip-score"), points, "{actions}");
        assert_eq!(texts(".score-table tbody td"), points, "{actions}");
    }
}

#[test]
async fn every_proof_is_shown_with_its_connections_and_the_letter_that_could_have_been_written() {
    let page = sit_down(THREE, DONE).await;
    let instead = |letter: &str| page.says("poe-shown-instead", values! { letter: letter });
    let shows = elements(".finding-show button");
    assert_eq!((shows.len(), page.text_of(".shown-instead")), (2, instead("F1")));
    assert!(strokes() > 0, "the first is on the mat");
    for (press, pressed, shown) in
        [(0, ["false", "false"], ""), (1, ["false", "true"], "257"), (0, ["true", "false"], "258")]
    {
        page.click(&shows[press]).await;
        let is: Vec<_> = shows.iter().filter_map(|show| show.get_attribute("aria-pressed")).collect();
        assert_eq!(
            (is, texts(".finding-lines .triplet-squares").join(" ").as_str()),
            (pressed.map(str::to_owned).to_vec(), shown)
        );
        assert_eq!(
            (strokes() > 0, texts(".shown-instead").contains(&instead("F1"))),
            (!shown.is_empty(), !shown.is_empty())
        );
    }
    page.press("poe-next-round", &[]).await;
    assert!(turn_of(&page, "Ben"));
    assert_eq!((letters(), strokes()), (".........".to_owned(), 0));
    assert_ne!(page.focused().local_name(), "body");
    let due = page.says("poe-due-goal", &[]);
    assert!(page.announced().contains(&due), "{}", page.announced());
}

#[test]
async fn the_verdict_names_the_flaw_and_the_move_that_was_the_a_flub() {
    let page = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover; 1 proves P8: 257 instead F1")).await;
    let vacant = page.says("table-flaw-vacant", values! { listing: "257", square: 7 });
    let flaw = page.says("poe-flaw-reason", values! { why: vacant });
    assert_eq!(page.text_of(".finding-flaw"), flaw);
    let lit: Vec<String> =
        elements(".square.lit").iter().filter_map(|square| square.get_attribute("data-square")).collect();
    assert_eq!((lit, texts(".finding-lines .flawed .triplet-squares")), (vec!["7".to_owned()], vec!["257".to_owned()]));
    let page =
        sit_down(THREE, &format!("{CA}; 2 challenges CA; 3 joins mover; 2 proves move 2 P3: 453 instead F1")).await;
    let why = page.says("poe-verdict-avoidable", values! { move: "R3", kind: "CA", held: "yes" });
    // By its number in the record, where the goal is the first step.
    let named = page.says("poe-verdict-a-flub", values! { number: 3, letter: "P5" });
    assert_eq!(page.text_of(".verdict .notice-text"), format!("{why}{named}"));
}

/// Whether the notice explains this A-flub.
fn page_says(page: &Page, why: &[(&str, flub_tables::i18n::Value<'_>)]) -> bool {
    page.text_of(".notice-text").contains(&page.says("poe-note-a", why))
}

#[test]
async fn who_plays_alone_is_led_to_the_flub_that_lost_and_may_try_the_proof_again() {
    let lost = sit_down(
        "# 1 person 1\n# 2 computer expert 2 Ada\n",
        "1 goal O; 2 P5; 1 R2; 2 challenges A; 2 proves P8: 258 instead F1",
    )
    .await;
    lost.press("table-lost-at", values! { kind: "flub", number: 3 }).await;
    assert_eq!(
        (letters().as_str(), lost.headlines()[1].as_str()),
        (".R..P.P..", &*lost.says("table-viewing", values! { step: 3 })),
        "with the letter that shows it"
    );
    let why = values! { move: "R2", letter: "P7", list: "257", instead: "F1" };
    assert!(page_says(&lost, why), "{}", lost.text_of(".notice-text"));
    // A wrong challenge is what lost, though nothing that was written did.
    let wrong =
        sit_down("# 1 person 1\n# 2 computer expert 2 Ada\n", "1 goal O; 2 P5; 1 challenges A; 1 gives up").await;
    wrong.press("table-lost-at", values! { kind: "claim", number: 3 }).await;
    assert_eq!(wrong.headlines()[1], wrong.says("table-viewing", values! { step: 3 }));
    let page = sit_down(ALONE, &format!("{A}; 1 challenges A; 2 joins mover; 1 proves P8: 258")).await;
    page.press("table-retry", &[]).await;
    page.press("table-retry-check", &[]).await;
    assert!(page.announced().contains(&page.says("poe-flaw-no-alternative", &[])), "{}", page.announced());
    part(&page, "instead").await;
    pencil(&page, "F1").await;
    page.press("table-retry-check", &[]).await;
    assert!(page.announced().contains(&page.says("table-retry-holds", &[])), "{}", page.announced());
    page.press("table-retry-end", &[]).await;
    assert_eq!(texts(".player-chip-score")[0], "0", "it changes nothing");
}

#[test]
async fn after_the_last_round_another_match_begins_with_the_same_players() {
    let page = Page::open("#/poe", &[("flub.poe.last", &save("beginning", "for 1 rounds", THREE, DONE))]).await;
    page.press("table-look-back", &[]).await;
    assert!(page.headlines().contains(&page.says("poe-won", values! { who: "other", name: "Ana" })));
    page.press("poe-new-match", &[]).await;
    assert!(turn_of(&page, "Ana"));
    assert_eq!((letters(), texts(".player-chip-score").join(" ")), (".........".to_owned(), "0 0 0".to_owned()));
}
