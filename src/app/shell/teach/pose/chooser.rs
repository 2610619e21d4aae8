//! Choosing an exercise for a class: the game, the step, the difficulty.

use flub::{play::Seed, teach::Difficulty};
use yew::prelude::*;

use super::next::Chosen;
use crate::app::{
    context::{AppContext, presenting::Present, use_app},
    games::Game,
    platform::seed::seed,
    shell::{route::Route, teach::place::TeachPlace},
    ui::choice::{Choice, ChoiceGroup},
};

/// Properties of [`Chooser`].
#[derive(Properties, PartialEq)]
pub struct ChooserProps {
    /// The label of the button that begins.
    pub label: AttrValue,
    /// The steps of a game that can be chosen, from 1.
    pub steps: fn(&'static Game) -> Vec<usize>,
    /// The page of an exercise.
    pub place: fn(String) -> TeachPlace,
}

/// The game, the step and the difficulty, each one tap, and the button that begins: it also starts presenting.
#[component]
pub fn Chooser(props: &ChooserProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let games: Vec<&'static Game> = Game::taught().filter(|game| !(props.steps)(game).is_empty()).collect();
    let own_seed = use_memo((), |()| seed().0);
    let game = use_state_eq(|| 0);
    let step = use_state_eq(|| 0);
    let difficulty = use_state_eq(|| 0);
    let Some(&chosen) = games.get(*game) else { return html! {} };
    let steps = (props.steps)(chosen);
    let number = steps.get(*step).or(steps.first()).copied().unwrap_or(1);
    let titles = steps.iter().map(|&step| {
        let name = chosen.lessons().map(|lessons| (lessons.title)(&words, step)).unwrap_or_default();
        Choice::new(words.with("learn-step", &[("step", step.into()), ("name", name.into())]))
    });
    let levels = Difficulty::ALL
        .map(|level| Choice::new(words.with("pose-difficulty", &[("difficulty", level.to_string().into())])));
    let on_game = {
        let (game, step) = (game.clone(), step.clone());
        move |index| {
            game.set(index);
            step.set(0);
        }
    };
    let on_step = {
        let step = step.clone();
        move |index| step.set(index)
    };
    let on_level = {
        let difficulty = difficulty.clone();
        move |index| difficulty.set(index)
    };
    let level = Difficulty::ALL.get(*difficulty).copied().unwrap_or_default();
    let exercise = Chosen { game: chosen, step: number, difficulty: level }.exercise(Seed(*own_seed));
    let presenting = presenting.dispatcher();
    let onclick = move |_: MouseEvent| presenting.dispatch(Present::On(true));
    html! {
        <div class="sheet stack chooser">
            <ChoiceGroup name="game" legend={words.text("pose-game")} chosen={Some(*game)} on_choose={on_game}
                choices={games.iter().map(|game| Choice::new(words.text(game.tile.title))).collect::<Vec<_>>()} />
            <ChoiceGroup name="step" legend={words.text("pose-step")} chosen={Some(*step)}
                on_choose={on_step} choices={titles.collect::<Vec<_>>()} />
            <ChoiceGroup name="difficulty" legend={words.text("pose-level")} chosen={Some(*difficulty)}
                on_choose={on_level} choices={levels.to_vec()} />
            <div class="action-row chooser-go">
                <a class="button primary grow" href={Route::Teach((props.place)(exercise)).href()} {onclick}>{ &props.label }</a>
            </div>
        </div>
    }
}
