//! Choosing an exercise for a class: the game, the step, the difficulty.

use flub::{play::Seed, teach::Difficulty};
use yew::prelude::*;

use super::next::Chosen;
use crate::app::{
    context::{AppContext, presenting::Present, use_app},
    games::Game,
    platform::seed::seed,
    ui::choice::{Choice, ChoiceGroup},
};

/// Properties of [`Chooser`].
#[derive(Properties, PartialEq)]
pub struct ChooserProps {
    /// The label of the button that begins.
    pub label: AttrValue,
    /// The games, each with the steps that can be chosen, from 1.
    pub offered: Vec<(&'static Game, Vec<usize>)>,
    /// Called to begin with the text of an exercise.
    pub on_begin: Callback<String>,
}

/// The game, the step and the difficulty, each one tap, and the button that begins: it also starts presenting.
#[component]
pub fn Chooser(props: &ChooserProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let own_seed = use_memo((), |()| seed().0);
    let first = use_memo((), |()| places(&props.offered, Chosen::latest()));
    let game = use_state_eq(|| first[0]);
    let step = use_state_eq(|| first[1]);
    let difficulty = use_state_eq(|| first[2]);
    let Some((chosen, steps)) = props.offered.get(*game) else { return html! {} };
    let chosen = *chosen;
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
    let chosen = Chosen { game: chosen, step: number, difficulty: level };
    let exercise = chosen.exercise(Seed(*own_seed));
    let presenting = presenting.dispatcher();
    let onclick = props.on_begin.reform(move |_: MouseEvent| {
        chosen.keep();
        presenting.dispatch(Present::On(true));
        exercise.clone()
    });
    html! {
        <div class="sheet stack chooser">
            <ChoiceGroup name="game" legend={words.text("pose-game")} chosen={Some(*game)} on_choose={on_game}
                choices={props.offered.iter().map(|(game, _)| Choice::new(words.text(game.tile.title))).collect::<Vec<_>>()} />
            <ChoiceGroup name="step" legend={words.text("pose-step")} chosen={Some(*step)}
                on_choose={on_step} choices={titles.collect::<Vec<_>>()} />
            <ChoiceGroup name="difficulty" legend={words.text("pose-level")} chosen={Some(*difficulty)}
                on_choose={on_level} choices={levels.to_vec()} />
            <div class="action-row">
                <button type="button" class="button primary grow" {onclick}>{ &props.label }</button>
            </div>
        </div>
    }
}

/// The places of the game, the step and the difficulty that were chosen last; the first of each before that.
fn places(offered: &[(&'static Game, Vec<usize>)], latest: Option<Chosen>) -> [usize; 3] {
    let found = latest.and_then(|latest| {
        let game = offered.iter().position(|(game, _)| *game == latest.game)?;
        let step = offered.get(game)?.1.iter().position(|step| *step == latest.step);
        Some([game, step.unwrap_or(0), latest.difficulty as usize])
    });
    found.unwrap_or_default()
}
