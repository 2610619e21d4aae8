//! POE at the table, and its board without opponents.

mod board;
mod coach;
mod hearing;
mod keeping;
mod sealed;
mod table;
mod verdict;

use web_sys::Element;

use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

/// The key under which the match in play is kept.
const SAVE: &str = "flub.poe.save";

/// People at one screen, and a person with two computers that see everything.
const TWO: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n";
const THREE: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n";
const FOUR: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# 4 person 4 Dan\n";
const ALONE: &str = "# 1 person 1\n# 2 computer expert 2 Ada\n# 3 computer expert 3 Emmy\n";

/// F6, by the second player, is a P-flub.
const P: &str = "1 goal E; 2 F2; 3 F5; 1 F8; 2 F6";
/// R2, by the third player, is an A-flub: `P8: 258; F1`.
const A: &str = "1 goal O; 2 P5; 3 R2";
/// P5, by the third player, was an A-flub (`P3: 453; F1`), so R3, by the first, is a CA-flub.
const CA: &str = "1 goal O; 2 R4; 3 P5; 1 R3";
/// P2, by the third player, was forced: `P3: 123` ends it, and the first player is to act.
const FORCED: &str = "1 goal O; 2 R1; 3 F4; 1 F5; 2 F6; 3 F7; 1 F8; 2 F9; 3 P2";
/// A finished round: the challenger of an A-flub proves it, and so does the joiner.
const DONE: &str = "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger; 1 proves P8: 258 instead F1; 2 proves P7: 257 instead F1";

/// A match of these players and this version and length after these actions, as a save.
fn save(version: &str, length: &str, players: &str, actions: &str) -> String {
    format!("{players}flub 1 poe {version} seats {} {length} seed 7; {actions}\n", players.lines().count())
}

/// The table of a match of six rounds of Beginning POE.
async fn sit_down(players: &str, actions: &str) -> Page {
    Page::open("#/poe", &[(SAVE, &save("beginning", "for 6 rounds", players, actions))]).await
}

/// The actions of the match that is kept.
fn actions(page: &Page) -> String {
    let kept = page.kept(SAVE).unwrap_or_default();
    let lines = kept.lines().filter(|line| !line.starts_with('#') && !line.starts_with("flub"));
    lines.collect::<Vec<_>>().join("; ")
}

fn square(number: usize) -> Element {
    elements(&format!("[data-square='{number}']")).remove(0)
}

/// The letters on the mat, `.` for a vacant square.
fn letters() -> String {
    let shown = elements(".square-letter").into_iter().map(|letter| letter.text_content().unwrap_or_default());
    shown.map(|letter| if letter.is_empty() { ".".to_owned() } else { letter }).collect()
}

/// How many connections are drawn on the mat.
fn strokes() -> usize {
    elements(".stroke").len()
}

/// The texts of everything that a CSS selector finds.
fn texts(selector: &str) -> Vec<String> {
    elements(selector).iter().map(text).collect()
}

/// Taps the square of a letter, such as `P8`, and then the letter.
async fn pencil(page: &Page, letter: &str) {
    let (letter, number) = letter.split_at(1);
    page.click(&square(number.parse().expect("the number of a square"))).await;
    page.press(&format!("table-letter-{}", letter.to_lowercase()), &[]).await;
}

/// Writes a letter and enters it.
async fn write(page: &Page, letter: &str) {
    pencil(page, letter).await;
    let (letter, number) = letter.split_at(1);
    page.press("poe-write", values! { letter: letter, square: number.parse::<usize>().unwrap() }).await;
}

/// Opens the curtain for this person.
async fn unveil(page: &Page, name: &str) {
    page.press("poe-curtain-open", values! { name: name }).await;
}

/// Goes to a part of the proof.
async fn part(page: &Page, part: &str) {
    page.click(&page.find("radio", &page.says("table-proof-part", values! { part: part, lines: "connections" }))).await;
}

/// Types connections into the proof, in their part of it.
async fn list(page: &Page, typed: &str) {
    part(page, "lines").await;
    page.fill(&elements("#triplet")[0], typed).await;
    page.press("table-listing-add", &[]).await;
}

/// Writes `P8: 258 instead F1`.
async fn prove(page: &Page) {
    pencil(page, "P8").await;
    list(page, "258").await;
    part(page, "instead").await;
    pencil(page, "F1").await;
}

/// Whether what this message names can be pressed to some effect.
fn is_off(page: &Page, id: &str, values: &[(&str, flub_tables::i18n::Value<'_>)]) -> bool {
    page.button(id, values).get_attribute("aria-disabled").as_deref() == Some("true")
}

/// Whether a dialog with this title is open.
fn asks(page: &Page, id: &str) -> bool {
    page.look_for("dialog", &page.says(id, values! { move: "F1" })).is_some()
}

/// The headline that names whose turn it is.
fn turn_of(page: &Page, name: &str) -> bool {
    page.headlines().contains(&page.says("poe-turn-person", values! { who: "other", name: name }))
}

/// The headline that names who proves what.
fn proves(page: &Page, name: &str, kind: &'static str) -> bool {
    let what = page.says("table-proof-what", values! { kind: kind });
    page.headlines().contains(&page.says("table-turn-proof", values! { who: "other", name: name, what: what }))
}
