//! The ladders as paths on paper, each step with its state; and the choice of who learns.

use flub::{games::ladders, lessons::Mastery, play::Seat};
use flub_tables::i18n::Words;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    kept::{LearnersHandle, change_week, find_next_step, is_learning, today, use_learners, who_learns},
    room::{describe_step, draw_forgotten, mark, state},
    week::draw_week,
};
use crate::{
    context::{AppContext, use_app, use_words},
    exercise::learners::{LONGEST_NAME, Learner},
    games::Game,
    platform::page::address_of,
    route::{Route, places::LearnPlace},
    table::link::LinkKind,
    ui::{copied_field::CopiedField, dialog::ConfirmDialog, renewed::renewed, seat_mark::SeatMark, share::copied},
};

#[derive(Properties, PartialEq)]
pub struct LadderProps {
    pub game: &'static Game,
    /// The first and the last step shown; `None` for all.
    pub steps: Option<(usize, usize)>,
}

/// The ladder of a game, or some steps of it.
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
    let next = find_next_step(&learners, game, first..=last);
    let rows = (first..=last).map(|step| draw_step(&words, &learners, game, step, next == Some(step)));
    html! {
        <div class="learn">
            <h1 tabindex="-1">{ heading }</h1>
            { draw_forgotten(&words, &learners) }
            { draw_go_on(&words, &learners, game, next, first) }
            <ol class="path" start={first.to_string()}>{ for rows }</ol>
            <div class="action-row">
                <a class="button" href={Route::Begin(game, LinkKind::Guided).href()}>{ words.text("learn-guided") }</a>
                <a class="button" href={Route::Begin(game, LinkKind::Start).href()}>
                    { words.with("home-play", &[("game", name.as_str().into())]) }
                </a>
                <a class="button" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a>
            </div>
            <StepsLink {game} />
        </div>
    }
}

/// The button that goes on with the next step.
fn draw_go_on(
    words: &Words,
    learners: &LearnersHandle,
    game: &'static Game,
    next: Option<usize>,
    first: usize,
) -> Html {
    let Some(step) = next else { return html! { <p class="learn-all-learnt">{ words.text("learn-all-learnt") }</p> } };
    let is_begun = learners.learner().standing(game.tile.name, step).mastery() != Mastery::New || step > first;
    let label =
        words.with("learn-go-on", &[("begun", if is_begun { "yes" } else { "no" }.into()), ("step", step.into())]);
    html! { <a class="button primary learn-go-on" href={LearnPlace::Step { game, step }.href()}>{ label }</a> }
}

fn draw_step(words: &Words, learners: &LearnersHandle, game: &'static Game, step: usize, is_next: bool) -> Html {
    let standing = learners.learner().standing(game.tile.name, step);
    let state = state(standing, today());
    let row = standing.mastery().row();
    // The empty circle says it, step after step.
    let said = if state == "new" { "visually-hidden" } else { "path-state" };
    html! {
        <li key={step} class={classes!("path-step", state, is_next.then_some("next"))}>
            <a href={LearnPlace::Step { game, step }.href()} aria-current={is_next.then_some("step")}>
                <span class="path-mark" aria-hidden="true">{ mark(state, None) }</span>
                <span class="path-text">
                    <span class="path-title">{ describe_step(words, game, step) }</span>
                    <span class={said}>{ words.with("learn-state", &[("state", state.into()), ("row", row.into())]) }</span>
                </span>
            </a>
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct StepsLinkProps {
    game: &'static Game,
}

/// The form in which a teacher makes a link to some steps.
#[component]
fn StepsLink(&StepsLinkProps { game }: &StepsLinkProps) -> Html {
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
    let said = [true, false].map(|is_copied| words.with("learn-hand-in-copied", &[copied(is_copied)]));
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
            <CopiedField id="steps-link" label={words.text("learn-link")} text={address}
                button={words.text("learn-take-copy")} {said} />
        </details>
    }
}

/// All ladders, and the choice of who learns.
#[component]
pub fn Overview() -> Html {
    let app = use_app();
    let words = &app.words;
    let learners = use_learners();
    // What comes next is the one strong button: the exercises of today, or for who begins, the first step of the first game.
    let is_begun = Game::taught().any(|game| is_learning(&learners, game));
    let strong = |is_next: bool| classes!("button", is_next.then_some("primary"));
    let ladders = Game::taught().enumerate().map(|(place, game)| {
        let steps = 1..=game.steps();
        let learnt = steps.clone().filter(|&step| {
            learners.learner().standing(game.tile.name, step).mastery().is_learnt()
        });
        let count = learnt.count();
        let next = find_next_step(&learners, game, steps);
        let goal = next.map_or(LearnPlace::Ladder { game, steps: None }, |step| LearnPlace::Step { game, step });
        let name = words.text(game.tile.title);
        let values = [("learnt", count.into()), ("steps", game.steps().into())];
        html! {
            <li key={game.tile.name} class="learn-game">
                <h2><a href={LearnPlace::Ladder { game, steps: None }.href()}>{ &name }</a></h2>
                { game.tile.draw_emblem() }
                <progress max={game.steps().to_string()} value={count.to_string()} aria-hidden="true" />
                <p>{ words.with("learn-learnt-of", &values) }</p>
                <a class={strong(!is_begun && place == 0)} href={goal.href()}>
                    { words.with("learn-go-on-with", &[("game", name.as_str().into()), ("step", next.unwrap_or(1).into())]) }
                </a>
            </li>
        }
    });
    html! {
        <div class="learn">
            <h1 tabindex="-1">{ words.text("home-learn") }</h1>
            <p class="lead">{ words.text("learn-lead") }</p>
            { draw_forgotten(words, &learners) }
            <p><a class={strong(is_begun)} href={LearnPlace::Today.href()}>{ words.text("learn-today") }</a></p>
            <ul class="learn-games">{ for ladders }</ul>
            { draw_week(&app, &learners) }
            <LearnerChoice {learners} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LearnerChoiceProps {
    learners: LearnersHandle,
}

/// Who learns now on this device, the form for somebody else, and the removal of the current learner.
#[component]
fn LearnerChoice(LearnerChoiceProps { learners }: &LearnerChoiceProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let name = use_state_eq(String::new);
    let shape = use_state_eq(|| Seat::FIRST);
    let rows = learners.all().iter().enumerate().map(|(place, learner)| {
        let is_current = place == learners.current();
        let onclick = {
            let learners = learners.clone();
            move |_: MouseEvent| learners.put(|kept| kept.with_current(place))
        };
        html! {
            <li key={place}>
                <button type="button" class="button learner" aria-pressed={is_current.to_string()} {onclick}>
                    <SeatMark seat={learner.shape} />{ renewed(shown_name(&words, learner)) }
                </button>
            </li>
        }
    });
    let shapes = Seat::first(Seat::MOST).map(|seat| {
        let onchange = {
            let shape = shape.clone();
            move |_: Event| shape.set(seat)
        };
        html! {
            <label key={seat.index()} class="choice">
                <input type="radio" name="shape" checked={*shape == seat} {onchange} />
                <span>
                    <SeatMark {seat} />
                    <span class="visually-hidden">{ words.with("learn-shape", &[("shape", (seat.index() + 1).into())]) }</span>
                </span>
            </label>
        }
    });
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onsubmit = {
        let (learners, name, shape) = (learners.clone(), name.clone(), shape.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let learner = Learner::new(&ladders(), &name, *shape);
            if !learner.nickname.is_empty() {
                // While there is no room for another learner, the form is not shown.
                let _ = learners.change(|kept| kept.with(&ladders(), learner));
                name.set(String::new());
            }
        }
    };
    let removal = words.with("learn-remove", &[("name", shown_name(&words, learners.learner()).into())]);
    let is_asking = use_state_eq(|| false);
    let ask = |asking| {
        let is_asking = is_asking.clone();
        move |_: MouseEvent| is_asking.set(asking)
    };
    let close = {
        let is_asking = is_asking.clone();
        Callback::from(move |()| is_asking.set(false))
    };
    let on_remove = {
        let (learners, is_asking, storage) = (learners.clone(), is_asking.clone(), storage.clone());
        move |()| {
            change_week(&storage, |week| week.without(&who_learns(&learners)));
            learners.put(|kept| kept.without_current(&ladders()));
            is_asking.set(false);
        }
    };
    html! {
        <details class="learn-who">
            <summary>
                { renewed(words.with("learn-who", &[("name", shown_name(&words, learners.learner()).into())])) }
            </summary>
            <ul class="learners">{ for rows }</ul>
            if learners.is_full() {
                <p>{ words.text("learn-full") }</p>
            } else {
                <form class="learner-form" {onsubmit}>
                    <label class="field">
                        <span>{ words.text("learn-nickname") }</span>
                        <input type="text" maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                            value={(*name).clone()} {oninput} />
                    </label>
                    <fieldset class="choices">
                        <legend>{ words.text("learn-shapes") }</legend>
                        <div class="choices-row">{ for shapes }</div>
                    </fieldset>
                    <button type="submit" class="button">{ words.text("learn-add") }</button>
                </form>
            }
            <div class="action-row">
                <a class="button" href={LearnPlace::Carry(None).href()}>{ words.text("learn-carry") }</a>
                <button type="button" class="button" onclick={ask(true)}>{ renewed(&removal) }</button>
            </div>
            <ConfirmDialog name="learner-removal" title={removal.clone()} open={*is_asking} primary={words.text("learn-keep")}
                other={removal} on_primary={close.clone()} on_other={on_remove} on_close={close}>
                <p>{ words.text("learn-remove-about") }</p>
            </ConfirmDialog>
        </details>
    }
}

/// The name of a learner on the page.
fn shown_name(words: &Words, learner: &Learner) -> String {
    if learner.nickname.is_empty() { words.text("learn-nobody") } else { learner.nickname.clone() }
}
