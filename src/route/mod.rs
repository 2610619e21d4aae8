//! Routes: the fragment after `#` names the page, so that links work in any folder and in a file. Shared links carry a game, a set-up
//! or a position in it.

pub mod places;
mod short;

use std::rc::Rc;

use flub::play::{Continuation, LinkFault, Outline, from_link};
use flub_tables::i18n::Words;

use self::places::{LearnPlace, TeachPlace};
use crate::{
    games::{FurtherPage, Game},
    platform::store::Store,
    table::link::{LinkKind, link_in},
};

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
    /// `#/learn/…`, `#/p/…`: ladders and lessons.
    Learn(LearnPlace),
    /// `#/teach/…`: what a teacher runs with a class.
    Teach(TeachPlace),
    /// `#/how-to/lawtoe`: how to play.
    HowTo(&'static Game),
    /// `#/board/poe`: only for games that have a board without opponents.
    Board(&'static Game),
    /// `#/decks/wholes`: a page that this game alone has.
    Further(&'static Game, &'static FurtherPage),
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
            Some(("p", signs)) => Route::Learn(LearnPlace::parse_short(signs)),
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
            Some((name, "start")) => begin(name, LinkKind::Start),
            Some((name, "guided")) => begin(name, LinkKind::Guided),
            Some((name, "set-up")) => begin(name, LinkKind::SetUp),
            Some((path, name)) => further(path, name).unwrap_or(Route::NotFound),
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
            Route::Further(game, page) => format!("#/{}/{}", page.path, game.tile.name),
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
            | Route::Further(game, _)
            | Route::Play(game)
            | Route::Begin(game, _) => Some(game),
            Route::SharedLink(link) => Some(link.game()),
            // For its cards.
            Route::Print => Game::named("wholes"),
            Route::Home | Route::Settings | Route::Kept | Route::Learn(_) | Route::Teach(_) | Route::NotFound => None,
        }
    }

    /// The page that the browser's address names.
    pub fn current() -> Self {
        Self::parse(&gloo::utils::window().location().hash().unwrap_or_default())
    }
}

fn begin(name: &str, kind: LinkKind) -> Route {
    Game::named(name).map_or(Route::NotFound, |game| Route::Begin(game, kind))
}

fn further(path: &str, name: &str) -> Option<Route> {
    let game = Game::named(name)?;
    game.tile.further.iter().find(|page| page.path == path).map(|page| Route::Further(game, page))
}

/// A link that somebody shared: its game, and what it carries, still encoded.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedLink {
    game: &'static Game,
    kind: LinkKind,
    link: Rc<str>,
}

impl SharedLink {
    /// Parses the part of an address after `#/`. `None` if it names another page.
    pub fn parse(path: &str) -> Option<Self> {
        let (first, rest) = path.split_once('/')?;
        let (second, link) = rest.split_once('/')?;
        let (name, kind) = match (first, second) {
            ("board", name) => (name, LinkKind::Position),
            (name, "game") => (name, LinkKind::Game),
            (name, "set-up") => (name, LinkKind::SetUp),
            (name, "table") => (name, LinkKind::Table),
            (name, "turn") => (name, LinkKind::Turn),
            _ => return None,
        };
        let game = Game::named(name).filter(|game| kind != LinkKind::Position || game.tile.has_board)?;
        Some(Self { game, kind, link: link.into() })
    }

    /// Finds the first link in a text, such as a message.
    pub fn find(text: &str) -> Option<Self> {
        Self::parse(link_in(text)?.trim_start_matches("#/"))
    }

    pub fn href(&self) -> String {
        self.kind.path(self.game.tile.name) + &self.link
    }

    pub const fn game(&self) -> &'static Game {
        self.game
    }

    pub const fn kind(&self) -> LinkKind {
        self.kind
    }

    /// The title of the link's page.
    pub fn title(&self, words: &Words) -> String {
        words.with("shell-sent-title", &[("game", words.text(self.game.tile.title).into())])
    }

    /// Decodes the text.
    ///
    /// # Errors
    /// If the link is too long or was cut, or the game cannot read the text.
    pub fn text(&self) -> Result<String, LinkFault> {
        let text = from_link(&self.link)?;
        self.read(&text).map(|_| text).ok_or(LinkFault::Mangled)
    }

    /// Writes a text in the game's own form. `None` if the game cannot read it.
    pub fn read(&self, text: &str) -> Option<String> {
        let pages = self.game.pages()?;
        match self.kind {
            LinkKind::Position => (pages.board.as_ref()?.read)(text),
            LinkKind::Game | LinkKind::SetUp | LinkKind::Table | LinkKind::Turn => (pages.kept)(text),
            LinkKind::Start | LinkKind::Guided => None,
        }
    }

    /// Whether the text is a game that is kept on this device at least as far as it goes, or a game without moves. Nobody else has
    /// made moves in it then.
    pub fn is_kept(&self, store: &Store, text: &str) -> bool {
        let goes_no_further =
            |kept: String| matches!(Continuation::between(&kept, text), Continuation::Same | Continuation::Older(_));
        let keys = [self.game.save_key(), self.game.finished_key()];
        Outline::of(text).is_unplayed() || keys.iter().filter_map(|key| store.text(key)).any(goes_no_further)
    }

    /// Whether opening it would replace a different game in play.
    pub fn is_in_the_way(&self, store: &Store, text: &str) -> bool {
        let Some(kept) = store.text(&self.game.save_key()) else { return false };
        let (begun, kept, sent) = (!Outline::of(&kept).is_unplayed(), self.read(&kept), self.read(text));
        match self.kind {
            LinkKind::Game => kept != sent,
            LinkKind::Turn => {
                let both = kept.zip(sent);
                begun && both.is_none_or(|(kept, sent)| Continuation::between(&kept, &sent) == Continuation::Other)
            }
            _ => false,
        }
    }
}
