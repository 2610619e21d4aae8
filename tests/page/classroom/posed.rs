//! An exercise that is posed to a class: hands, codes, bars, and what a presenter shows of it.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::posed;
use crate::{
    element::text,
    lessons::{
        TAUGHT,
        answers::{Answering, Known, exercise},
        go, open_exercise, open_with_all_words,
    },
    page::{Page, elements},
    values,
};

async fn pose(text: &str) -> Page {
    let page = Page::open(&format!("#/teach/pose/{}", text.replace(' ', "_")), &[]).await;
    posed(&page, text).await;
    page
}

/// Answers on a student's device, or is unsure. Returns the code.
async fn code_of(exercise: &Known, answer: Option<&str>) -> String {
    let page = open_exercise(&format!("#/learn/pool/{}", exercise.link()), &[]).await;
    match answer {
        Some(answer) => {
            Answering { page: &page, exercise }.give(answer).await;
            page.press("pool-give", &[]).await;
        }
        None => page.press("pool-unsure", &[]).await,
    }
    assert!(page.focused().matches(".code").unwrap());
    let code: String = elements(".code > [aria-hidden]").iter().filter_map(|sign| sign.text_content()).collect();
    assert!(code.len() == 6 && code.bytes().all(|sign| (b'B'..=b'Z').contains(&sign)), "{code}");
    let spelt = code.chars().map(String::from).collect::<Vec<_>>().join(" ");
    assert!(page.text_of(".code").contains(&spelt), "{spelt} in {}", page.text_of(".code"));
    page.press("pool-show-me", &[]).await;
    assert!(!page.text_of(".notice").is_empty());
    code
}

#[test]
async fn any_step_is_chosen_and_posed_and_presenting_begins() {
    let page = open_with_all_words("#/teach").await;
    page.click(&page.find("link", &page.says("teach-pose", &[]))).await;
    page.until("the choice", |page| page.look_for("button", &page.says("pose-go", &[])).is_some()).await;
    page.click(&page.find("radio", "POE")).await;
    let name = page.says("learn-poe-step", values! { step: 8 });
    page.click(&page.find("radio", &page.says("learn-step", values! { step: 8, name: name }))).await;
    page.press("pose-go", &[]).await;
    posed(&page, "poe 8 seed ").await;
    page.button("table-present-end", &[]);
    go(&page, "#/teach").await;
    page.until("the offers", |page| page.look_for("link", &page.says("teach-pose", &[])).is_some()).await;
    assert!(page.look_for("button", &page.says("table-present-end", &[])).is_none(), "leaving ends it");
    page.click(&page.find("link", &page.says("teach-pose", &[]))).await;
    page.until("the choice", |page| page.look_for("button", &page.says("pose-go", &[])).is_some()).await;
    let chosen = elements("input:checked").iter().map(crate::element::name).collect::<Vec<_>>();
    assert!(chosen.contains(&"POE".to_owned()), "what was chosen last is chosen: {chosen:?}");
}

#[test]
async fn codes_are_counted_once_and_mistyped_and_foreign_ones_are_told() {
    let known = exercise("poe 1 seed 7");
    let right = code_of(&known, Some(&known.right)).await;
    let wrong = code_of(&known, Some(&known.wrong[0])).await;
    let foreign = code_of(&exercise("poe 1 seed 8"), None).await;
    let mistyped = format!("{}{}", if right.starts_with('B') { "C" } else { "B" }, &right[1..]);
    let page = pose(&known.text).await;
    page.find("img", &page.says("pool-qr", &[]));
    let link = elements(".pose-address a")[0].get_attribute("href").unwrap();
    let signs = link.rsplit_once("#/p/").expect("a short address").1;
    assert!(signs.len() == 6 && !signs.contains(['i', 'l', 'o', '0', '1']), "{link}");
    assert!(page.text_of(".pose-address").ends_with(link.split_once("://").expect("a full address").1));
    let label = page.says("pool-codes", values! { count: 0 });
    let typed =
        format!("{} {} {}\n{mistyped}, {foreign}; <b>😀</b> ABC", right.to_lowercase(), &wrong[..3], &wrong[3..]);
    page.fill(&page.find("textbox", &label), &typed).await;
    page.press("pool-take", &[]).await;
    let told = page.text_of(".pool-taken");
    assert!(told.starts_with(&page.says("pool-taken", values! { count: 2 })), "{told}");
    for (kind, codes) in [("mistyped", &mistyped), ("other", &foreign)] {
        let one = page.says("pool-not-taken", values! { kind: kind, codes: &**codes, count: 1, more: 0 });
        assert!(told.contains(one.trim()), "{one} in {told}");
    }
    let field = page.find("textbox", &page.says("pool-codes", values! { count: 2 }));
    let left = wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlTextAreaElement>(field.clone()).value();
    assert!(left.starts_with(&format!("{mistyped}\n{foreign}")), "what was refused stays: {left}");
    page.fill(&field, &right).await;
    let _ = crate::element::html(&field).focus();
    page.key("Enter").await;
    assert!(
        page.text_of(".pool-taken").starts_with(&page.says("pool-taken", values! { count: 0 })),
        "nobody is counted twice"
    );
    // A hand for the first answer.
    let more = elements(".pool-choice button").remove(1);
    page.click(&more).await;
    assert!(elements(".pool-bars").is_empty(), "nothing shows before");
    page.press("pool-reveal", &[]).await;
    assert!(page.announced().contains(&page.says("pool-answered", values! { total: 3 })));
    let counts: Vec<String> = elements(".pool-count").iter().map(text).collect();
    assert!(counts.iter().all(|count| count.contains("of 3")) && counts.len() >= 2, "{counts:?}");
    let tells = || !elements(".pool-belief, .pool-right, .pool-fill:not(.vote)").is_empty();
    assert!(!tells(), "votes come first, the truth later");
    page.press("pool-show-truth", &[]).await;
    assert!(tells());
    page.press("table-present", &[]).await;
    page.key("b").await;
    assert!(!tells());
    page.key("PageUp").await;
    page.press("pool-undo", &[]).await;
    page.press("pool-undo", &[]).await;
    assert!(page.look_for("button", &page.says("pool-undo", &[])).is_none());
    page.press("pool-reveal", &[]).await;
    let none = page.says("pool-count", values! { vote: "only", count: 0, total: 0, percent: 0 });
    assert_eq!(page.text_of(".pool-count"), none);
}

#[test]
async fn a_presenters_keys_reveal_refute_show_the_right_answer_and_go_on_to_another() {
    for game in TAUGHT {
        let page = pose(&format!("{game} 4 seed 3")).await;
        page.press("table-present", &[]).await;
        assert!(page.focused().matches(".presenter-reveal").unwrap(), "{game}");
        for shown in [true, false] {
            page.key("b").await;
            assert_eq!(
                (!elements(".pool-bars").is_empty(), elements(".pool-choices").is_empty()),
                (shown, shown),
                "{game}"
            );
        }
        let tells = || !elements(".pool-belief, .pool-right").is_empty();
        for (bars, choices) in [(true, false), (false, true), (true, false)] {
            page.key("PageDown").await;
            let shown = (!elements(".pool-bars").is_empty(), !elements(".pool-choices").is_empty());
            assert_eq!((shown, tells()), ((bars, choices), false), "{game}: two votes come first");
        }
        page.key("PageDown").await;
        let bars = elements(".pool-bar").len();
        assert!(bars > 1 && tells(), "{game}");
        page.key("PageDown").await;
        assert!(page.text_of(".pose-side .notice").contains("is wrong."), "{game}: {}", page.text_of(".pose-side"));
        assert_eq!(elements(".pool-bar").len(), bars, "{game}: the votes stay beside what is said of one");
        let marked =
            [".pool-bar[aria-current] .pool-wrong", ".pool-wrong", ".pool-right"].map(|found| elements(found).len());
        assert_eq!(marked, [1, 1, 1], "{game}: the one that is refuted, and the right one");
        page.key("PageUp").await;
        assert!(elements(".pool-bar").len() == bars && elements(".pool-wrong").is_empty(), "{game}");
        let worked = page.says("pool-worked", values! { answer: "" });
        let is_worked = |page: &Page| page.text_of(".pose-side .notice").starts_with(worked.trim());
        for _ in 0..30 {
            if !is_worked(&page) {
                page.key("ArrowRight").await;
            }
        }
        assert!(is_worked(&page) && !elements(".pool-right").is_empty(), "{game}");
        for _ in 0..30 {
            if page.text_of(".pose-source").ends_with("seed 3") {
                page.key("PageDown").await;
            }
        }
        posed(&page, &format!("{game} 4 seed 4")).await;
        page.button("table-present-end", &[]);
        page.key("Escape").await;
        page.button("table-present", &[]);
    }
}

#[test]
async fn votes_and_codes_survive_a_reload_until_the_next_exercise() {
    let known = exercise("poe 1 seed 7");
    let code = code_of(&known, None).await;
    let posed_again = |kept: Vec<(&'static str, String)>| async move {
        let kept: Vec<(&str, &str)> = kept.iter().map(|(key, text)| (*key, text.as_str())).collect();
        let page = Page::open("#/teach/pose/poe_1_seed_7", &kept).await;
        posed(&page, "poe 1 seed 7").await;
        page
    };
    let page = pose(&known.text).await;
    page.click(&elements(".pool-choice button").remove(1)).await;
    page.fill(&page.find("textbox", &page.says("pool-codes", values! { count: 0 })), &code).await;
    page.press("pool-take", &[]).await;
    let field = |page: &Page| page.find("textbox", &page.says("pool-codes", values! { count: 1 }));
    page.fill(&field(&page), "BCDFGH\nBCD").await;
    let kept = page.kept("flub.posed").expect("it is kept");
    let page = posed_again(vec![("flub.posed", kept)]).await;
    let typed = wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlTextAreaElement>(field(&page)).value();
    assert_eq!(typed, "BCDFGH BCD", "what was not taken yet");
    page.press("pool-reveal", &[]).await;
    let two = page.says("pool-count", values! { vote: "only", count: 1, total: 2, percent: 50 });
    assert_eq!(page.text_of(".pool-count"), two);
    let kept = page.kept("flub.posed").expect("it is kept");
    let page = posed_again(vec![("flub.posed", kept)]).await;
    assert_eq!(page.text_of(".pool-count"), two, "what was shown is shown");
    page.press("pool-vote-again", &[]).await;
    assert!(elements(".pose-how, .pose-codes").is_empty(), "a device has one code for an exercise");
    page.press("pool-reveal", &[]).await;
    page.press("pool-show-truth", &[]).await;
    page.press("pool-next", &[]).await;
    posed(&page, "poe 1 seed 8").await;
    assert_eq!(page.kept("flub.posed").as_deref(), Some(""));
}

#[test]
async fn a_device_that_has_answered_says_its_code_again() {
    let known = exercise("poe 1 seed 7");
    let code = code_of(&known, Some(&known.right)).await;
    let page = Page::open("#/", &[]).await;
    let answered = format!("{}\t{code}\t{}\n", known.text, known.right);
    drop(page);
    let page = Page::open(&format!("#/learn/pool/{}", known.link()), &[("flub.answered", &answered)]).await;
    page.until("the code", |_| !elements(".code").is_empty()).await;
    let spelt = code.chars().map(String::from).collect::<Vec<_>>().join(" ");
    assert!(page.text_of(".code").contains(&spelt));
    page.press("pool-show-me", &[]).await;
    assert_eq!(page.text_of(".notice"), page.says("learn-right", &[]));
}

#[test]
async fn a_second_device_hands_codes_over_as_one() {
    let known = exercise("poe 1 seed 7");
    let (right, unsure) = (code_of(&known, Some(&known.right)).await, code_of(&known, None).await);
    let page = Page::open(&format!("#/teach/codes/{}", known.link()), &[]).await;
    page.until("the field", |page| page.look_for("button", &page.says("pool-take", &[])).is_some()).await;
    page.fill(&page.find("textbox", &page.says("pool-codes", values! { count: 0 })), &format!("{right},{unsure}"))
        .await;
    page.press("pool-take", &[]).await;
    let tally = elements(".tally > span").iter().map(text).collect::<Vec<_>>().join(" ");
    assert_eq!(tally.chars().filter(|sign| sign.is_ascii_uppercase()).count(), 14, "{tally}");
    let page = pose(&known.text).await;
    page.fill(&page.find("textbox", &page.says("pool-codes", values! { count: 0 })), &tally.to_lowercase()).await;
    page.press("pool-take", &[]).await;
    page.find("textbox", &page.says("pool-codes", values! { count: 2 }));
}

#[test]
async fn an_address_without_an_exercise_says_so() {
    for path in ["pose/poe_99_seed_1", "pose/%3Cb%3E", "court/poe_1_seed_1", "nowhere"] {
        let page = Page::open(&format!("#/teach/{path}"), &[]).await;
        page.until("an alert", |page| !page.all("alert").is_empty()).await;
    }
}

#[test]
async fn hands_are_counted_by_taps_and_by_typing() {
    let page = pose("poe 1 seed 7").await;
    let field = elements(".pool-choice input").remove(0);
    for (typed, count) in [("12", "12"), ("x", "0"), ("100000", "999")] {
        page.fill(&field, typed).await;
        let value = wasm_bindgen::JsCast::unchecked_ref::<web_sys::HtmlInputElement>(&field).value();
        assert_eq!(value, count, "{typed}");
    }
}

#[test]
async fn a_refutation_shows_what_it_says() {
    let refuted = |exercise: &'static str, choice: &'static str| async move {
        let page = pose(exercise).await;
        page.press("pool-reveal", &[]).await;
        page.press("pool-show-truth", &[]).await;
        let label = page.says("pool-refute", values! { answer: choice });
        let by_letter = page.all("button").into_iter().rfind(|button| crate::element::name(button) == label);
        page.click(&by_letter.expect("a button for each wrong one")).await;
        page
    };
    // P8 instead of R8: one more letter makes a solution, and no connection runs through a vacant square.
    let page = refuted("poe 13 seed 3", "A").await;
    assert_eq!(elements(".square-notes > span").iter().map(text).collect::<Vec<_>>(), ["R"], "the letter in question");
    assert_eq!(elements(".square.pencilled").len(), 2, "{}", page.text_of(".mat"));
    assert!(!elements(".stroke").is_empty() && elements(".stroke.wrong, .stroke.listed").is_empty());
    // 259 runs through the vacant square 5.
    refuted("lawtoe 7 seed 4", "B").await;
    assert_eq!((elements(".stroke.wrong").len(), elements(".square.lit").len()), (1, 1));
}

#[test]
async fn an_answer_of_every_square_is_no_list() {
    let page = pose("floating 1 seed 3").await;
    let every = page.says("learn-floating-answer-every", &[]);
    let answers = elements(".pool-choice").iter().map(text).collect::<Vec<_>>();
    assert!(answers.iter().any(|answer| answer.contains(&every)), "{answers:?}");
}
