//! Addresses: the page is named by the part after `#`, so that it works from any folder and from a file.

use std::rc::Rc;

use yew::prelude::*;

use super::{print_page, shared_link::SharedLink};
use crate::app::{games::Game, table::link::LinkPayload};

/// A page of the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// `#/`
    Home,
    /// `#/settings`
    Settings,
    /// `#/print`
    Print,
    /// `#/how-to/lawtoe`; how it is played.
    HowTo(&'static Game),
    /// `#/board/poe`; only for a game that has a board without opponents.
    Board(&'static Game),
    /// `#/decks/wholes`; only for a game that has cards of its own choosing.
    Decks(&'static Game),
    /// `#/lawtoe`
    Play(&'static Game),
    /// `#/lawtoe/game/…`, `#/lawtoe/set-up/…`, `#/board/poe/…`: what somebody sent as a link.
    SharedLink(SharedLink),
    /// Any other address.
    NotFound,
}

impl Route {
    /// Reads the part of an address from `#` on. Nothing, `#` and `#/` are home.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        if let Some(link) = SharedLink::parse(path) {
            return Route::SharedLink(link);
        }
        match path.split_once('/') {
            None if path.is_empty() => Route::Home,
            None if path == "settings" => Route::Settings,
            None if path == "print" => Route::Print,
            None => Game::named(path).map_or(Route::NotFound, Route::Play),
            Some(("how-to", name)) => Game::named(name).map_or(Route::NotFound, Route::HowTo),
            Some(("board", name)) => {
                Game::named(name).filter(|game| game.tile.has_board).map_or(Route::NotFound, Route::Board)
            }
            Some(("decks", name)) => {
                Game::named(name).filter(|game| game.tile.has_decks).map_or(Route::NotFound, Route::Decks)
            }
            Some(_) => Route::NotFound,
        }
    }

    /// The address, for a link: `<a href={Route::Settings.href()}>`.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::NotFound => "#/".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::Print => "#/print".to_owned(),
            Route::HowTo(game) => format!("#/how-to/{}", game.tile.name),
            Route::Board(game) => format!("#/board/{}", game.tile.name),
            Route::Decks(game) => format!("#/decks/{}", game.tile.name),
            Route::Play(game) => format!("#/{}", game.tile.name),
            Route::SharedLink(link) => link.href(),
        }
    }

    /// Whether the code of the page is there.
    pub fn is_loaded(&self) -> bool {
        match self {
            Route::Print => print_page::is_loaded(),
            _ => self.game().is_none_or(|game| game.pages().is_some()),
        }
    }

    /// Loads the code of the page, unless that fails.
    pub async fn load(&self) {
        match self.game() {
            _ if *self == Route::Print => print_page::load().await,
            Some(game) => game.load_page().await,
            None => {}
        }
    }

    /// The game whose code the page takes.
    fn game(&self) -> Option<&'static Game> {
        match self {
            Route::HowTo(game) | Route::Board(game) | Route::Decks(game) | Route::Play(game) => Some(game),
            Route::SharedLink(link) => Some(link.game()),
            Route::Home | Route::Settings | Route::Print | Route::NotFound => None,
        }
    }

    /// The page that the address names.
    pub fn current() -> Self {
        Self::parse(&gloo::utils::window().location().hash().unwrap_or_default())
    }
}

/// The page that is asked for, and what a link brought to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    /// The page.
    pub route: Route,
    /// What a link brought.
    pub link: Option<LinkPayload>,
}

/// How a location comes about.
pub enum Navigation {
    /// The address names this page.
    Address(Route),
    /// A link was opened that leads to this page.
    Link(Route, LinkPayload),
}

impl Reducible for Location {
    type Action = Navigation;

    fn reduce(self: Rc<Self>, navigation: Navigation) -> Rc<Self> {
        match navigation {
            // The address is told anew after it took the place of a link.
            Navigation::Address(route) if route == self.route => self,
            Navigation::Address(route) => Rc::new(Self { route, link: None }),
            Navigation::Link(route, link) => Rc::new(Self { route, link: Some(link) }),
        }
    }
}

/// The page that the address names, and the way to open a link; follows links and the back button.
#[hook]
pub fn use_location() -> (Location, Callback<(Route, LinkPayload)>) {
    let location = use_reducer_eq(|| Location { route: Route::current(), link: None });
    let dispatcher = location.dispatcher();
    use_effect_with((), move |()| {
        let listener = gloo::events::EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            dispatcher.dispatch(Navigation::Address(Route::current()));
        });
        move || drop(listener)
    });
    let dispatcher = location.dispatcher();
    let on_open = use_callback((), move |(route, link): (Route, LinkPayload), ()| {
        let address = route.href();
        dispatcher.dispatch(Navigation::Link(route, link));
        // In place of the link, so that the way back does not lead to it.
        let _ = gloo::utils::window().location().replace(&address);
    });
    ((*location).clone(), on_open)
}
