//! The last seven days of a learner, with what was learnt on each. A day without anything is quiet.

use flub::lessons::Week;
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::kept::{LearnersHandle, today, week, who_learns};
use crate::{context::AppContext, games::Game, route::places::LearnPlace, ui::renewed::renewed};

/// What the present learner has learnt on each of the last seven days, with praise. Nothing if nothing was learnt.
pub fn draw_week(AppContext { words, storage, .. }: &AppContext, learners: &LearnersHandle) -> Html {
    let (week, who, today) = (week(storage), who_learns(learners), today());
    let days: Vec<_> = week.days(&who, today).collect();
    let count: usize = days.iter().map(|(_, learnt)| learnt.len()).sum();
    if count == 0 {
        return html! {};
    }
    let days = days.into_iter().map(|(day, learnt)| {
        let name = if day == today { "today".into() } else { day.weekday().into() };
        html! {
            <li key={day.number()}>
                <strong>{ renewed(words.with("learn-week-day", &[("day", name)])) }</strong>
                <ul>{ for learnt.into_iter().filter_map(|(ladder, step)| draw_learnt(words, ladder, step)) }</ul>
            </li>
        }
    });
    html! {
        <section class="week" aria-labelledby="week">
            <h2 id="week">{ words.text("learn-week") }</h2>
            <p>{ renewed(words.with("learn-week-praise", &[("count", count.into())])) }</p>
            <ol style={format!("--days:{}", Week::DAYS)}>{ for days }</ol>
        </section>
    }
}

/// A step that was learnt, as the way back to it.
fn draw_learnt(words: &Words, ladder: &str, step: usize) -> Option<Html> {
    let game = Game::named(ladder).filter(|game| (1..=game.steps()).contains(&step))?;
    let values = [("game", words.text(game.tile.title).into()), ("step", step.into())];
    let href = LearnPlace::Step { game, step }.href();
    Some(html! { <li><a {href}>{ words.with("learn-week-step", &values) }</a></li> })
}
