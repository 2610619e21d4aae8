//! LawToe at the table.

mod coach;
mod keeping;
mod proofs;
mod spoken;
mod turns;

use web_sys::Element;

use crate::{
    element::name,
    page::{Page, elements},
    values,
};

/// The key of the match in play.
const SAVE: &str = "flub.lawtoe.save";

/// A P in 3 completes 123.
const FLUB: &str = "plaintiff goal odd\ndefendant P1 P2\n";
/// A P in 8 makes 147 and 148 a solution; much else is none.
const RICH: &str = "plaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\n";
/// The Defendant's last square is due, and no triplet is left.
const WON: &str = "plaintiff goal odd
defendant F1 F5
plaintiff F2
defendant F9
plaintiff F3
defendant F4
plaintiff F6
";

/// A match of these players after these actions, as a save.
fn save(plaintiff: &str, defendant: &str, actions: &str) -> String {
    format!("# plaintiff {plaintiff}\n# defendant {defendant}\nflub 1 lawtoe pedagogue seed 7\n{actions}")
}

/// A match between two people after these actions.
async fn sit_down(actions: &str) -> Page {
    Page::open("#/lawtoe", &[(SAVE, &save("person", "person", actions))]).await
}

fn square(page: &Page, number: usize) -> Element {
    let beginning = page.says("table-square-filled", values! { square: number, letter: "" });
    let squares = page.all("button");
    squares.into_iter().find(|one| name(one).starts_with(&beginning)).expect("a square")
}

/// The letters on the mat, `.` for a vacant square, row by row.
fn letters() -> String {
    let shown = elements(".square-letter").into_iter().map(|letter| letter.text_content().unwrap_or_default());
    shown.map(|letter| if letter.is_empty() { ".".to_owned() } else { letter }).collect()
}

/// Pencils letters, such as `P1 F5`.
async fn pencil(page: &Page, letters: &str) {
    for written in letters.split(' ') {
        let (letter, number) = written.split_at(1);
        page.click(&square(page, number.parse().expect("a number"))).await;
        let letters = [("F", "table-letter-f"), ("O", "table-letter-o"), ("P", "table-letter-p")];
        let (_, id) = letters.into_iter().find(|(one, _)| *one == letter).expect("a letter of the game");
        page.press(id, &[]).await;
    }
}

/// Pencils a letter and enters it.
async fn write_one(page: &Page, letter: &str, square: usize) {
    pencil(page, &format!("{letter}{square}")).await;
    page.press("lawtoe-write-one", values! { letter: letter, square: square }).await;
}

/// The field for triplets.
fn field(page: &Page) -> Element {
    page.find("textbox", &page.says("table-listing-label", values! { lines: "triplets", example: "157" }))
}

/// Types triplets and lists them, in their part of the proof.
async fn list(page: &Page, triplets: &str) {
    let part = page.says("table-proof-part", values! { part: "lines", lines: "triplets" });
    if let Some(part) = page.look_for("radio", &part) {
        page.click(&part).await;
    }
    page.fill(&field(page), triplets).await;
    page.press("table-listing-add", &[]).await;
}

/// The triplets in the list of the proof being written.
fn listed(page: &Page) -> Vec<String> {
    let list = page.find("list", &page.says("table-listings", values! { lines: "triplets" }));
    let rows = elements(".triplet-squares").into_iter().filter(|row| list.contains(Some(row)));
    rows.map(|row| row.text_content().unwrap_or_default()).collect()
}

/// What this message says, as the headline of the table.
fn is_headline(page: &Page, id: &str, values: &[(&str, flub_tables::i18n::Value<'_>)]) -> bool {
    page.headlines().contains(&page.says(id, values))
}
