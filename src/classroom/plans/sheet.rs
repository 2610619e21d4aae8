//! A lesson with a game as a sheet: on the page with links, on paper with their codes and room for notes.

use flub_tables::i18n::{Id, Words};
use yew::prelude::*;

use super::{Lesson, Line, Plan};
use crate::{
    classroom::{agenda::AddToLesson, take::draw_on_paper},
    context::use_words,
    games::Game,
    route::{Route, places::TeachPlace},
    ui::buttons::print_button,
};

/// The longest address of a page that is easily typed, from its `#`; another one stands for a longer one.
const LONGEST_TYPED: usize = 36;

/// A lesson with a game, by its number from 1; nothing if there is no such lesson.
pub fn draw_plan_page(words: &Words, game: &'static Game, number: usize) -> Html {
    let plan = Plan::of(game.tile.name);
    let lesson = plan.and_then(|plan| plan.lessons.get(number.checked_sub(1)?));
    let Some((plan, lesson)) = plan.zip(lesson) else { return html! {} };
    let name = words.text(game.tile.title);
    let how_to = words.with("plans-how-to", &[("game", name.clone().into())]);
    let title = words.with("plans-title", &[("game", name.into()), ("lesson", number.into())]);
    let others = (1..=plan.lessons.len()).map(|other| {
        let place = TeachPlace::Plan { game, lesson: other, page: None };
        let current = (other == number).then_some("page");
        html! {
            <a key={other} class="button" href={Route::Teach(place).href()} aria-current={current}>
                { words.with("plans-lesson", &[("lesson", other.into())]) }
            </a>
        }
    });
    let places: Vec<String> = lesson.pages(words, game).into_iter().map(|(_, route)| route.href()).collect();
    html! {
        <div class="column plan-page">
            <h1 tabindex="-1">{ &title }</h1>
            <p class="lead">{ words.text(lesson.aim) }</p>
            <nav class="row no-print" aria-label={words.text("teach-plans")}>
                { for others }
                <a class="button" href={Route::Teach(TeachPlace::Plans).href()}>{ words.text("plans-all") }</a>
            </nav>
            <div class="row no-print">
                { print_button(words, "button primary", false) }
                <a class="button" href={Route::HowTo(game).href()}>{ how_to }</a>
                <a class="button" href={Route::Print.href()}>{ words.text("plans-print") }</a>
            </div>
            <AddToLesson {places} name={title} />
            { draw_lesson(words, game, plan, lesson) }
            { draw_paper(words, game, number, lesson) }
        </div>
    }
}

fn draw_lesson(words: &Words, game: &'static Game, plan: &Plan, lesson: &Lesson) -> Html {
    let mut from = 0;
    let parts = lesson.form.iter().zip(lesson.parts).map(|(part, lines)| {
        let values = [("from", from.into()), ("to", (from + part.minutes).into())];
        let time = words.with("plans-time", &values);
        from += part.minutes;
        let minutes = words.with("plans-minutes", &[("minutes", part.minutes.into())]);
        html! {
            <li key={part.title} class="plan-part">
                <h2>{ words.text(part.title) }</h2>
                <p class="plan-time"><strong>{ minutes }</strong><span class="quiet">{ time }</span></p>
                <div class="plan-lines">{ for lines.iter().map(|line| draw_line(words, game, lesson, line)) }</div>
            </li>
        }
    });
    html! {
        <div class="plan">
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

fn draw_line(words: &Words, game: &'static Game, lesson: &Lesson, line: &Line) -> Html {
    let labelled = |class: &'static str, label: String, id: &Id| {
        html! { <p {class}><span class="plan-label">{ label }</span>{ " " }{ words.text(id) }</p> }
    };
    match line {
        Line::Do(id) => labelled("plan-do", words.text("plans-do"), id),
        Line::Say(id) => labelled("plan-say", words.text("plans-say"), id),
        Line::Answer(id) => labelled("plan-answer", words.text("plans-answer"), id),
        Line::Open(to) => {
            let (label, route) = to.open(words, game, lesson);
            html! {
                <p class="plan-open">
                    <span class="plan-label">{ words.text("plans-open") }</span>{ " " }<a href={route.href()}>{ label }</a>
                </p>
            }
        }
    }
}

/// What is only on paper: the pages to open as codes and in words, and lines for notes, which fill the second page.
fn draw_paper(words: &Words, game: &'static Game, number: usize, lesson: &Lesson) -> Html {
    let pages = lesson.pages(words, game).into_iter().enumerate().map(|(at, (label, route))| {
        let own = route.href();
        let short = TeachPlace::Plan { game, lesson: number, page: Some(at + 1) };
        let short = if own.len() > LONGEST_TYPED { Route::Teach(short).href() } else { own.clone() };
        html! { <li key={at}><strong>{ label }</strong>{ draw_on_paper(words, &own, &short) }</li> }
    });
    html! {
        <div class="plan-paper">
            <h2>{ words.text("plans-codes") }</h2>
            <ul class="plan-codes">{ for pages }</ul>
            <section class="plan-notes" aria-labelledby="plan-notes">
                <h2 id="plan-notes">{ words.text("plans-notes") }</h2>
                <div />
            </section>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct OpenedProps {
    pub game: &'static Game,
    /// The number of the lesson, from 1.
    pub lesson: usize,
    /// The number of the page among those that the lesson opens, from 1.
    pub page: usize,
}

/// Opens a page of a plan in place of its short address.
#[component]
pub fn Opened(&OpenedProps { game, lesson, page }: &OpenedProps) -> Html {
    let words = use_words();
    let found = Plan::of(game.tile.name).and_then(|plan| {
        let pages = plan.lessons.get(lesson.checked_sub(1)?)?.pages(&words, game);
        pages.into_iter().nth(page.checked_sub(1)?)
    });
    // What is not there leads to the plan.
    let plan = TeachPlace::Plan { game, lesson, page: None };
    let (label, route) = found.unwrap_or_else(|| (words.text("teach-plans"), Route::Teach(plan)));
    use_effect_with(route.href(), |address| {
        let _ = gloo::utils::window().location().replace(address);
    });
    html! { <h1 tabindex="-1">{ label }</h1> }
}
