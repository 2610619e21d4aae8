//! Lesson plans of forty-five minutes: the list, and the plan of a game as a sheet to print, with what to bring, what to do, what to say, and
//! the pages to open. The plan of each game is data in a file of its own.

mod floating;
mod lawtoe;
mod poe;
mod wholes;

use flub_tables::i18n::{Id, Words};
use yew::prelude::*;

use crate::{
    games::Game,
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::link::LinkKind,
    ui::buttons::print_button,
};

/// The plan of a lesson with one game.
struct Plan {
    game: &'static str,
    /// What everybody can do at the end.
    aim: Id,
    /// The first and the last step of the ladder that it is about.
    steps: (usize, usize),
    /// What to bring besides what every lesson needs.
    bring: Id,
    /// What happens in each of [`PARTS`].
    parts: [&'static [Line]; PARTS.len()],
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
    Court,
    /// The steps that the plan is about.
    Ladder,
    /// A game, from its set-up.
    Play,
    Tournament,
}

/// A part of every lesson.
struct Part {
    title: Id,
    minutes: usize,
}

/// The parts of a lesson: forty-five minutes in all.
const PARTS: [Part; 6] = [
    Part { title: "plans-recall", minutes: 5 },
    Part { title: "plans-pose", minutes: 8 },
    Part { title: "plans-ladder", minutes: 7 },
    Part { title: "plans-tables", minutes: 18 },
    Part { title: "plans-flub", minutes: 5 },
    Part { title: "plans-exit", minutes: 2 },
];

const PLANS: [&Plan; 4] = [&lawtoe::PLAN, &poe::PLAN, &wholes::PLAN, &floating::PLAN];

fn plan_of(game: &str) -> Option<&'static Plan> {
    PLANS.into_iter().find(|plan| plan.game == game)
}

/// The plan of a game, or the list of all plans.
pub fn draw_plans_page(words: &Words, game: Option<&'static Game>) -> Html {
    let Some((game, plan)) = game.and_then(|game| Some((game, plan_of(game.tile.name)?))) else {
        return draw_list(words);
    };
    let how_to = words.with("plans-how-to", &[("game", words.text(game.tile.title).into())]);
    html! {
        <div class="column plan-page">
            <h1 tabindex="-1">{ words.with("plans-title", &[("game", words.text(game.tile.title).into())]) }</h1>
            <div class="row no-print">
                { print_button(words, "button primary", false) }
                <a class="button" href={Route::HowTo(game).href()}>{ how_to }</a>
                <a class="button" href={Route::Print.href()}>{ words.text("plans-print") }</a>
                <a class="button" href={Route::Teach(TeachPlace::Plans(None)).href()}>{ words.text("plans-all") }</a>
            </div>
            { draw_plan(words, game, plan) }
        </div>
    }
}

fn draw_list(words: &Words) -> Html {
    let plans = Game::taught().filter_map(|game| Some((game, plan_of(game.tile.name)?))).map(|(game, plan)| {
        let place = TeachPlace::Plans(Some(game));
        html! {
            <li key={game.tile.name} class="sheet plan-offer">
                <div class="plan-emblem">{ Html::from_html_unchecked(AttrValue::from(game.tile.emblem)) }</div>
                <div>
                    <h2><a href={Route::Teach(place).href()}>{ words.text(game.tile.title) }</a></h2>
                    <p>{ words.text(plan.aim) }</p>
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

fn draw_plan(words: &Words, game: &'static Game, plan: &Plan) -> Html {
    let mut from = 0;
    let parts = PARTS.iter().zip(plan.parts).map(|(part, lines)| {
        let values = [("from", from.into()), ("to", (from + part.minutes).into())];
        let time = words.with("plans-time", &values);
        from += part.minutes;
        let minutes = words.with("plans-minutes", &[("minutes", part.minutes.into())]);
        html! {
            <li key={part.title} class="plan-part">
                <h2>{ words.text(part.title) }</h2>
                <p class="plan-time"><strong>{ minutes }</strong><span class="quiet">{ time }</span></p>
                <div class="plan-lines">{ for lines.iter().map(|line| draw_line(words, game, plan, line)) }</div>
            </li>
        }
    });
    html! {
        <div class="plan">
            <p class="lead">{ words.text(plan.aim) }</p>
            <section aria-labelledby="plan-bring">
                <h2 id="plan-bring">{ words.text("plans-bring") }</h2>
                <ul>
                    <li>{ words.text("plans-bring-projector") }</li>
                    <li>{ words.text("plans-bring-devices") }</li>
                    <li>{ words.text(plan.bring) }</li>
                    <li>{ words.text("plans-bring-slips") }</li>
                </ul>
            </section>
            <ol class="plan-parts">{ for parts }</ol>
        </div>
    }
}

fn draw_line(words: &Words, game: &'static Game, plan: &Plan, line: &Line) -> Html {
    let labelled = |class: &'static str, label: String, id: &Id| {
        html! { <p {class}><span class="plan-label">{ label }</span>{ " " }{ words.text(id) }</p> }
    };
    match line {
        Line::Do(id) => labelled("plan-do", words.text("plans-do"), id),
        Line::Say(id) => labelled("plan-say", words.text("plans-say"), id),
        Line::Answer(id) => labelled("plan-answer", words.text("plans-answer"), id),
        Line::Open(to) => {
            let (label, route) = open(words, game, plan, *to);
            html! {
                <p class="plan-open">
                    <span class="plan-label">{ words.text("plans-open") }</span>{ " " }<a href={route.href()}>{ label }</a>
                </p>
            }
        }
    }
}

/// The label of the link to a page, and the page.
fn open(words: &Words, game: &'static Game, plan: &Plan, to: To) -> (String, Route) {
    let (first, last) = plan.steps;
    match to {
        To::Pose(exercise) => {
            let label = words.with("plans-open-pose", &[("exercise", exercise.into())]);
            (label, Route::Teach(TeachPlace::Pose(Some(exercise.into()))))
        }
        To::Court => (words.text("plans-open-court"), Route::Teach(TeachPlace::Court(None))),
        To::Ladder => {
            let label = words.with("plans-open-steps", &[("first", first.into()), ("last", last.into())]);
            (label, Route::Learn(LearnPlace::Ladder { game, steps: Some(plan.steps) }))
        }
        To::Play => {
            let label = words.with("plans-open-game", &[("game", words.text(game.tile.title).into())]);
            (label, Route::Begin(game, LinkKind::SetUp))
        }
        To::Tournament => (words.text("plans-open-tournament"), Route::Teach(TeachPlace::Tournament(None))),
    }
}
