//! The list of games. A new game is a folder here, a line below, and its name in [`games!`]. Its tile and its set-up are there from the
//! beginning; its pages are in the part of the program that is loaded to play, its lessons in the one for learning.

#[cfg(test)]
mod demonstrated;
pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod sent;
pub mod wholes;

use std::{
    cell::RefCell,
    fmt::{self, Debug, Display, Formatter},
    pin::Pin,
    str::FromStr,
};

use flub::games::ladders;
use flub_tables::{
    i18n::{Id, Words},
    table::{
        midend::Table,
        table_game::{SaveOf, Think},
    },
};
use yew::prelude::*;

use crate::{
    exercise::lessons::Lessons,
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
    },
    table::{
        again,
        for_class::{ForClass, for_class},
        link::LinkPayload,
        table_page,
        table_pages::TablePages,
    },
    ui::{article::Section, term::Glossary},
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// What the app knows of a game from the beginning.
pub struct Game {
    /// Its tile on the home page.
    pub tile: Tile,
    /// Its set-up, for somebody who has not played it yet.
    pub set_up: DrawSetUp,
}

/// Draws the set-up of a first game. The chosen game is given as the text of a save.
pub type DrawSetUp = fn(Callback<AttrValue>) -> Html;

/// What a tile on the first page shows of a game.
#[derive(Debug)]
pub struct Tile {
    /// Its part of addresses and of storage keys.
    pub name: &'static str,
    /// What people call it.
    pub title: Id,
    /// What it is about, in a sentence or two.
    pub about: Id,
    /// Its drawing, as SVG.
    pub emblem: &'static str,
    /// Whether it has a board without opponents.
    pub has_board: bool,
    /// Its further pages, to which its how-to page leads.
    pub further: &'static [FurtherPage],
}

impl Tile {
    /// Its drawing, on a page.
    pub fn draw_emblem(&self) -> Html {
        Html::from_html_unchecked(AttrValue::from(self.emblem))
    }
}

/// Draws a page, with the content of a link that leads to it.
pub type Draw = fn(Option<LinkPayload>) -> Html;

/// The pages of a game, its styles, and the functions that other pages call. [`Pages::of`] fills in what every game does alike.
pub struct Pages {
    /// The page with its set-up and its table.
    pub page: Draw,
    /// Its board without opponents, if it has one.
    pub board: Option<Board>,
    /// Draws its further page with this path.
    pub further: fn(&str) -> Html,
    /// The sections of its how-to page.
    pub how_to: &'static [Section],
    /// Its terms.
    pub terms: Glossary,
    /// Its style sheets.
    pub styles: &'static [&'static str],
    /// Reads a game as it is kept, and gives its text. `None` if it does not read back.
    pub kept: fn(&str) -> Option<String>,
    /// Tells what was done in a game, as a text, from this step on.
    pub told: fn(&Words, &str, usize) -> String,
    /// Its set-up, as teachers arrange it for others.
    pub for_class: ForClass,
    /// Answers its requests in the worker. The game itself keeps what it remembers between calls.
    pub think: Think,
}

/// A board without opponents, at `#/board/` and the name of the game.
pub struct Board {
    /// Its page.
    pub draw: Draw,
    /// Reads a position, and gives its text. `None` if it does not read back.
    pub read: fn(&str) -> Option<String>,
}

/// A page of one game only, such as the decks of Wholes.
#[derive(Debug)]
pub struct FurtherPage {
    /// The first part of its address, before the name of the game: `decks` for `#/decks/wholes`.
    pub path: &'static str,
    /// What the link to it says.
    pub title: Id,
}

impl PartialEq for FurtherPage {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

impl Pages {
    /// The pages of a game by what it draws at the table. It has no styles, no explained terms and no other pages yet.
    pub const fn of<G: TablePages>() -> Self {
        Self {
            page: table_page::page::<G>,
            board: None,
            further: |_| Html::default(),
            how_to: &[],
            terms: Glossary(&[]),
            styles: &[],
            kept: read_back::<SaveOf<G>>,
            told: tell::<G>,
            for_class: for_class::<G>(),
            think: G::THINK,
        }
    }
}

/// The pages of a game, by its name.
type PagesOf = fn(&str) -> Option<&'static Pages>;

/// The list of games, in the order of the tiles, the easiest first, from their modules: each has a `TILE`, a `SET_UP` and `PAGES`.
macro_rules! games {
    ($($game:ident),+ $(,)?) => {
        /// All games, in the order of the tiles.
        pub static GAMES: [Game; [$(stringify!($game)),+].len()] = [$(Game { tile: $game::TILE, set_up: $game::SET_UP }),+];

        /// The pages of all games, in the part of the program for playing.
        #[cfg_attr(feature = "split", wasm_split(play, fallible))]
        fn pages() -> Result<PagesOf, LoadError> {
            Ok(|name| match name {
                $(stringify!($game) => Some(&$game::PAGES),)+
                _ => None,
            })
        }
    };
}

games![floating, wholes, lawtoe, poe];

/// The lessons of a game, by its name.
type LessonsOf = fn(&str) -> Option<&'static Lessons>;

macro_rules! lessons {
    ($($game:ident),+ $(,)?) => {
        /// The lessons of all games that are taught, in the part of the program for learning.
        #[cfg_attr(feature = "split", wasm_split(learn, fallible))]
        fn lessons() -> Result<LessonsOf, LoadError> {
            Ok(|name| match name {
                $(stringify!($game) => Some(&$game::exercise::LESSONS),)+
                _ => None,
            })
        }
    };
}

lessons![lawtoe, poe, wholes, floating];

thread_local! {
    /// The games whose styles are in use.
    static OPENED: RefCell<Vec<&'static Game>> = const { RefCell::new(Vec::new()) };

    static PAGES: Loaded<PagesOf> = const { Loaded::none() };

    static LESSONS: Loaded<LessonsOf> = const { Loaded::none() };
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

    /// Puts its styles into use, for a window, once its pages are loaded.
    pub fn open(&'static self) {
        if let Some(pages) = self.pages().filter(|_| !self.is_open()) {
            page::add(pages.styles);
            OPENED.with_borrow_mut(|opened| opened.push(self));
        }
    }

    /// Whether its pages are loaded and its styles in use.
    pub fn is_open(&self) -> bool {
        OPENED.with_borrow(|opened| opened.contains(&self))
    }

    /// Its pages, once they are loaded.
    pub fn pages(&self) -> Option<&'static Pages> {
        PAGES.with(Loaded::get)?(self.tile.name)
    }

    /// Its lessons, once they are loaded.
    pub fn lessons(&self) -> Option<&'static Lessons> {
        LESSONS.with(Loaded::get)?(self.tile.name)
    }

    /// The name of a step of its lessons; nothing until they are loaded.
    pub fn step_name(&self, words: &Words, step: usize) -> String {
        self.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default()
    }

    /// The games that are taught.
    pub fn taught() -> impl Iterator<Item = &'static Self> {
        GAMES.iter().filter(|game| game.steps() > 0)
    }

    /// How many steps its ladder has; 0 without one.
    pub fn steps(&self) -> usize {
        ladders().into_iter().find(|(name, _)| *name == self.tile.name).map_or(0, |(_, steps)| steps)
    }
}

/// Loads the pages of all games, unless that fails.
pub async fn load_pages() {
    const LOAD: Load<PagesOf> = load!(play, pages);
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
}

/// Loads the lessons of all games, unless that fails.
pub async fn load_lessons() {
    const LOAD: Load<LessonsOf> = load!(learn, lessons);
    let loaded = LOAD().await;
    LESSONS.with(|lessons| lessons.put(loaded));
}

/// The answer to a request, whose first line names its game. Empty if there is no such game, or if its part of the program could not be
/// loaded.
pub fn answer(question: String) -> Pin<Box<dyn Future<Output = String>>> {
    Box::pin(async move {
        let Some((name, text)) = question.split_once('\n') else { return String::new() };
        let Some(game) = Game::named(name) else { return String::new() };
        if text.starts_with(again::LEARN) {
            load_lessons().await;
            return game.lessons().map(|lessons| (lessons.think)(text)).unwrap_or_default();
        }
        load_pages().await;
        game.pages().map(|pages| (pages.think)(text)).unwrap_or_default()
    })
}

/// Parses a text and writes it again, in the form in which it is kept.
pub fn read_back<T: FromStr + Display>(text: &str) -> Option<String> {
    Some(text.parse::<T>().ok()?.to_string())
}

fn tell<G: TablePages>(words: &Words, text: &str, from: usize) -> String {
    let table = text.parse::<SaveOf<G>>().map(Table::<G>::from);
    table.map_or_else(
        |_| String::new(),
        |table| words.sentences((from..table.step()).map(|step| G::describe(words, &table, step))),
    )
}

impl Debug for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.tile.name)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.tile.name == other.tile.name
    }
}
