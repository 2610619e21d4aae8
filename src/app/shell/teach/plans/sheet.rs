//! A plan as a sheet to print: what to bring, what to do, what to say, and the pages to open.

use yew::prelude::*;

use super::{Line, PARTS, Plan, To};
use crate::app::{
    context::use_words,
    games::Game,
    i18n::{Id, Words},
    shell::{learn::place::LearnPlace, route::Route, teach::place::TeachPlace},
    table::link::LinkKind,
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
