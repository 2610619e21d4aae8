//! Addresses of the pages of learning, as a teacher sends them: `#/learn/poe/4-8`.

use std::rc::Rc;

use flub::play::{Seat, from_link, to_link};

use crate::games::Game;

/// A page of learning.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnPlace {
    /// `#/learn`: all ladders.
    Overview,
    /// `#/learn/today`: what is due or new.
    Today,
    /// `#/learn/poe`, `#/learn/poe/4-8`: a ladder, or some steps of it.
    Ladder {
        /// The game.
        game: &'static Game,
        /// The first and the last step shown.
        steps: Option<(usize, usize)>,
    },
    /// `#/learn/poe/7`: a step.
    Step {
        /// The game.
        game: &'static Game,
        /// The number of the step, from 1.
        step: usize,
    },
    /// `#/learn/poe/exercise/poe_7_seed_1234`: an exercise.
    Exercise {
        /// The game.
        game: &'static Game,
        /// The text of the exercise.
        text: Rc<str>,
    },
    /// `#/learn/pool/poe_7_seed_1234`: an exercise that is posed to a class, answered for a code.
    Pool {
        /// The game.
        game: &'static Game,
        /// The text of the exercise.
        text: Rc<str>,
    },
    /// `#/learn/poe/moments/1`: the moments that decided the game kept last, for a seat.
    Moments {
        /// The game.
        game: &'static Game,
        /// The seat.
        seat: Seat,
    },
    /// `#/learn/carry`, `#/learn/carry/1EaB`: progress to take along, or brought in.
    Carry(Option<Rc<str>>),
    /// Any other address below `#/learn`, with the game as far as it is one.
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
        let text = from_link(link).ok()?;
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

    /// The address.
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
