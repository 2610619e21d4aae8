//! Five mixed exercises that are due or new.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    place::LearnPlace,
    room::{Room, Task},
    use_learners::{change_later, later, today, use_learners},
};
use crate::app::{
    context::{AppContext, use_app},
    games::Game,
    platform::{focus::focus, seed::seed},
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// How many of them may be moments of one's own games in a mirror.
const MIRRORS: usize = 2;

/// The exercises of today, one after another.
#[component]
pub fn Today() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let learners = use_learners();
    let exercises = {
        let (learners, storage) = (learners.clone(), storage.clone());
        use_state(move || {
            let progress = &learners.learner().progress;
            let is_begun = |game: &&'static Game| {
                let learnt = progress.steps(game.tile.name).iter().any(|step| *step != Default::default());
                learnt || storage.text(&game.save_key()).or(storage.text(&game.finished_key())).is_some()
            };
            let mut begun: Vec<&str> = Game::taught().filter(is_begun).map(|game| game.tile.name).collect();
            // Whoever has learnt and played nothing yet begins everywhere.
            if begun.is_empty() {
                begun = Game::taught().map(|game| game.tile.name).collect();
            }
            let mirrors = later(&storage).due(today()).take(MIRRORS).map(Rc::from).collect::<Vec<Rc<str>>>();
            let mixed = progress.today(&begun, today(), seed());
            let count = mixed.len();
            let mixed = mixed.iter().map(|choice| choice.to_string().into());
            mirrors.into_iter().chain(mixed).take(count).collect::<Vec<Rc<str>>>()
        })
    };
    let place = use_state_eq(|| 0);
    let exercise = exercises.get(*place).cloned();
    let game = exercise.as_ref().and_then(|exercise| Game::named(exercise.split(' ').next()?));
    let is_over = exercise.is_none();
    use_effect_with(is_over, |is_over| {
        if *is_over {
            focus("main h1");
        }
    });
    let (Some(exercise), Some(game)) = (exercise, game) else {
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
    let values = [("place", (*place + 1).into()), ("count", exercises.len().into())];
    let on_done = {
        let (place, exercise) = (place.clone(), exercise.clone());
        Callback::from(move |()| {
            change_later(&storage, |later| later.without(&exercise));
            place.set(*place + 1);
        })
    };
    html! {
        <>
            <p class="learn-place">{ renewed(words.with("learn-today-place", &values)) }</p>
            <Room key={*place} {game} task={Task::Exercise(exercise)} on_done={Some(on_done)} />
        </>
    }
}
