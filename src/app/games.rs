//! The list of games. A new game is one entry here, and its pages below. They are a part of the program of their own, which is
//! loaded when it is wanted.

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::chunk::{Load, LoadError, Loaded, load};
use super::floating;
use super::how_to::{self, Section};
use super::lawtoe;
use super::poe;
use super::sent::reads;
use super::wholes;
use super::words::{Id, Messages, messages};

/// What the app knows of a game from the beginning.
#[derive(Debug)]
pub struct Game {
    /// Its part of addresses, of storage keys and of its drawing in `index.html`, `emblem-<name>`.
    pub name: &'static str,
    /// What people call it.
    pub title: Id,
    /// What it is about, in a sentence or two.
    pub about: Id,
    /// Whether it has a board without opponents.
    pub has_board: bool,
    /// Whether it has packs and decks.
    pub has_decks: bool,
    /// Loads its pages.
    load: Load<&'static Pages>,
}

/// Draws a page.
pub type Draw = fn() -> Html;

/// What a game brings with it.
pub struct Pages {
    /// Its page.
    pub page: Draw,
    /// Its board without opponents, where it has one.
    pub board: Option<Draw>,
    /// Its packs and decks, where it has some.
    pub decks: Option<Draw>,
    /// The sections of its how-to page.
    pub how_to: &'static [Section],
    /// Its words.
    pub messages: Messages,
    /// Reads a game as it is kept, and gives its text; nothing where it does not read back.
    pub kept: fn(&str) -> Option<String>,
    /// Reads what may lie on its board, and gives its text.
    pub position: Option<fn(&str) -> Option<String>>,
    /// What it thinks about away from the page: answers a text with a text. What it should remember between calls it
    /// keeps itself.
    pub think: fn(&str) -> String,
}

/// All games, in the order of the tiles.
pub static GAMES: [Game; 4] = [
    Game {
        name: "lawtoe",
        title: "home-lawtoe",
        about: "home-lawtoe-about",
        has_board: false,
        has_decks: false,
        load: load!(lawtoe),
    },
    Game {
        name: "poe",
        title: "home-poe",
        about: "home-poe-about",
        has_board: true,
        has_decks: false,
        load: load!(poe),
    },
    Game {
        name: "wholes",
        title: "home-wholes",
        about: "home-wholes-about",
        has_board: false,
        has_decks: true,
        load: load!(wholes),
    },
    Game {
        name: "floating",
        title: "home-floating",
        about: "home-floating-about",
        has_board: false,
        has_decks: false,
        load: load!(floating),
    },
];

#[cfg_attr(feature = "split", wasm_split(lawtoe, fallible))]
fn lawtoe() -> Result<&'static Pages, LoadError> {
    static PAGES: Pages = Pages {
        page: lawtoe::page,
        board: None,
        decks: None,
        how_to: how_to::lawtoe::SECTIONS,
        messages: messages!("lawtoe", "how-to-lawtoe"),
        kept: reads::<lawtoe::Save>,
        position: None,
        think: lawtoe::think,
    };
    Ok(&PAGES)
}

#[cfg_attr(feature = "split", wasm_split(poe, fallible))]
fn poe() -> Result<&'static Pages, LoadError> {
    static PAGES: Pages = Pages {
        page: poe::page,
        board: Some(poe::board),
        decks: None,
        how_to: how_to::poe::SECTIONS,
        messages: messages!("poe", "how-to-poe"),
        kept: reads::<poe::Save>,
        position: Some(reads::<poe::Study>),
        think: poe::think::think,
    };
    Ok(&PAGES)
}

#[cfg_attr(feature = "split", wasm_split(wholes, fallible))]
fn wholes() -> Result<&'static Pages, LoadError> {
    static PAGES: Pages = Pages {
        page: wholes::page,
        board: None,
        decks: Some(wholes::deck_page),
        how_to: how_to::wholes::SECTIONS,
        messages: messages!("wholes", "wholes-cards", "wholes-decks", "how-to-wholes"),
        kept: reads::<wholes::Save>,
        position: None,
        think: wholes::think::think,
    };
    Ok(&PAGES)
}

#[cfg_attr(feature = "split", wasm_split(floating, fallible))]
fn floating() -> Result<&'static Pages, LoadError> {
    static PAGES: Pages = Pages {
        page: floating::page,
        board: None,
        decks: None,
        how_to: how_to::floating::SECTIONS,
        messages: messages!("floating", "how-to-floating"),
        kept: reads::<floating::Save>,
        position: None,
        think: floating::think,
    };
    Ok(&PAGES)
}

thread_local! {
    /// The pages that are loaded, in the order of the games.
    static LOADED: Loaded<&'static Pages, { GAMES.len() }> = const { Loaded::none() };
}

impl Game {
    /// The game with this name.
    pub fn named(name: &str) -> Option<&'static Game> {
        GAMES.iter().find(|game| game.name == name)
    }

    /// The storage key of the game in play.
    pub fn save_key(&self) -> String {
        format!("flub.{}.save", self.name)
    }

    /// Its pages, once they are loaded.
    pub fn pages(&self) -> Option<&'static Pages> {
        LOADED.with(|loaded| loaded.get(self.place()))
    }

    /// Loads its pages, unless that fails.
    pub async fn load(&self) {
        let pages = (self.load)().await;
        LOADED.with(|loaded| loaded.put(self.place(), pages));
    }

    fn place(&self) -> usize {
        GAMES.iter().position(|game| game == self).expect("every game is in the list")
    }
}

/// The words of the games that are loaded.
pub fn messages() -> impl Iterator<Item = &'static Messages> {
    GAMES.iter().filter_map(Game::pages).map(|pages| &pages.messages)
}

/// The game that a question is for, by its first line, and what the game reads.
pub fn asked(question: &str) -> Option<(&'static Game, &str)> {
    let (name, text) = question.split_once('\n')?;
    Some((Game::named(name)?, text))
}

/// The answer to a question. Empty where there is no such game, or it is not loaded.
pub fn think(question: &str) -> String {
    asked(question).and_then(|(game, text)| Some((game.pages()?.think)(text))).unwrap_or_default()
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
