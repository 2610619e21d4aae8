//! Lesson plans of forty-five minutes: the list, and a lesson with a game as a sheet to print, with what to bring, what to do, what to say, and
//! the pages to open. The plans of each game are data in a file of its own.

mod floating;
mod lawtoe;
mod poe;
mod sheet;
mod wholes;

use flub_tables::i18n::{Id, Words};
use yew::prelude::*;

pub use self::sheet::{Opened, draw_plan_page};

use crate::{
    exercise::lessons::step_in,
    games::Game,
    route::{
        Route,
        places::{LESSONS, LearnPlace, TeachPlace},
    },
    table::link::LinkKind,
};

/// The plans of the lessons with one game.
struct Plan {
    game: &'static str,
    /// What to bring besides what every lesson needs.
    bring: Id,
    /// One after another: nobody knows the game before the first.
    lessons: [Lesson; LESSONS],
}

struct Lesson {
    /// What everybody can do at the end.
    aim: Id,
    /// The first and the last step of the ladder that it is about.
    steps: (usize, usize),
    form: &'static [Part; PARTS],
    /// What happens in each part.
    parts: [&'static [Line]; PARTS],
}

enum Line {
    /// What the teacher does.
    Do(Id),
    /// What the teacher says, in quotation marks.
    Say(Id),
    /// The answer to what was asked.
    Answer(Id),
    /// A page to open.
    Open(To),
}

/// A page that a plan opens.
#[derive(Clone, Copy)]
enum To {
    /// An exercise on the projector, by its text.
    Pose(&'static str),
    /// A faulty answer to an exercise.
    Court(&'static str),
    /// The steps that the lesson is about.
    Ladder,
    /// A newcomer's guided game.
    Guided,
    /// A game, from its set-up.
    Play,
    Tournament,
}

/// A part of a lesson.
struct Part {
    title: Id,
    minutes: usize,
}

/// How many parts a lesson has.
const PARTS: usize = 6;

/// The parts of a first lesson: forty-five minutes in all.
const FIRST: [Part; PARTS] = [
    Part { title: "plans-look", minutes: 6 },
    Part { title: "plans-together", minutes: 9 },
    Part { title: "teach-pose", minutes: 6 },
    Part { title: "plans-ladder", minutes: 9 },
    Part { title: "plans-attempt", minutes: 13 },
    Part { title: "plans-exit", minutes: 2 },
];

/// The parts of the others, as long.
const USUAL: [Part; PARTS] = [
    Part { title: "plans-recall", minutes: 5 },
    Part { title: "plans-pose", minutes: 8 },
    Part { title: "plans-ladder", minutes: 7 },
    Part { title: "plans-tables", minutes: 18 },
    Part { title: "plans-flub", minutes: 5 },
    Part { title: "plans-exit", minutes: 2 },
];

/// A guided game, played by the class together.
const TOGETHER: &[Line] = &[Line::Open(To::Guided), Line::Do("plans-together-do"), Line::Say("plans-together-say")];

/// The same, two at a device.
const ATTEMPT: &[Line] = &[Line::Open(To::Guided), Line::Do("plans-attempt-do")];

/// Everybody learns at their own pace.
const ON_THE_LADDER: &[Line] = &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")];

/// A flub of the class's own games is talked about.
const OWN_FLUB: &[Line] = &[Line::Do("plans-flub-own")];

/// An exercise that the class answers by letters.
const fn posed(exercise: To) -> [Line; 3] {
    [Line::Open(exercise), Line::Say("plans-letters"), Line::Do("plans-reveal")]
}

/// The same, and a faulty answer in court.
const fn posed_and_tried(exercise: To, answer: To) -> [Line; 6] {
    let [first, second, third] = posed(exercise);
    [first, second, third, Line::Open(answer), Line::Say("plans-court-say"), Line::Do("plans-court-do")]
}

/// An exercise that everybody answers on a slip.
const fn written(exercise: To) -> [Line; 3] {
    [Line::Open(exercise), Line::Say("plans-exit-write"), Line::Do("plans-exit-do")]
}

const PLANS: [&Plan; 4] = [&lawtoe::PLAN, &poe::PLAN, &wholes::PLAN, &floating::PLAN];

impl Plan {
    fn of(game: &str) -> Option<&'static Self> {
        PLANS.into_iter().find(|plan| plan.game == game)
    }
}

impl Lesson {
    /// The pages that it opens, each once, with the labels of their links.
    fn pages(&self, words: &Words, game: &'static Game) -> Vec<(String, Route)> {
        let mut pages: Vec<(String, Route)> = Vec::new();
        for line in self.parts.into_iter().flatten() {
            if let Line::Open(to) = line {
                let page = to.open(words, game, self);
                if !pages.contains(&page) {
                    pages.push(page);
                }
            }
        }
        pages
    }
}

impl To {
    /// The label of the link to the page, and the page.
    fn open(self, words: &Words, game: &'static Game, lesson: &Lesson) -> (String, Route) {
        let (first, last) = lesson.steps;
        match self {
            To::Pose(exercise) => {
                let step = step_in(exercise).unwrap_or(first);
                let label = words.with("plans-open-pose", &[("title", game.step_name(words, step).into())]);
                (label, Route::Teach(TeachPlace::Pose(Some(exercise.into()))))
            }
            To::Court(exercise) => {
                (words.text("plans-open-court"), Route::Teach(TeachPlace::Court(Some(exercise.into()))))
            }
            To::Ladder => {
                let label = words.with("plans-open-steps", &[("first", first.into()), ("last", last.into())]);
                (label, Route::Learn(LearnPlace::Ladder { game, steps: Some(lesson.steps) }))
            }
            To::Guided => (words.text("plans-open-guided"), Route::Begin(game, LinkKind::Guided)),
            To::Play => {
                let label = words.with("plans-open-game", &[("game", words.text(game.tile.title).into())]);
                (label, Route::Begin(game, LinkKind::SetUp))
            }
            To::Tournament => (words.text("plans-open-tournament"), Route::Teach(TeachPlace::Tournament(None))),
        }
    }
}

/// The list of all plans.
pub fn draw_plans_page(words: &Words) -> Html {
    let plans = Game::taught().filter_map(|game| Some((game, Plan::of(game.tile.name)?))).map(|(game, plan)| {
        let lessons = (1..).zip(&plan.lessons).map(|(number, lesson)| {
            let place = TeachPlace::Plan { game, lesson: number, page: None };
            let title = words.with("plans-lesson", &[("lesson", number.into())]);
            html! {
                <li key={number}>
                    // Twelve links of three names would lead to twelve plans.
                    <a href={Route::Teach(place).href()}><strong>{ title }</strong>{ " " }{ words.text(lesson.aim) }</a>
                </li>
            }
        });
        html! {
            <li key={game.tile.name} class="sheet plan-offer">
                <div class="plan-emblem">{ game.tile.draw_emblem() }</div>
                <div>
                    <h2>{ words.text(game.tile.title) }</h2>
                    <ol class="plan-lessons">{ for lessons }</ol>
                </div>
            </li>
        }
    });
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("teach-plans") }</h1>
            <p class="lead">{ words.text("plans-lead") }</p>
            <ul class="plan-offers">{ for plans }</ul>
            <p><a class="button" href={Route::Teach(TeachPlace::Standards).href()}>{ words.text("plans-standards") }</a></p>
        </div>
    }
}
