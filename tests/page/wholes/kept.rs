//! What is kept of a game, and what is spoken aloud.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{
    ALONE, BLUFF, DRAWN, FINISHED, Game, HONEST, SAVE, actions, board, call, elements, fronts, pick, say, sit_down,
    sit_down_with, unveil, values, whole_game_but,
};
use crate::page::Page;

#[test]
async fn a_game_goes_on_after_a_reload_as_it_was_and_what_was_picked_is_picked_anew() {
    let page = sit_down(Game { players: ALONE, ..Game::default() }).await;
    page.press("wholes-draw", &[]).await;
    pick(&page, &["1/4", "bar 1/2"]).await;
    let (hand, kept) = (fronts(".hand"), page.kept(SAVE).expect("it is kept"));
    let page = Page::open("#/wholes", &[(SAVE, &kept)]).await;
    assert_eq!((fronts(".hand"), page.kept(SAVE)), (hand, Some(kept)));
    assert!(elements(".hand [aria-pressed=true]").is_empty());
    pick(&page, &["1/4", "0.25", "bar 1/2"]).await;
    page.press("wholes-play-cards", values! { count: 3 }).await;
    assert_eq!(board()[0], (3, 3));
    assert!(actions(&page).len() > 1);
}

#[test]
async fn the_record_of_a_game_that_is_over_is_pasted_back_and_goes_on_from_where_it_stops() {
    let page = Page::open("#/wholes", &[(FINISHED, &whole_game_but(0))]).await;
    page.press("table-look-back", &[]).await;
    let whole = whole_game_but(1);
    let (_, record) = whole.split_once("flub 1").expect("a record");
    page.press("table-record-share", &[]).await;
    let field = page.find("textbox", &page.says("table-record-paste-label", &[]));
    page.fill(&field, "flub 1 wholes seats 3 quarters seed 7\n1 calls").await;
    page.press("table-record-load", &[]).await;
    let why = page.says("wholes-refused-nothing", &[]);
    let told = page.says("table-unreadable-refused", values! { line: 2, why: why });
    assert_eq!(page.text_of("#record-trouble"), told);
    page.fill(&field, &format!("flub 1{record}")).await;
    page.press("table-record-load", &[]).await;
    assert_eq!((board()[0].0, actions(&page).len()), (20, 36));
    page.press("wholes-nobody-calls", &[]).await;
    assert!(page.headlines().contains(&page.says("wholes-won", values! { who: "other", name: "Ana" })));
}

/// Has the browser's voice write down what it is asked to say, or takes it away.
fn voice(script: &str) {
    js_sys::eval(script).unwrap();
}

const HEARD: &str = "window.spoken = []; Object.defineProperty(window, 'speechSynthesis', { configurable: true, \
    value: { speak: ({ lang, text }) => void window.spoken.push(lang + ': ' + text), cancel() {}, getVoices: () => [] } });";

fn spoken() -> Vec<String> {
    let said = js_sys::eval("window.spoken.splice(0).join('\\n')").unwrap().as_string().unwrap_or_default();
    said.lines().map(str::to_owned).collect()
}

/// The first player bluffs, and the third calls.
async fn bluff(page: &Page) {
    unveil(page, "Ana").await;
    pick(page, &["1/4", "bar 1/2"]).await;
    say(page, 1, "3/4").await;
    page.press("wholes-bluff", &[]).await;
}

#[test]
async fn what_players_say_is_spoken_aloud_once_if_somebody_wants_it_and_not_otherwise() {
    voice(HEARD);
    let game = Game { actions: DRAWN, ..Game::default() };
    let page = sit_down(game).await;
    bluff(&page).await;
    call(&page, Some("Cem")).await;
    assert!(spoken().is_empty(), "nobody wants it");
    let page = sit_down_with("speech true", game).await;
    bluff(&page).await;
    assert_eq!(spoken(), ["en: one fourth plus three fourths equals one whole"]);
    call(&page, Some("Cem")).await;
    assert_eq!(
        spoken(),
        [
            "en: Cem called Ana’s play!",
            "en: Cem called Ana’s play! one fourth",
            "en: one half, as a rectangle",
            "en: Cem called Ana’s play! Cem is right: it was a bluff! Ana goes back 2 spaces, to the start. Cem keeps the cards.",
        ]
    );
    page.click(&elements(".record-step")[0]).await;
    page.press("table-back-to-now", &[]).await;
    assert!(spoken().is_empty(), "looking back repeats nothing");
    sit_down_with("speech true", Game { actions: &[BLUFF, &["3 calls"]].concat(), ..Game::default() }).await;
    assert!(spoken().is_empty(), "nor does sitting down");
}

#[test]
async fn speaking_aloud_is_chosen_at_the_set_up() {
    voice(HEARD);
    let page = sit_down(Game { actions: DRAWN, ..Game::default() }).await;
    page.press("table-leave", &[]).await;
    elements(".setup-more").iter().for_each(|more| more.set_attribute("open", "").unwrap());
    page.click(&page.find("checkbox", &page.says("settings-speech", &[]))).await;
    page.press("table-continue", &[]).await;
    bluff(&page).await;
    assert_eq!(spoken().len(), 1);
}

#[test]
async fn where_the_browser_has_no_voice_the_game_goes_on() {
    voice("Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: undefined });");
    let page = sit_down_with("speech true", Game { actions: DRAWN, ..Game::default() }).await;
    bluff(&page).await;
    call(&page, Some("Cem")).await;
    assert_eq!(actions(&page).last().map(String::as_str), Some("3 calls"));
    voice(HEARD);
}

#[test]
async fn the_home_page_tells_of_a_game_that_waits() {
    let page = Page::open("#/", &[(SAVE, &Game { actions: HONEST, ..Game::default() }.save())]).await;
    let go_on = page.says("home-continue", values! { game: page.says("home-wholes", &[]) });
    page.click(&page.find("link", &go_on)).await;
    page.until("the table", |_| !elements(".lane").is_empty()).await;
    assert_eq!(board()[0], (3, 3));
}
