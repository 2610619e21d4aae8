//! Lesson plans: the list, and the plan of a game as a sheet to print, with what to bring, what to do, what to say, and the pages to open.

use yew::prelude::*;

use super::{Line, PARTS, Plan, To, plan};
use crate::{
    context::use_words,
    games::Game,
    i18n::{Id, Words},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::link::LinkKind,
    ui::buttons::PrintButton,
};

/// Properties of [`Sheet`].
#[derive(Properties)]
pub struct SheetProps {
    /// The game.
    pub game: &'static Game,
    /// Its plan.
    pub plan: &'static Plan,
}

impl PartialEq for SheetProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

/// The plan.
#[component]
pub fn Sheet(&SheetProps { game, plan }: &SheetProps) -> Html {
    let words = use_words();
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
                <div class="plan-lines">{ for lines.iter().map(|line| drawn(&words, game, plan, line)) }</div>
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

fn drawn(words: &Words, game: &'static Game, plan: &Plan, line: &Line) -> Html {
    let labelled = |class: &'static str, label: String, id: &Id| {
        html! { <p {class}><span class="plan-label">{ label }</span>{ " " }{ words.text(id) }</p> }
    };
    match line {
        Line::Do(id) => labelled("plan-do", words.text("plans-do"), id),
        Line::Say(id) => labelled("plan-say", words.text("plans-say"), id),
        Line::Answer(id) => labelled("plan-answer", words.text("plans-answer"), id),
        Line::Open(to) => {
            let (label, route) = page(words, game, plan, *to);
            html! {
                <p class="plan-open">
                    <span class="plan-label">{ words.text("plans-open") }</span>{ " " }<a href={route.href()}>{ label }</a>
                </p>
            }
        }
    }
}

/// A page to open, as the text of its link and its address.
fn page(words: &Words, game: &'static Game, plan: &Plan, to: To) -> (String, Route) {
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

/// Properties of [`PlansPage`].
#[derive(Properties, PartialEq)]
pub struct PlansPageProps {
    /// The game whose plan is shown; without one all are listed.
    pub game: Option<&'static Game>,
}

/// The page.
#[component]
pub fn PlansPage(&PlansPageProps { game }: &PlansPageProps) -> Html {
    let words = use_words();
    let Some((game, plan)) = game.and_then(|game| Some((game, plan(game.tile.name)?))) else {
        return html! { <List /> };
    };
    let how_to = words.with("plans-how-to", &[("game", words.text(game.tile.title).into())]);
    html! {
        <div class="column plan-page">
            <h1 tabindex="-1">{ words.with("plans-title", &[("game", words.text(game.tile.title).into())]) }</h1>
            <div class="row no-print">
                <PrintButton class={classes!("button", "primary")} />
                <a class="button" href={Route::HowTo(game).href()}>{ how_to }</a>
                <a class="button" href={Route::Print.href()}>{ words.text("plans-print") }</a>
                <a class="button" href={Route::Teach(TeachPlace::Plans(None)).href()}>{ words.text("plans-all") }</a>
            </div>
            <Sheet {game} {plan} />
        </div>
    }
}

/// All plans.
#[component]
fn List() -> Html {
    let words = use_words();
    let plans = Game::taught().filter_map(|game| Some((game, plan(game.tile.name)?))).map(|(game, plan)| {
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
