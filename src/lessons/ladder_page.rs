//! The ladders as paths on paper, each step with its state.

use flub::lessons::Mastery;
use yew::prelude::*;

use super::{
    learner_choice::LearnerChoice,
    room::{forgotten, mark, state},
    use_learners::{LearnersHandle, today, use_learners},
};
use crate::{
    context::use_words,
    games::Game,
    i18n::Words,
    platform::page::address_of,
    route::{Route, places::LearnPlace},
    table::link::LinkKind,
};

/// Properties of [`Ladder`].
#[derive(Properties, PartialEq)]
pub struct LadderProps {
    /// The game.
    pub game: &'static Game,
    /// The first and the last step shown, if not all are.
    pub steps: Option<(usize, usize)>,
}

/// The ladder of a game.
#[component]
pub fn Ladder(&LadderProps { game, steps }: &LadderProps) -> Html {
    let words = use_words();
    let learners = use_learners();
    let name = words.text(game.tile.title);
    let (first, last) = steps.unwrap_or((1, game.steps()));
    let values = [("game", name.as_str().into()), ("first", first.into()), ("last", last.into())];
    let heading = match steps {
        Some(_) => words.with("learn-steps-title", &values),
        None => words.with("learn-ladder-title", &[("game", name.as_str().into())]),
    };
    let next = next_step(&learners, game, first..=last);
    let rows = (first..=last).map(|step| row(&words, &learners, game, step, next == Some(step)));
    html! {
        <div class="learn">
            <h1 tabindex="-1">{ heading }</h1>
            { forgotten(&words, &learners) }
            { go_on(&words, &learners, game, next, first) }
            <ol class="path" start={first.to_string()}>{ for rows }</ol>
            <div class="action-row">
                <a class="button" href={Route::Begin(game, LinkKind::Guided).href()}>{ words.text("learn-guided") }</a>
                <a class="button" href={Route::Begin(game, LinkKind::Start).href()}>
                    { words.with("home-play", &[("game", name.as_str().into())]) }
                </a>
                <a class="button" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a>
            </div>
            <Teacher {game} />
        </div>
    }
}

/// The step to go on with: one that is due, else the first that is not learnt.
fn next_step(learners: &LearnersHandle, game: &Game, mut steps: std::ops::RangeInclusive<usize>) -> Option<usize> {
    let standing = |step| learners.learner().standing(game.tile.name, step);
    let due = steps.clone().find(|&step| standing(step).is_due(today()));
    due.or_else(|| steps.find(|&step| !standing(step).mastery().is_learnt()))
}

/// The button that goes on where one was.
fn go_on(words: &Words, learners: &LearnersHandle, game: &'static Game, next: Option<usize>, first: usize) -> Html {
    let Some(step) = next else { return html! { <p class="learn-all-learnt">{ words.text("learn-all-learnt") }</p> } };
    let is_begun = learners.learner().standing(game.tile.name, step).mastery() != Mastery::New || step > first;
    let label =
        words.with("learn-go-on", &[("begun", if is_begun { "yes" } else { "no" }.into()), ("step", step.into())]);
    html! { <a class="button primary learn-go-on" href={LearnPlace::Step { game, step }.href()}>{ label }</a> }
}

fn row(words: &Words, learners: &LearnersHandle, game: &'static Game, step: usize, is_next: bool) -> Html {
    let standing = learners.learner().standing(game.tile.name, step);
    let state = state(standing, today());
    let title = game.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default();
    let row = standing.mastery().row();
    html! {
        <li key={step} class={classes!("path-step", state, is_next.then_some("next"))}>
            <a href={LearnPlace::Step { game, step }.href()} aria-current={is_next.then_some("step")}>
                <span class="path-mark" aria-hidden="true">{ mark(state, None) }</span>
                <span class="path-text">
                    <span class="path-title">{ words.with("learn-step", &[("step", step.into()), ("name", title.into())]) }</span>
                    <span class="path-state">{ words.with("learn-state", &[("state", state.into()), ("row", row.into())]) }</span>
                </span>
            </a>
        </li>
    }
}

/// Properties of [`Teacher`].
#[derive(Properties, PartialEq)]
struct TeacherProps {
    game: &'static Game,
}

/// A link to some steps, for whoever teaches.
#[component]
fn Teacher(&TeacherProps { game }: &TeacherProps) -> Html {
    let words = use_words();
    let range = use_state(|| (1, game.steps()));
    let (first, last) = *range;
    let field = |id: &'static str, value: usize, at_least: usize, set: fn((usize, usize), usize) -> (usize, usize)| {
        let range = range.clone();
        let onchange = move |event: Event| {
            let select: web_sys::HtmlSelectElement = event.target_unchecked_into();
            if let Ok(step) = select.value().parse() {
                range.set(set(*range, step));
            }
        };
        let options = (at_least..=game.steps()).map(|step| {
            html! { <option key={step} value={step.to_string()} selected={step == value}>{ step }</option> }
        });
        html! { <select {id} class="select" {onchange}>{ for options }</select> }
    };
    let place = match (first, last) {
        (first, last) if first == last => LearnPlace::Step { game, step: first },
        _ => LearnPlace::Ladder { game, steps: Some((first, last)) },
    };
    let address = address_of(&place.href());
    html! {
        <details class="learn-teacher">
            <summary>{ words.text("learn-teacher") }</summary>
            <p>{ words.text("learn-teacher-about") }</p>
            <div class="learn-range">
                <label for="first-step">{ words.text("learn-first-step") }</label>
                { field("first-step", first, 1, |(_, last), step| (step, last.max(step))) }
                <label for="last-step">{ words.text("learn-last-step") }</label>
                { field("last-step", last, first, |(first, _), step| (first, step)) }
            </div>
            <label for="steps-link">{ words.text("learn-link") }</label>
            <input id="steps-link" class="link-field" type="text" readonly=true value={address.clone()} />
        </details>
    }
}

/// All ladders, and who learns.
#[component]
pub fn Overview() -> Html {
    let words = use_words();
    let learners = use_learners();
    let ladders = Game::taught().map(|game| {
        let steps = 1..=game.steps();
        let learnt = steps.clone().filter(|&step| {
            learners.learner().standing(game.tile.name, step).mastery().is_learnt()
        });
        let count = learnt.count();
        let next = next_step(&learners, game, steps);
        let place = next.map_or(LearnPlace::Ladder { game, steps: None }, |step| LearnPlace::Step { game, step });
        let name = words.text(game.tile.title);
        let values = [("learnt", count.into()), ("steps", game.steps().into())];
        html! {
            <li key={game.tile.name} class="learn-game">
                <h2><a href={LearnPlace::Ladder { game, steps: None }.href()}>{ &name }</a></h2>
                <progress max={game.steps().to_string()} value={count.to_string()} aria-hidden="true" />
                <p>{ words.with("learn-learnt-of", &values) }</p>
                <a class="button primary" href={place.href()}>
                    { words.with("learn-go-on-with", &[("game", name.as_str().into()), ("step", next.unwrap_or(1).into())]) }
                </a>
            </li>
        }
    });
    html! {
        <div class="learn">
            <h1 tabindex="-1">{ words.text("home-learn") }</h1>
            <p class="lead">{ words.text("learn-lead") }</p>
            { forgotten(&words, &learners) }
            <p><a class="button" href={LearnPlace::Today.href()}>{ words.text("learn-today") }</a></p>
            <ul class="learn-games">{ for ladders }</ul>
            <LearnerChoice {learners} />
        </div>
    }
}
