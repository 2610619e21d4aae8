//! What is kept, what is put aside, and names that are nothing but text.

use super::*;
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
async fn a_save_that_cannot_be_read_is_reported_put_aside_and_offered_and_a_match_begins() {
    let save = save("beginning", "for 6 rounds", THREE, A);
    let unreadable =
        ["this was never a save", "", &save.replace("3 R2", "1 R2"), &save.replace("# 3 person 3 Cem\n", "")];
    for save in unreadable {
        let page = Page::open("#/poe", &[(SAVE, save)]).await;
        let aside = page.says("shell-storage-aside", &[]);
        page.until(&aside, |page| page.text_of("main").matches(&aside).count() == 1).await;
        assert_eq!((page.kept(SAVE), page.kept(&format!("flub.aside.{SAVE}.1")).as_deref()), (None, Some(save)));
        page.press("table-begin", &[]).await;
        let yours = page.says("poe-turn-person", values! { who: "you" });
        assert!(page.headlines().contains(&yours), "{save}");
    }
}

#[test]
async fn names_are_text_whatever_they_hold() {
    let page = Page::open("#/poe", &[]).await;
    let typed = [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert"),
        ("Zoë 🦊 & “Ko”; # 1 x", "Zoë 🦊 & “Ko”  # 1 x"),
        (&*"a".repeat(200), &*"a".repeat(24)),
    ];
    for (number, (name, kept)) in (1..).zip(typed) {
        let field = page.find("textbox", &page.says("seating-player-name", values! { number: number }));
        page.fill(&field, name).await;
        assert_eq!(js_sys::Reflect::get(&field, &"value".into()).unwrap(), kept);
        let nature = page.find("combobox", &page.says("seating-player-nature", values! { number: number }));
        page.fill(&nature, "0").await;
    }
    page.press("table-begin", &[]).await;
    let names = typed.map(|(_, kept)| kept);
    assert!(turn_of(&page, names[0]), "{:?}", page.headlines());
    assert_eq!(elements("main img").len(), 0);
    page.press("poe-goal", values! { goal: "odd" }).await;
    let goal = page.says("poe-event-goal", values! { who: "other", name: names[0], goal: "odd", number: 0 });
    let kept = page.kept(SAVE).expect("it is kept");
    // The same after a visit elsewhere.
    let again = Page::open("#/poe", &[(SAVE, &kept)]).await;
    assert_eq!(texts(".player-chip-name"), names.map(|name| name.split_whitespace().collect::<Vec<_>>().join(" ")));
    assert_eq!(again.text_of(".status-latest"), goal.split_whitespace().collect::<Vec<_>>().join(" "));
}

#[test]
async fn a_record_that_is_refused_says_why_beside_its_field_and_one_that_is_read_is_played_on_from() {
    let page = sit_down(THREE, A).await;
    page.press("table-record-share", &[]).await;
    let field = page.find("textbox", &page.says("table-record-paste-label", &[]));
    let record = |actions: &str| format!("flub 1 poe beginning seats 3 for 6 rounds seed 7; {actions}");
    page.fill(&field, &record("1 goal O; 3 F1")).await;
    page.press("table-record-load", &[]).await;
    let why = page.says("poe-refused-turn", values! { name: "Ben" });
    let told = page.says("table-unreadable-refused", values! { line: 3, why: why });
    assert_eq!((page.text_of("#record-trouble"), actions(&page)), (told, A.to_owned()));
    assert_eq!(page.text_of(".record-text q"), "3 F1", "the line is quoted");
    assert_eq!(field.get_attribute("aria-invalid").as_deref(), Some("true"));
    assert_eq!(field.get_attribute("aria-describedby").as_deref(), Some("record-trouble"));
    page.fill(&field, &record("1 goal O; 2 F1")).await;
    assert_eq!(page.text_of("#record-trouble"), "", "typing takes it away");
    page.press("table-record-load", &[]).await;
    assert!(turn_of(&page, "Cem"));
    assert_eq!((letters(), actions(&page)), ("F........".to_owned(), "1 goal O; 2 F1".to_owned()));
}
