//! The list of games. A new game is one entry here, and its pages below. They are a part of the program of their own, which is
//! brought when it is wanted.

use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::delivery::{Brought, Delivered, Load};
use super::floating;
use super::how_to;
use super::lawtoe;
use super::poe;
use super::sent::reads;
use super::wholes;
use super::words::Id;

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
    /// Brings its pages.
    load: Load<&'static Pages>,
    /// Brings its how-to page.
    load_how_to: Load<how_to::Draw>,
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
        title: id!("home-lawtoe"),
        about: id!("home-lawtoe-about"),
        has_board: false,
        has_decks: false,
        load: || Box::pin(lawtoe()),
        load_how_to: || Box::pin(how_to::lawtoe::bring()),
    },
    Game {
        name: "poe",
        title: id!("home-poe"),
        about: id!("home-poe-about"),
        has_board: true,
        has_decks: false,
        load: || Box::pin(poe()),
        load_how_to: || Box::pin(how_to::poe::bring()),
    },
    Game {
        name: "wholes",
        title: id!("home-wholes"),
        about: id!("home-wholes-about"),
        has_board: false,
        has_decks: true,
        load: || Box::pin(wholes()),
        load_how_to: || Box::pin(how_to::wholes::bring()),
    },
    Game {
        name: "floating",
        title: id!("home-floating"),
        about: id!("home-floating-about"),
        has_board: false,
        has_decks: false,
        load: || Box::pin(floating()),
        load_how_to: || Box::pin(how_to::floating::bring()),
    },
];

#[wasm_split(lawtoe, fallible)]
fn lawtoe() -> Brought<&'static Pages> {
    Ok(&Pages {
        page: lawtoe::page,
        board: None,
        decks: None,
        kept: reads::<lawtoe::Save>,
        position: None,
        think: lawtoe::think,
    })
}

#[wasm_split(poe, fallible)]
fn poe() -> Brought<&'static Pages> {
    Ok(&Pages {
        page: poe::page,
        board: Some(poe::board),
        decks: None,
        kept: reads::<poe::Save>,
        position: Some(reads::<poe::Study>),
        think: poe::think::think,
    })
}

#[wasm_split(wholes, fallible)]
fn wholes() -> Brought<&'static Pages> {
    Ok(&Pages {
        page: wholes::page,
        board: None,
        decks: Some(wholes::deck_page),
        kept: reads::<wholes::Save>,
        position: None,
        think: wholes::think::think,
    })
}

#[wasm_split(floating, fallible)]
fn floating() -> Brought<&'static Pages> {
    Ok(&Pages {
        page: floating::page,
        board: None,
        decks: None,
        kept: reads::<floating::Save>,
        position: None,
        think: floating::think,
    })
}

thread_local! {
    /// The pages that are there, in the order of the games.
    static PAGES: Delivered<&'static Pages, { GAMES.len() }> = const { Delivered::none() };
    /// The how-to pages that are there.
    static HOW_TO: Delivered<how_to::Draw, { GAMES.len() }> = const { Delivered::none() };
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

    /// Its pages, once they are there.
    pub fn pages(&self) -> Option<&'static Pages> {
        PAGES.with(|there| there.get(self.place()))
    }

    /// Brings its pages, unless that fails.
    pub async fn bring(&self) {
        let brought = (self.load)().await;
        PAGES.with(|there| there.put(self.place(), brought));
    }

    /// What draws its how-to page, once it is there.
    pub fn how_to(&self) -> Option<how_to::Draw> {
        HOW_TO.with(|there| there.get(self.place()))
    }

    /// Brings its how-to page, unless that fails.
    pub async fn bring_how_to(&self) {
        let brought = (self.load_how_to)().await;
        HOW_TO.with(|there| there.put(self.place(), brought));
    }

    fn place(&self) -> usize {
        GAMES.iter().position(|game| game == self).expect("every game is in the list")
    }
}

/// The game that a question is for, by its first line, and what the game reads.
pub fn asked(question: &str) -> Option<(&'static Game, &str)> {
    let (name, text) = question.split_once('\n')?;
    Some((Game::named(name)?, text))
}

/// The answer to a question. Empty where there is no such game, or it is not there.
pub fn think(question: &str) -> String {
    asked(question).and_then(|(game, text)| Some((game.pages()?.think)(text))).unwrap_or_default()
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
