//! The court: a faulty proof or sum on the projector.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    place::TeachPlace,
    pose::{chooser::Chooser, next::Chosen},
};
use crate::app::{
    context::use_words,
    games::Game,
    learn::{court_view::CourtProps, lesson_view::unreadable},
    shell::{learn::room::title, route::Route},
};

/// Properties of [`CourtPage`].
#[derive(Properties, PartialEq)]
pub struct CourtPageProps {
    /// The text of the exercise.
    pub exercise: Option<Rc<str>>,
}

/// Where an exercise is chosen, or the one of which a faulty answer is tried.
#[component]
pub fn CourtPage(CourtPageProps { exercise }: &CourtPageProps) -> Html {
    let words = use_words();
    let choose = Route::Teach(TeachPlace::Court(None)).href();
    let tried = |game: &'static Game| game.lessons().map(|lessons| (lessons.tried)()).unwrap_or_default();
    let Some(exercise) = exercise else {
        let offered = Game::taught().map(|game| (game, tried(game))).collect::<Vec<_>>();
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("teach-court") }</h1>
                <p class="lead">{ words.text("pose-court-lead") }</p>
                <Chooser label={words.text("pose-court-go")} {offered} on_begin={Callback::from(go)} />
            </div>
        };
    };
    let chosen = Chosen::of(exercise).filter(|chosen| tried(chosen.game).contains(&chosen.step));
    let Some((chosen, lessons)) = chosen.and_then(|chosen| Some((chosen, chosen.game.lessons()?))) else {
        return unreadable(&words, &choose, words.text("pool-choose"));
    };
    let on_next = {
        let exercise = exercise.clone();
        Callback::from(move |()| go(chosen.after(&exercise)))
    };
    let on_skip = {
        let exercise = exercise.clone();
        // In place of this one, so that the back button does not return to it.
        Callback::from(move |()| {
            let _ = gloo::utils::window().location().replace(&address(chosen.after(&exercise)));
        })
    };
    (lessons.court)(CourtProps {
        exercise: exercise.clone(),
        title: title(&words, chosen.game, chosen.step).into(),
        choose: choose.into(),
        on_next,
        on_skip,
    })
}

/// Goes to the court of an exercise.
fn go(exercise: String) {
    let _ = gloo::utils::window().location().set_hash(&address(exercise));
}

/// The address of the court of an exercise.
fn address(exercise: String) -> String {
    Route::Teach(TeachPlace::Court(Some(exercise.into()))).href()
}
