//! Five mixed exercises that are due or new.

use std::rc::Rc;

use flub::teach::Choice;
use yew::prelude::*;

use super::{
    place::LearnPlace,
    room::{Room, Task},
    use_learners::{today, use_learners},
};
use crate::app::{
    context::use_words,
    games::{GAMES, Game},
    platform::{focus::focus, seed::seed},
    ui::notice::{Notice, Tone},
};

/// The exercises of today, one after another.
#[component]
pub fn Today() -> Html {
    let words = use_words();
    let learners = use_learners();
    let choices = {
        let learners = learners.clone();
        use_state(move || {
            let progress = &learners.learner().progress;
            let is_begun = |game: &&Game| progress.steps(game.tile.name).iter().any(|step| *step != Default::default());
            let mut begun: Vec<&str> = GAMES.iter().filter(is_begun).map(|game| game.tile.name).collect();
            // Whoever has learnt nothing yet begins everywhere.
            if begun.is_empty() {
                begun = GAMES.iter().map(|game| game.tile.name).collect();
            }
            progress.today(&begun, today(), seed())
        })
    };
    let place = use_state_eq(|| 0);
    let choice: Option<Choice> = choices.get(*place).copied();
    let game = choice.and_then(|choice| Game::named(choice.ladder));
    let is_over = choice.is_none();
    use_effect_with(is_over, |is_over| {
        if *is_over {
            focus("main h1");
        }
    });
    let (Some(choice), Some(game)) = (choice, game) else {
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("learn-today") }</h1>
                <Notice tone={Tone::Right}><p>{ words.text("learn-today-done") }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a>
                    <a class="button" href="#/">{ words.text("shell-home") }</a>
                </div>
            </div>
        };
    };
    let values = [("place", (*place + 1).into()), ("count", choices.len().into())];
    let on_done = {
        let place = place.clone();
        Callback::from(move |()| place.set(*place + 1))
    };
    let exercise: Rc<str> = choice.to_string().into();
    html! {
        <>
            <p class="learn-place">{ words.with("learn-today-place", &values) }</p>
            <Room key={*place} {game} task={Task::Exercise(exercise)} on_done={Some(on_done)} />
        </>
    }
}
