//! The places in lessons and in the classroom, and their addresses: `#/learn/poe/4-8`, `#/teach/tournament`.

use std::rc::Rc;

use flub::play::{Seat, from_link, to_link};

use super::short;
use crate::games::{GAMES, Game};

/// A page of learning.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnPlace {
    /// `#/learn`: all ladders.
    Overview,
    /// `#/learn/today`: what is due or new.
    Today,
    /// `#/learn/poe`, `#/learn/poe/4-8`: a ladder, or some steps of it.
    Ladder {
        game: &'static Game,
        /// The first and the last step shown; `None` for all.
        steps: Option<(usize, usize)>,
    },
    /// `#/learn/poe/7`: a step.
    Step {
        game: &'static Game,
        /// The number of the step, from 1.
        step: usize,
    },
    /// `#/learn/poe/exercise/poe_7_seed_1234`: an exercise.
    Exercise { game: &'static Game, text: Rc<str> },
    /// `#/learn/pool/poe_7_seed_1234`: an exercise that is posed to a class. The answer becomes a code for the projector.
    /// Where it is from a seed, `#/p/2k4mxz` is short for it.
    Pool { game: &'static Game, text: Rc<str> },
    /// `#/learn/poe/moments/1`: the moments that decided the game kept last, for a seat.
    Moments { game: &'static Game, seat: Seat },
    /// `#/learn/carry`, `#/learn/carry/1EaB`: progress to take along, or the progress in a link.
    Carry(Option<Rc<str>>),
    /// Any other address below `#/learn`, with the game if it names one.
    Unknown(Option<&'static Game>),
}

impl LearnPlace {
    /// Reads what follows `#/learn`.
    pub fn parse(path: &str) -> Self {
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        match (name, rest) {
            ("", "") => Self::Overview,
            ("today", "") => Self::Today,
            ("carry", "") => Self::Carry(None),
            ("carry", text) => Self::Carry(Some(text.into())),
            ("pool", link) => Self::of_pool(link).unwrap_or(Self::Unknown(None)),
            _ => Game::named(name)
                .filter(|game| game.steps() > 0)
                .map_or(Self::Unknown(None), |game| Self::of_game(game, rest)),
        }
    }

    fn of_pool(link: &str) -> Option<Self> {
        Self::of_posed(&from_link(link).ok()?)
    }

    /// Reads what follows `#/p/`.
    pub fn parse_short(signs: &str) -> Self {
        short::read(signs).and_then(|text| Self::of_posed(&text)).unwrap_or(Self::Unknown(None))
    }

    /// The shortest address.
    pub fn short_href(&self) -> String {
        let short = if let Self::Pool { text, .. } = self { short::write(text) } else { None };
        short.map_or_else(|| self.href(), |signs| format!("#/p/{signs}"))
    }

    fn of_posed(text: &str) -> Option<Self> {
        let game = Game::named(text.split(' ').next()?).filter(|game| game.steps() > 0)?;
        Some(Self::Pool { game, text: text.trim().into() })
    }

    fn of_game(game: &'static Game, rest: &str) -> Self {
        let step = |text: &str| {
            let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
            text.parse().ok().filter(|step| plain && (1..=game.steps()).contains(step))
        };
        let range = || {
            let (first, last) = rest.split_once('-')?;
            let steps = (step(first)?, step(last)?);
            (steps.0 <= steps.1).then_some(steps)
        };
        let unknown = Self::Unknown(Some(game));
        match rest.split_once('/') {
            _ if rest.is_empty() => Self::Ladder { game, steps: None },
            Some(("exercise", link)) => {
                from_link(link).map_or(unknown, |text| Self::Exercise { game, text: text.into() })
            }
            Some(("moments", seat)) => seat.parse().map_or(unknown, |seat| Self::Moments { game, seat }),
            _ => match (step(rest), range()) {
                (Some(step), _) => Self::Step { game, step },
                (_, Some(steps)) => Self::Ladder { game, steps: Some(steps) },
                _ => unknown,
            },
        }
    }

    pub fn href(&self) -> String {
        match self {
            Self::Overview | Self::Unknown(None) => "#/learn".to_owned(),
            Self::Today => "#/learn/today".to_owned(),
            Self::Ladder { game, steps: None } | Self::Unknown(Some(game)) => format!("#/learn/{}", game.tile.name),
            Self::Ladder { game, steps: Some((first, last)) } => format!("#/learn/{}/{first}-{last}", game.tile.name),
            Self::Step { game, step } => format!("#/learn/{}/{step}", game.tile.name),
            Self::Exercise { game, text } => {
                let link = to_link(text).unwrap_or_default();
                format!("#/learn/{}/exercise/{link}", game.tile.name)
            }
            Self::Pool { text, .. } => format!("#/learn/pool/{}", to_link(text).unwrap_or_default()),
            Self::Moments { game, seat } => format!("#/learn/{}/moments/{seat}", game.tile.name),
            Self::Carry(None) => "#/learn/carry".to_owned(),
            Self::Carry(Some(text)) => format!("#/learn/carry/{text}"),
        }
    }
}

/// How many lessons with a game have plans.
pub const LESSONS: usize = 3;

/// The most pages that a plan opens.
const LONGEST_PLAN: usize = 20;

/// A page of what a teacher runs with a class.
#[derive(Clone, Debug, PartialEq)]
pub enum TeachPlace {
    /// `#/teach`: the list of the other pages.
    Overview,
    /// `#/teach/pose`, `#/teach/pose/poe_7_seed_1234`: pose and pool, with the exercise that is posed.
    Pose(Option<Rc<str>>),
    /// `#/teach/court`, `#/teach/court/poe_13_seed_7`: the court, with the exercise whose faulty answer is judged.
    Court(Option<Rc<str>>),
    /// `#/teach/codes/poe_7_seed_1234`: a second device collects the codes of an exercise that is posed.
    Codes(Rc<str>),
    /// `#/teach/tournament`, `#/teach/tournament/…`: the tournament of this device, or the one in a link, still encoded.
    Tournament(Option<Rc<str>>),
    /// `#/teach/class`: the progress of a class.
    Class,
    /// `#/teach/worksheet`, `#/teach/worksheet/…`: worksheets, with the one that a link names.
    Worksheet(Option<Rc<str>>),
    /// `#/teach/set-up`: set-ups by link.
    SetUp,
    /// `#/teach/lesson`, `#/teach/lesson/…`: the lesson that is put together on this device, or the one in a link, still encoded.
    Lesson(Option<Rc<str>>),
    /// `#/teach/plans`: the list of lesson plans.
    Plans,
    /// `#/teach/plans/poe`, `#/teach/plans/poe/2`: the plan of a lesson; `#/teach/plans/poe/2/4`: a page that it opens.
    Plan {
        game: &'static Game,
        /// The number of the lesson, from 1.
        lesson: usize,
        /// The number of the page, from 1; `None` for the plan itself.
        page: Option<usize>,
    },
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
            ("lesson", "") => Self::Lesson(None),
            ("plans", "") => Self::Plans,
            ("standards", "") => Self::Standards,
            ("pose", _) => text().map_or(Self::Unknown, |text| Self::Pose(Some(text))),
            ("codes", _) => text().map_or(Self::Unknown, Self::Codes),
            ("court", _) => text().map_or(Self::Unknown, |text| Self::Court(Some(text))),
            // The page explains what is wrong with it, beside the tournament that is kept.
            ("tournament", link) => Self::Tournament(Some(link.into())),
            ("lesson", link) => Self::Lesson(Some(link.into())),
            // The page explains what cannot be read, beside a sheet to begin with.
            ("worksheet", link) => Self::Worksheet(Some(text().unwrap_or_else(|| link.into()))),
            ("plans", plan) => Self::of_plan(plan).unwrap_or(Self::Unknown),
            _ => Self::Unknown,
        }
    }

    /// Reads what follows `#/teach/plans/`. Without a number it is the first lesson.
    fn of_plan(plan: &str) -> Option<Self> {
        let mut parts = plan.split('/');
        let game = Game::named(parts.next()?).filter(|game| game.steps() > 0)?;
        let mut number = || match parts.next() {
            Some(number) => number.parse().ok().filter(|number| (1..=LONGEST_PLAN).contains(number)).map(Some),
            None => Some(None),
        };
        let (lesson, page) = (number()?.unwrap_or(1), number()?);
        (parts.next().is_none() && lesson <= LESSONS).then_some(Self::Plan { game, lesson, page })
    }

    pub fn href(&self) -> String {
        let with = |name: &str, text: &Option<Rc<str>>| match text {
            Some(text) => format!("#/teach/{name}/{}", to_link(text).unwrap_or_default()),
            None => format!("#/teach/{name}"),
        };
        match self {
            Self::Overview | Self::Unknown => "#/teach".to_owned(),
            Self::Pose(exercise) => with("pose", exercise),
            Self::Court(exercise) => with("court", exercise),
            Self::Codes(exercise) => with("codes", &Some(exercise.clone())),
            Self::Tournament(None) => "#/teach/tournament".to_owned(),
            Self::Tournament(Some(link)) => format!("#/teach/tournament/{link}"),
            Self::Class => "#/teach/class".to_owned(),
            Self::Worksheet(sheet) => with("worksheet", sheet),
            Self::SetUp => "#/teach/set-up".to_owned(),
            Self::Lesson(None) => "#/teach/lesson".to_owned(),
            Self::Lesson(Some(link)) => format!("#/teach/lesson/{link}"),
            Self::Plans => "#/teach/plans".to_owned(),
            Self::Plan { game, lesson, page: None } => format!("#/teach/plans/{}/{lesson}", game.tile.name),
            Self::Plan { game, lesson, page: Some(page) } => {
                format!("#/teach/plans/{}/{lesson}/{page}", game.tile.name)
            }
            Self::Standards => "#/teach/standards".to_owned(),
        }
    }

    /// Whether the page needs the code of the lessons.
    pub const fn has_lessons(&self) -> bool {
        match self {
            Self::Pose(_)
            | Self::Court(_)
            | Self::Codes(_)
            | Self::Class
            | Self::Worksheet(_)
            | Self::Lesson(_)
            | Self::Plan { .. }
            | Self::Standards => true,
            Self::Overview | Self::Tournament(_) | Self::SetUp | Self::Plans | Self::Unknown => false,
        }
    }

    /// The games whose pages are drawn on this page.
    pub fn tables(&self) -> Vec<&'static Game> {
        match self {
            Self::SetUp => GAMES.iter().collect(),
            _ => Vec::new(),
        }
    }
}
