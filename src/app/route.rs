//! Addresses: the page is named by the part after `#`, so that it works from any folder and from a file.

use yew::prelude::*;

use super::{games::Game, print_page, sent::Sent};

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
    Sent(Sent),
    /// Any other address.
    NotFound,
}

impl Route {
    /// Reads the part of an address from `#` on. Nothing, `#` and `#/` are home.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        if let Some(sent) = Sent::parse(path) {
            return Route::Sent(sent);
        }
        match path.split_once('/') {
            None if path.is_empty() => Route::Home,
            None if path == "settings" => Route::Settings,
            None if path == "print" => Route::Print,
            None => Game::named(path).map_or(Route::NotFound, Route::Play),
            Some(("how-to", name)) => Game::named(name).map_or(Route::NotFound, Route::HowTo),
            Some(("board", name)) => {
                Game::named(name).filter(|game| game.has_board).map_or(Route::NotFound, Route::Board)
            }
            Some(("decks", name)) => {
                Game::named(name).filter(|game| game.has_decks).map_or(Route::NotFound, Route::Decks)
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
            Route::HowTo(game) => format!("#/how-to/{}", game.name),
            Route::Board(game) => format!("#/board/{}", game.name),
            Route::Decks(game) => format!("#/decks/{}", game.name),
            Route::Play(game) => format!("#/{}", game.name),
            Route::Sent(sent) => sent.href(),
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
            Some(game) => game.load().await,
            None => {}
        }
    }

    /// The game whose code the page takes.
    fn game(&self) -> Option<&'static Game> {
        match self {
            Route::HowTo(game) | Route::Board(game) | Route::Decks(game) | Route::Play(game) => Some(game),
            Route::Sent(sent) => Some(sent.game()),
            Route::Home | Route::Settings | Route::Print | Route::NotFound => None,
        }
    }

    /// The page that the address names.
    pub fn current() -> Self {
        Self::parse(&gloo::utils::window().location().hash().unwrap_or_default())
    }
}

/// The page that the address names; follows links and the back button.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(Route::current);
    let setter = route.setter();
    use_effect_with((), move |()| {
        let listener = gloo::events::EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            setter.set(Route::current());
        });
        move || drop(listener)
    });
    (*route).clone()
}
