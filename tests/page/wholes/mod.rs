//! Wholes on the page.

mod calls;
mod coach;
mod decks;
#[path = "../../../crates/tables/tests/tables/wholes/game.rs"]
mod game;
mod hidden;
mod kept;
mod plays;
mod set_up;
mod specials;

use flub::games::wholes::Card;
use flub_tables::{
    games::wholes::{card_speech::card_label, save::Save},
    i18n::Language,
};
use web_sys::Element;

use self::game::{ALONE, BLUFF, Game, HONEST, THREE, WHOLE_GAME, WHOLE_SEED};
use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// The storage keys of the game in play, of the last finished one, and of the settings.
const SAVE: &str = "flub.wholes.save";
const FINISHED: &str = "flub.wholes.last";
const SETTINGS: &str = "flub.settings";

const DRAWN: &[&str] = &["1 draws"];

/// Opens the table of a saved game.
async fn sit_down(game: Game<'_>) -> Page {
    Page::open("#/wholes", &[(SAVE, &game.save())]).await
}

/// The same, with a setting such as `coach explain`.
async fn sit_down_with(setting: &str, game: Game<'_>) -> Page {
    let settings = format!("language en\ntheme paper\n{setting}\n");
    Page::open("#/wholes", &[(SETTINGS, &settings), (SAVE, &game.save())]).await
}

/// The whole game of two people without these last actions.
fn whole_game_but(last: usize) -> String {
    let actions: Vec<&str> = WHOLE_GAME.lines().collect();
    let actions = &actions[..actions.len() - last];
    Game { players: &["person Ana", "person Ben"], seed: WHOLE_SEED, actions, ..Game::default() }.save()
}

/// What a card is called, in English.
fn called(card: &str) -> String {
    called_card(&card.parse().expect("there is such a card"))
}

fn called_card(card: &Card) -> String {
    card_label(&flub_app::words(Language::English), card)
}

/// What the texts of all these elements are.
fn texts(selector: &str) -> Vec<String> {
    elements(selector).iter().map(text).collect()
}

/// The names of all cards that lie face up in this part of the page.
fn fronts(part: &str) -> Vec<String> {
    texts(&format!("{part} .card .visually-hidden"))
}

/// A card of the open hand that is not picked: the first of several alike.
fn held(card: &str) -> Element {
    let is_it = |one: &Element| {
        one.query_selector(".card .visually-hidden").unwrap().is_some_and(|front| text(&front) == called(card))
    };
    let mut hand = elements(".hand .held:not([aria-pressed=true])").into_iter();
    hand.find(is_it).unwrap_or_else(|| panic!("no {card} in {:?}", fronts(".hand")))
}

async fn pick(page: &Page, cards: &[&str]) {
    for card in cards {
        page.click(&held(card)).await;
    }
}

/// Says something else of the picked card in this place, from 0.
async fn say(page: &Page, place: usize, face: &str) {
    page.click(&elements(".draft button.said")[place]).await;
    page.click(&offered(page, face)).await;
}

/// The button of a value that can be said.
fn offered(page: &Page, face: &str) -> Element {
    let picker = elements(".picker button").into_iter().find(|one| name(one) == called(face));
    picker.unwrap_or_else(|| panic!("no {face} is offered; the page says: {}", page.text_of("#app")))
}

/// Where everybody is, seat by seat, and how many cards they hold.
fn board() -> Vec<(u8, usize)> {
    let places = elements(".piece").into_iter().map(|piece| {
        let style = piece.get_attribute("style").unwrap_or_default();
        let digits = style.trim_start_matches("--place:").split(';').next().unwrap_or_default().to_owned();
        digits.parse().expect("a place")
    });
    let counts =
        elements(".lane-cards").into_iter().map(|count| count.text_content().unwrap().parse().expect("a number"));
    places.zip(counts).collect()
}

/// The actions so far, as they are kept.
fn actions(page: &Page) -> Vec<String> {
    let kept: Save = page.kept(SAVE).expect("a game in play").parse().expect("a save");
    kept.record.played().iter().map(ToString::to_string).collect()
}

/// Chooses what begins with this name.
async fn choose(page: &Page, beginning: &str) {
    let radios = page.all("radio");
    let found = radios.iter().find(|one| name(one).starts_with(beginning));
    page.click(
        found.unwrap_or_else(|| panic!("no {beginning} among {:?}", radios.iter().map(name).collect::<Vec<_>>())),
    )
    .await;
}

/// The dialog with this title, if it is open.
fn dialog(page: &Page, title: &str) -> Option<Element> {
    page.look_for("dialog", &page.says(title, &[]))
}

fn is_off(button: &Element) -> bool {
    button.get_attribute("aria-disabled").as_deref() == Some("true")
}

/// Opens the curtain for this person.
async fn unveil(page: &Page, who: &str) {
    page.press("wholes-curtain-open", values! { name: who }).await;
}

/// The button that calls; a term to explain may be called like it.
fn calling(page: &Page, who: Option<&str>) -> Element {
    let name_of_it =
        who.map_or_else(|| page.says("wholes-call", &[]), |name| page.says("wholes-call-as", values! { name: name }));
    elements("dialog[open] button.primary")
        .into_iter()
        .find(|one| name(one) == name_of_it)
        .expect("a dialog that calls")
}

/// Calls, as the person of this name if several may, and lets the stage go on.
async fn call(page: &Page, who: Option<&str>) {
    page.press("wholes-call-open", &[]).await;
    page.click(&calling(page, who)).await;
    page.click(elements("#stage-go-on").first().expect("a call on the stage")).await;
    page.until("what came of the call", |_| !elements(".called .outcome").is_empty()).await;
}
