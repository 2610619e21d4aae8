//! Addresses of the pages for whoever teaches: `#/teach/tournament`.

use std::rc::Rc;

use flub::play::{from_link, to_link};

use crate::games::Game;

/// A page of what a teacher runs with a class.
#[derive(Clone, Debug, PartialEq)]
pub enum TeachPlace {
    /// `#/teach`: what there is.
    Overview,
    /// `#/teach/pose`, `#/teach/pose/poe_7_seed_1234`: pose and pool, with the exercise that is posed.
    Pose(Option<Rc<str>>),
    /// `#/teach/court`, `#/teach/court/poe_13_seed_7`: the court, with the exercise that is tried.
    Court(Option<Rc<str>>),
    /// `#/teach/tournament`, `#/teach/tournament/…`: the tournament, perhaps brought by a link.
    Tournament(Option<Rc<str>>),
    /// `#/teach/class`: the progress of a class.
    Class,
    /// `#/teach/worksheet`, `#/teach/worksheet/…`: worksheets, with the one that a link names.
    Worksheet(Option<Rc<str>>),
    /// `#/teach/set-up`: set-ups by link.
    SetUp,
    /// `#/teach/plans`, `#/teach/plans/poe`: lesson plans.
    Plans(Option<&'static Game>),
    /// `#/teach/standards`: which standards the steps serve.
    Standards,
    /// Any other address below `#/teach`.
    Unknown,
}

impl TeachPlace {
    /// Reads what follows `#/teach/`.
    pub fn parse(path: &str) -> Self {
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        let text = || from_link(rest).ok().map(Rc::from);
        match (name, rest) {
            ("", "") => Self::Overview,
            ("pose", "") => Self::Pose(None),
            ("court", "") => Self::Court(None),
            ("tournament", "") => Self::Tournament(None),
            ("class", "") => Self::Class,
            ("worksheet", "") => Self::Worksheet(None),
            ("set-up", "") => Self::SetUp,
            ("plans", "") => Self::Plans(None),
            ("standards", "") => Self::Standards,
            ("pose", _) => text().map_or(Self::Unknown, |text| Self::Pose(Some(text))),
            ("court", _) => text().map_or(Self::Unknown, |text| Self::Court(Some(text))),
            // Whatever is wrong with it is told on the page, beside what is kept.
            ("tournament", link) => Self::Tournament(Some(link.into())),
            // What cannot be read is told on the page, beside a sheet to begin with.
            ("worksheet", link) => Self::Worksheet(Some(text().unwrap_or_else(|| link.into()))),
            ("plans", name) => {
                Game::named(name).filter(|game| game.steps() > 0).map_or(Self::Unknown, |game| Self::Plans(Some(game)))
            }
            _ => Self::Unknown,
        }
    }

    /// The address.
    pub fn href(&self) -> String {
        let with = |name: &str, text: &Option<Rc<str>>| match text {
            Some(text) => format!("#/teach/{name}/{}", to_link(text).unwrap_or_default()),
            None => format!("#/teach/{name}"),
        };
        match self {
            Self::Overview | Self::Unknown => "#/teach".to_owned(),
            Self::Pose(exercise) => with("pose", exercise),
            Self::Court(exercise) => with("court", exercise),
            Self::Tournament(None) => "#/teach/tournament".to_owned(),
            Self::Tournament(Some(link)) => format!("#/teach/tournament/{link}"),
            Self::Class => "#/teach/class".to_owned(),
            Self::Worksheet(sheet) => with("worksheet", sheet),
            Self::SetUp => "#/teach/set-up".to_owned(),
            Self::Plans(None) => "#/teach/plans".to_owned(),
            Self::Plans(Some(game)) => format!("#/teach/plans/{}", game.tile.name),
            Self::Standards => "#/teach/standards".to_owned(),
        }
    }

    /// Whether the lessons are needed.
    pub const fn has_lessons(&self) -> bool {
        match self {
            Self::Pose(_) | Self::Court(_) | Self::Class | Self::Worksheet(_) | Self::Standards => true,
            Self::Overview | Self::Tournament(_) | Self::SetUp | Self::Plans(_) | Self::Unknown => false,
        }
    }

    /// The games whose pages are needed.
    pub fn tables(&self) -> Vec<&'static Game> {
        match self {
            Self::SetUp => crate::games::GAMES.iter().collect(),
            _ => Vec::new(),
        }
    }
}
