//! What a link carries: a game, a set-up or a position, in the part of the address after `#`.
//!
//! A link is read once (`shell/shared_link.rs`): its content goes to the page as a property, and the page's own
//! address replaces the link. A link that cannot be read is reported and changes nothing.

use std::str::FromStr;

use flub::play::{LinkFault, to_link};
use yew::prelude::*;

use crate::platform::page::address_of;

/// What a link carries or begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// `#/lawtoe/game/…`: a save, optionally with a remark naming the step to look at.
    Game,
    /// `#/lawtoe/set-up/…`: a game before its first action. `#/lawtoe/set-up`: the choices as they were last.
    SetUp,
    /// `#/lawtoe/table/…`: a set-up that begins without further choices, with one button.
    Table,
    /// `#/lawtoe/turn/…`: a game that two devices play by turns, for the other one to go on.
    Turn,
    /// `#/lawtoe/start`: the game in play, else a new one like the last. It has no text.
    Start,
    /// `#/lawtoe/guided`: a newcomer's guided game. It has no text.
    Guided,
    /// `#/board/poe/…`: a position on the analysis board.
    Position,
}

impl LinkKind {
    /// The part of the URL before the text.
    pub fn path(self, game: &str) -> String {
        match self {
            LinkKind::Game => format!("#/{game}/game/"),
            LinkKind::SetUp => format!("#/{game}/set-up/"),
            LinkKind::Table => format!("#/{game}/table/"),
            LinkKind::Turn => format!("#/{game}/turn/"),
            LinkKind::Start => format!("#/{game}/start/"),
            LinkKind::Guided => format!("#/{game}/guided/"),
            LinkKind::Position => format!("#/board/{game}/"),
        }
    }

    /// The full URL of a link with this text.
    ///
    /// # Errors
    /// If it would be too long.
    pub fn address(self, game: &str, text: &str) -> Result<String, LinkFault> {
        Ok(address_of(&format!("{}{}", self.path(game), to_link(text)?)))
    }
}

/// The first link in a text, such as a message, from its `#` on.
pub fn link_in(text: &str) -> Option<&str> {
    text.get(text.find("#/")?..)?.split_whitespace().next()
}

/// The text of a game with the step to look at.
pub fn at_step(text: &str, step: Option<usize>) -> String {
    step.map_or_else(|| text.to_owned(), |step| format!("{AT}{step}\n{text}"))
}

/// The step to look at, if the text names one.
pub fn step_in(text: &str) -> Option<usize> {
    text.lines().find_map(|line| line.strip_prefix(AT)?.parse().ok())
}

/// The remark naming the step to look at.
const AT: &str = "# at ";

/// The payload of a link: text that is known to parse.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkPayload {
    pub kind: LinkKind,
    pub text: AttrValue,
}

impl LinkPayload {
    /// The parsed text, if the link is of this kind.
    pub fn read<T: FromStr>(&self, kind: LinkKind) -> Option<T> {
        if self.kind == kind { self.text.parse().ok() } else { None }
    }

    /// The linked game and the step to look at.
    pub fn game<T: FromStr>(&self) -> Option<(T, Option<usize>)> {
        Some((self.read(LinkKind::Game)?, step_in(&self.text)))
    }
}

/// Properties of a page that a link may lead to.
#[derive(Properties, PartialEq)]
pub struct LinkProps {
    pub link: Option<LinkPayload>,
}
