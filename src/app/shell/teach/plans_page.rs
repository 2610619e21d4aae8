//! Lesson plans: the list, and the plan of a game.

use yew::prelude::*;

use super::{
    place::TeachPlace,
    plans::{plan, sheet::Sheet},
};
use crate::app::{context::use_words, games::Game, shell::route::Route, ui::print_button::PrintButton};

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
