//! Routes: the fragment after `#` names the page, so that links work in any folder and in a file.

pub mod learn_place;
pub mod shared_link;
pub mod teach_place;

use self::{learn_place::LearnPlace, shared_link::SharedLink, teach_place::TeachPlace};
use crate::{games::Game, table::link::LinkKind};

/// A page of the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// `#/`
    Home,
    /// `#/settings`
    Settings,
    /// `#/games`: the kept games.
    Kept,
    /// `#/print`
    Print,
    /// `#/learn/…`: ladders and lessons.
    Learn(LearnPlace),
    /// `#/teach/…`: what a teacher runs with a class.
    Teach(TeachPlace),
    /// `#/how-to/lawtoe`: how to play.
    HowTo(&'static Game),
    /// `#/board/poe`: only for games that have a board without opponents.
    Board(&'static Game),
    /// `#/decks/wholes`: only for games that have custom decks.
    Decks(&'static Game),
    /// `#/lawtoe`
    Play(&'static Game),
    /// `#/lawtoe/start`, `#/lawtoe/set-up`: a way to begin, which then becomes the game's own address.
    Begin(&'static Game, LinkKind),
    /// `#/lawtoe/game/…`, `#/lawtoe/set-up/…`, `#/board/poe/…`: a shared link.
    SharedLink(SharedLink),
    /// Any other address.
    NotFound,
}

impl Route {
    /// Parses a fragment. An empty one, `#` and `#/` are the home page.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        if let Some(link) = SharedLink::parse(path) {
            return Route::SharedLink(link);
        }
        match path.split_once('/') {
            None if path == "learn" => Route::Learn(LearnPlace::Overview),
            Some(("learn", place)) => Route::Learn(LearnPlace::parse(place)),
            None if path == "teach" => Route::Teach(TeachPlace::Overview),
            Some(("teach", place)) => Route::Teach(TeachPlace::parse(place)),
            None if path.is_empty() => Route::Home,
            None if path == "settings" => Route::Settings,
            None if path == "games" => Route::Kept,
            None if path == "print" => Route::Print,
            None => Game::named(path).map_or(Route::NotFound, Route::Play),
            Some(("how-to", name)) => Game::named(name).map_or(Route::NotFound, Route::HowTo),
            Some(("board", name)) => {
                Game::named(name).filter(|game| game.tile.has_board).map_or(Route::NotFound, Route::Board)
            }
            Some(("decks", name)) => {
                Game::named(name).filter(|game| game.tile.has_decks).map_or(Route::NotFound, Route::Decks)
            }
            Some((name, "start")) => begin(name, LinkKind::Start),
            Some((name, "guided")) => begin(name, LinkKind::Guided),
            Some((name, "set-up")) => begin(name, LinkKind::SetUp),
            Some(_) => Route::NotFound,
        }
    }

    /// The address, for a link: `<a href={Route::Settings.href()}>`.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::NotFound => "#/".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::Kept => "#/games".to_owned(),
            Route::Print => "#/print".to_owned(),
            Route::Learn(place) => place.href(),
            Route::Teach(place) => place.href(),
            Route::HowTo(game) => format!("#/how-to/{}", game.tile.name),
            Route::Board(game) => format!("#/board/{}", game.tile.name),
            Route::Decks(game) => format!("#/decks/{}", game.tile.name),
            Route::Play(game) => format!("#/{}", game.tile.name),
            Route::Begin(game, kind) => kind.path(game.tile.name).trim_end_matches('/').to_owned(),
            Route::SharedLink(link) => link.href(),
        }
    }

    /// The game whose words and styles the page needs.
    pub fn game(&self) -> Option<&'static Game> {
        match self {
            Route::HowTo(game)
            | Route::Board(game)
            | Route::Decks(game)
            | Route::Play(game)
            | Route::Begin(game, _) => Some(game),
            Route::SharedLink(link) => Some(link.game()),
            // Its cards.
            Route::Print => Game::named("wholes"),
            Route::Home | Route::Settings | Route::Kept | Route::Learn(_) | Route::Teach(_) | Route::NotFound => None,
        }
    }

    /// The page of the address.
    pub fn current() -> Self {
        Self::parse(&gloo::utils::window().location().hash().unwrap_or_default())
    }
}

/// A way to begin the game with this name.
fn begin(name: &str, kind: LinkKind) -> Route {
    Game::named(name).map_or(Route::NotFound, |game| Route::Begin(game, kind))
}
