//! The list of games. A new game is a folder here, a line below, and its name in [`games!`]. Its pages are a part of
//! the app that is loaded when it is first needed.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

use std::{fmt::Display, pin::Pin, str::FromStr};

use flub::games::ladders;
#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::app::{
    i18n::{Id, Messages},
    learn::{lessons::Lessons, thinking},
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        styles,
        thinker::Think,
    },
    table::{for_class::ForClass, link::LinkPayload},
    ui::{article::Section, term::Glossary},
};

/// What the app knows of a game from the beginning.
#[derive(Debug)]
pub struct Game {
    /// What is on its tile.
    pub tile: Tile,
    /// Loads its pages.
    load: Load<&'static Pages>,
}

/// What a tile on the first page shows of a game, and which pages it has.
#[derive(Debug)]
pub struct Tile {
    /// Its part of addresses and of storage keys.
    pub name: &'static str,
    /// What people call it.
    pub title: Id,
    /// What it is about, in a sentence or two.
    pub about: Id,
    /// The words of the tile.
    pub messages: Messages,
    /// Its drawing, as SVG.
    pub emblem: &'static str,
    /// Whether it has a board without opponents.
    pub has_board: bool,
    /// Whether it has packs and decks.
    pub has_decks: bool,
}

/// Draws a page, with what a link brought to it.
pub type Draw = fn(Option<LinkPayload>) -> Html;

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
    /// Its terms.
    pub terms: Glossary,
    /// Its words.
    pub messages: Messages,
    /// Its style sheets.
    pub styles: &'static [&'static str],
    /// Reads a game as it is kept, and gives its text. `None` if it does not read back.
    pub kept: fn(&str) -> Option<String>,
    /// Reads what may lie on its board, and gives its text.
    pub position: Option<fn(&str) -> Option<String>>,
    /// Its set-up for whoever sends it to others.
    pub for_class: ForClass,
    /// What it thinks about away from the page. What it should remember between calls it keeps itself.
    pub think: Think,
}

/// The list of games, in the order of the tiles, from their modules: each has a `TILE` and `PAGES`.
macro_rules! games {
    ($($game:ident),+ $(,)?) => {
        /// All games, in the order of the tiles.
        pub static GAMES: [Game; [$(stringify!($game)),+].len()] = [$(Game { tile: $game::TILE, load: load!($game) }),+];

        $(
            #[cfg_attr(feature = "split", wasm_split($game, fallible))]
            fn $game() -> Result<&'static Pages, LoadError> {
                Ok(&$game::PAGES)
            }
        )+
    };
}

games![lawtoe, poe, wholes, floating];

macro_rules! lessons {
    ($($game:ident),+ $(,)?) => {
        /// Loads the lessons of a game, by its name.
        fn lessons_of(name: &str) -> Option<Load<&'static Lessons>> {
            match name {
                $(stringify!($game) => Some(load!($game::learn::lessons)),)+
                _ => None,
            }
        }
    };
}

lessons![lawtoe, poe, wholes, floating];

thread_local! {
    /// The pages that are loaded, in the order of the games.
    static LOADED: Loaded<&'static Pages, { GAMES.len() }> = const { Loaded::none() };

    /// The lessons that are loaded, in the order of the games.
    static LESSONS: Loaded<&'static Lessons, { GAMES.len() }> = const { Loaded::none() };
}

impl Game {
    /// The game with this name.
    pub fn named(name: &str) -> Option<&'static Game> {
        GAMES.iter().find(|game| game.tile.name == name)
    }

    /// The storage key of the game in play.
    pub fn save_key(&self) -> String {
        format!("flub.{}.save", self.tile.name)
    }

    /// The storage key of the game finished last.
    pub fn finished_key(&self) -> String {
        format!("flub.{}.last", self.tile.name)
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

    /// Loads its pages with their styles, for a window.
    pub async fn load_page(&self) {
        self.load().await;
        self.pages().into_iter().for_each(|pages| styles::add(pages.styles));
    }

    /// Its lessons, once they are loaded.
    pub fn lessons(&self) -> Option<&'static Lessons> {
        LESSONS.with(|loaded| loaded.get(self.place()))
    }

    /// Loads its lessons, unless that fails.
    pub async fn load_lessons(&self) {
        let Some(load) = lessons_of(self.tile.name) else { return };
        let lessons = load().await;
        LESSONS.with(|loaded| loaded.put(self.place(), lessons));
    }

    /// Loads its lessons with their styles, for a window.
    pub async fn load_lesson_page(&self) {
        self.load_lessons().await;
        self.lessons().into_iter().for_each(|lessons| styles::add(lessons.styles));
    }

    /// The games that are taught.
    pub fn taught() -> impl Iterator<Item = &'static Self> {
        GAMES.iter().filter(|game| game.steps() > 0)
    }

    /// How many steps its ladder has; 0 without one.
    pub fn steps(&self) -> usize {
        ladders().into_iter().find(|(name, _)| *name == self.tile.name).map_or(0, |(_, steps)| steps)
    }

    fn place(&self) -> usize {
        GAMES.iter().position(|game| game == self).expect("every game is in the list")
    }
}

/// The words of all tiles, and those of the games that are loaded.
pub fn messages() -> impl Iterator<Item = &'static Messages> {
    let loaded = GAMES.iter().filter_map(Game::pages).map(|pages| &pages.messages);
    let lessons = GAMES.iter().filter_map(Game::lessons).map(|lessons| &lessons.messages);
    GAMES.iter().map(|game| &game.tile.messages).chain(loaded).chain(lessons)
}

/// The answer to a request, whose first line names its game. Empty if there is no such game, or if its code could not
/// be loaded.
pub fn answer(question: String) -> Pin<Box<dyn Future<Output = String>>> {
    Box::pin(async move {
        let Some((name, text)) = question.split_once('\n') else { return String::new() };
        let Some(game) = Game::named(name) else { return String::new() };
        if text.starts_with(thinking::LEARN) {
            game.load_lessons().await;
            return game.lessons().map(|lessons| (lessons.think)(text)).unwrap_or_default();
        }
        game.load().await;
        game.pages().map(|pages| (pages.think)(text)).unwrap_or_default()
    })
}

/// The text of something that reads back, as it is kept.
pub fn reads<T: FromStr + Display>(text: &str) -> Option<String> {
    Some(text.parse::<T>().ok()?.to_string())
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.tile.name == other.tile.name
    }
}
