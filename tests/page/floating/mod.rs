//! Floating Tic-Tac-Toe at the table.

mod board;
mod spoken;

use web_sys::Element;

use crate::{element::name, page::Page, values};

/// The key of the game in play.
const SAVE: &str = "flub.floating.save";

/// A game between two people after these turns, as a save.
fn save(setup: &str, turns: &str) -> String {
    let turn = |(place, turn): (usize, &str)| format!("{} {}\n", ["x", "o"][place % 2], turn.replace(',', ", "));
    let turns: String = turns.split_whitespace().enumerate().map(turn).collect();
    format!("# x person\n# o person\nflub 1 floating {setup} seed 7\n{turns}")
}

/// The square with this name, whatever lies on it.
fn at(page: &Page, square: &str) -> Element {
    let empty = page.says("floating-square-empty", values! { square: square });
    let filled = page.says("floating-square-filled", values! { square: square, side: "" });
    let squares = page.all("button").into_iter();
    let mut found = squares.filter(|one| name(one).starts_with(&empty) || name(one).starts_with(filled.trim_end()));
    found.next().unwrap_or_else(|| panic!("no square {square}"))
}
