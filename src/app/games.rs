//! The list of games. A new game is one entry here.

use yew::prelude::*;

use super::floating;
use super::how_to;
use super::how_to::Section;
use super::lawtoe;
use super::poe;
use super::sent::reads;
use super::wholes;
use super::words::Id;

/// What the app knows of a game.
#[derive(Debug)]
pub struct Game {
    /// Its part of addresses, of storage keys and of its drawing in `index.html`, `emblem-<name>`.
    pub name: &'static str,
    /// What people call it.
    pub title: Id,
    /// What it is about, in a sentence or two.
    pub about: Id,
    /// Its page; nothing while the game is not there yet.
    pub page: Option<fn() -> Html>,
    /// Its board without opponents, where it has one.
    pub board: Option<fn() -> Html>,
    /// Its packs and decks, where it has some.
    pub decks: Option<fn() -> Html>,
    /// Its how-to page.
    pub how_to: Option<&'static [Section]>,
    /// Reads a game as it is kept, and gives its text; nothing where it does not read back.
    pub kept: fn(&str) -> Option<String>,
    /// Reads what may lie on its board, and gives its text.
    pub position: Option<fn(&str) -> Option<String>>,
    /// What it thinks about away from the page: answers a text with a text. What it should remember between calls it
    /// keeps itself.
    pub think: Option<fn(&str) -> String>,
}

/// All games, in the order of the tiles.
pub static GAMES: [Game; 4] = [
    Game {
        name: "lawtoe",
        title: Id("home-lawtoe"),
        about: Id("home-lawtoe-about"),
        page: Some(lawtoe::page),
        board: None,
        decks: None,
        how_to: Some(how_to::lawtoe::SECTIONS),
        kept: reads::<lawtoe::Save>,
        position: None,
        think: Some(lawtoe::think),
    },
    Game {
        name: "poe",
        title: Id("home-poe"),
        about: Id("home-poe-about"),
        page: Some(poe::page),
        board: Some(poe::board),
        decks: None,
        how_to: Some(how_to::poe::SECTIONS),
        kept: reads::<poe::Save>,
        position: Some(reads::<poe::Board>),
        think: Some(poe::think::think),
    },
    Game {
        name: "wholes",
        title: Id("home-wholes"),
        about: Id("home-wholes-about"),
        page: Some(wholes::page),
        board: None,
        decks: Some(wholes::deck_page),
        how_to: Some(how_to::wholes::SECTIONS),
        kept: reads::<wholes::Save>,
        position: None,
        think: Some(wholes::think::think),
    },
    Game {
        name: "floating",
        title: Id("home-floating"),
        about: Id("home-floating-about"),
        page: Some(floating::page),
        board: None,
        decks: None,
        how_to: Some(how_to::floating::SECTIONS),
        kept: reads::<floating::Save>,
        position: None,
        think: Some(floating::think),
    },
];

impl Game {
    /// The game with this name.
    pub fn named(name: &str) -> Option<&'static Game> {
        GAMES.iter().find(|game| game.name == name)
    }

    /// The storage key of the game in play.
    pub fn save_key(&self) -> String {
        format!("flub.{}.save", self.name)
    }
}

/// The answer to a question: the first line names a game, and the game reads the rest. Empty where there is no such game.
pub fn think(question: &str) -> String {
    let answer = question.split_once('\n').and_then(|(name, text)| Some(Game::named(name)?.think?(text)));
    answer.unwrap_or_default()
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
