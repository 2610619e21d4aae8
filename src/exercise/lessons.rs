//! What the pages ask of a game's lessons.

use std::rc::Rc;

use flub::lessons::{Activity, Exercise};
use flub_tables::{i18n::Words, table::table_game::Think};

use super::{
    desk::{self, Desk},
    making,
    paper::{self, Paper},
    taught::Taught,
};

/// The lessons of a game. Steps are counted from 1.
pub struct Lessons {
    /// The game's part of addresses.
    pub name: &'static str,
    /// What a step is called.
    pub title: fn(&Words, usize) -> String,
    /// A mistaken belief and what holds instead, in a sentence, by a step and the belief's index there.
    pub belief: fn(&Words, usize, usize) -> Option<String>,
    /// The text of the worked example of a step.
    pub example: fn(usize) -> Option<String>,
    /// How many worked examples of the rule sheets a step has.
    pub sources: fn(usize) -> usize,
    /// The rule sheet that has the exercise with this text as a worked example, if one has.
    pub sheet: fn(&str) -> Option<&'static str>,
    /// The steps with faulty answers that a class can try.
    pub court_steps: fn() -> Vec<usize>,
    /// Poses the exercise with this text; `None` if it cannot be read.
    pub pose: fn(&str) -> Option<Rc<dyn Desk>>,
    /// Prints an exercise on a worksheet, perhaps a special one, at a place on it, by its text.
    pub print: fn(&Words, Option<Activity>, usize, &str) -> Option<Paper>,
    /// What it asks the worker.
    pub think: Think,
    /// Its style sheets.
    pub styles: &'static [&'static str],
}

impl Lessons {
    /// The lessons of a game with these style sheets.
    pub const fn of<G: Taught>(styles: &'static [&'static str]) -> Self {
        Self {
            name: G::NAME,
            title: G::describe_step,
            belief: |words, step, index| {
                let belief = G::misconceptions(self::step::<G>(step)?).get(index)?;
                Some(G::describe_belief(words, *belief))
            },
            example: |number| {
                let step = step::<G>(number)?;
                Exercise::<G>::given(step, G::example(step)).map(|exercise| exercise.to_string())
            },
            sources: |number| step::<G>(number).map_or(0, |step| G::sources(step).len()),
            sheet: |exercise| exercise.parse::<Exercise<G>>().ok()?.quoted().map(|source| source.sheet),
            court_steps: || {
                let steps = (1..).zip(G::STEPS).filter(|(_, step)| G::COURT_STEPS.contains(step));
                steps.map(|(number, _)| number).collect()
            },
            pose: desk::pose::<G>,
            print: paper::print::<G>,
            think: making::think::<G>,
            styles,
        }
    }
}

impl PartialEq for Lessons {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// The step with this number, from 1.
fn step<G: Taught>(number: usize) -> Option<G::Step> {
    G::STEPS.get(number.checked_sub(1)?).copied()
}

/// The number of a step of a ladder, from 1, in the text of an exercise.
pub fn step_in(exercise: &str) -> Option<usize> {
    exercise.split(' ').nth(1)?.parse().ok()
}
