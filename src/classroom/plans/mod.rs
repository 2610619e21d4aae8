//! Lesson plans of forty-five minutes: data, drawn by one component. A game has one plan, in a file of its own.

mod floating;
mod lawtoe;
mod poe;
pub mod sheet;
mod wholes;

use crate::i18n::Id;

/// The plan of a lesson with one game.
#[derive(Debug)]
pub struct Plan {
    /// The game's name.
    pub game: &'static str,
    /// What everybody can do at the end.
    pub aim: Id,
    /// The first and the last step of the ladder that it is about.
    pub steps: (usize, usize),
    /// What to bring beside what every lesson needs.
    pub bring: Id,
    /// What happens in each of [`PARTS`].
    pub parts: [&'static [Line]; PARTS.len()],
}

/// A line of a plan.
#[derive(Debug)]
pub enum Line {
    /// What the teacher does.
    Do(Id),
    /// What the teacher says, in quotation marks.
    Say(Id),
    /// The answer to what was asked.
    Answer(Id),
    /// A page of Flub to open.
    Open(To),
}

/// A page that a plan opens.
#[derive(Clone, Copy, Debug)]
pub enum To {
    /// An exercise on the projector, by its text.
    Pose(&'static str),
    /// The court.
    Court,
    /// The steps of the plan.
    Ladder,
    /// A table of the game.
    Play,
    /// The tournament.
    Tournament,
}

/// A part of every lesson, and its minutes.
pub struct Part {
    /// What it is called.
    pub title: Id,
    /// How long it takes.
    pub minutes: usize,
}

/// The parts of a lesson: forty-five minutes.
pub const PARTS: [Part; 6] = [
    Part { title: "plans-recall", minutes: 5 },
    Part { title: "plans-pose", minutes: 8 },
    Part { title: "plans-ladder", minutes: 7 },
    Part { title: "plans-tables", minutes: 18 },
    Part { title: "plans-flub", minutes: 5 },
    Part { title: "plans-exit", minutes: 2 },
];

/// All plans, in no order.
const PLANS: [&Plan; 4] = [&lawtoe::PLAN, &poe::PLAN, &wholes::PLAN, &floating::PLAN];

/// The plan of a game.
pub fn plan(game: &str) -> Option<&'static Plan> {
    PLANS.into_iter().find(|plan| plan.game == game)
}
