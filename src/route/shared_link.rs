//! Shared links, as addresses carry them.

use std::rc::Rc;

use flub::play::{Continuation, LinkFault, Outline, from_link};

use crate::{
    games::Game,
    i18n::Words,
    platform::store::Store,
    table::link::{LinkKind, link_in},
};

/// A shared link.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedLink {
    /// Its game.
    game: &'static Game,
    kind: LinkKind,
    /// The encoded text in the address.
    link: Rc<str>,
}

impl SharedLink {
    /// Parses the part of an address after `#/`. `None` if it is no shared link.
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

    /// The first one in a text, such as a message.
    pub fn found(text: &str) -> Option<Self> {
        Self::parse(link_in(text)?.trim_start_matches("#/"))
    }

    /// The address.
    pub fn href(&self) -> String {
        self.kind.path(self.game.tile.name) + &self.link
    }

    /// Its game.
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// What it carries.
    pub const fn kind(&self) -> LinkKind {
        self.kind
    }

    /// The title of the link's page.
    pub fn title(&self, words: &Words) -> String {
        words.with("shell-sent-title", &[("game", words.text(self.game.tile.title).into())])
    }

    /// The decoded text.
    ///
    /// # Errors
    /// If it is none, or the game cannot read it.
    pub fn text(&self) -> Result<String, LinkFault> {
        let text = from_link(&self.link)?;
        self.read(&text).map(|_| text).ok_or(LinkFault::Mangled)
    }

    /// The text in the game's own form. `None` if the game cannot read it.
    pub fn read(&self, text: &str) -> Option<String> {
        let pages = self.game.pages;
        match self.kind {
            LinkKind::Position => pages.position?(text),
            LinkKind::Game | LinkKind::SetUp | LinkKind::Table | LinkKind::Turn => (pages.kept)(text),
            LinkKind::Start | LinkKind::Guided => None,
        }
    }

    /// Whether this is a game that is kept here, as far as it goes, or one without moves: nobody else has played in it.
    pub fn is_kept(&self, store: &Store, text: &str) -> bool {
        let goes_no_further =
            |kept: String| matches!(Continuation::between(&kept, text), Continuation::Same | Continuation::Older(_));
        let keys = [self.game.save_key(), self.game.finished_key()];
        Outline::of(text).is_unplayed() || keys.iter().filter_map(|key| store.text(key)).any(goes_no_further)
    }

    /// Whether it would replace a different game in play.
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
