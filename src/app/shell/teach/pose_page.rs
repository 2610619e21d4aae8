//! Pose and pool: an exercise on the projector, and how the class answers it.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    place::TeachPlace,
    pose::{chooser::Chooser, next::Chosen},
};
use crate::app::{
    context::use_words,
    games::Game,
    learn::{lesson_view::unreadable, pose_view::PoseProps},
    platform::location::address_of,
    shell::{
        learn::{place::LearnPlace, room::title},
        route::Route,
    },
};

/// Properties of [`PosePage`].
#[derive(Properties, PartialEq)]
pub struct PosePageProps {
    /// The text of the exercise.
    pub exercise: Option<Rc<str>>,
}

/// Where an exercise is chosen, or the one that is posed.
#[component]
pub fn PosePage(PosePageProps { exercise }: &PosePageProps) -> Html {
    let words = use_words();
    let choose = Route::Teach(TeachPlace::Pose(None)).href();
    let Some(exercise) = exercise else {
        let offered = Game::taught().map(|game| (game, (1..=game.steps()).collect())).collect::<Vec<_>>();
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("teach-pose") }</h1>
                <p class="lead">{ words.text("pose-lead") }</p>
                <Chooser label={words.text("pose-go")} {offered} on_begin={Callback::from(go)} />
            </div>
        };
    };
    let chosen = Chosen::of(exercise);
    let Some((chosen, lessons)) = chosen.and_then(|chosen| Some((chosen, chosen.game.lessons()?))) else {
        return unreadable(&words, &choose, words.text("pool-choose"));
    };
    let on_next = {
        let exercise = exercise.clone();
        Callback::from(move |()| go(chosen.after(&exercise)))
    };
    let device = LearnPlace::Pool { game: chosen.game, text: exercise.clone() };
    (lessons.pose)(PoseProps {
        exercise: exercise.clone(),
        title: title(&words, chosen.game, chosen.step).into(),
        address: address_of(&device.href()).into(),
        choose: choose.into(),
        on_next,
    })
}

/// Goes to an exercise.
fn go(exercise: String) {
    let place = TeachPlace::Pose(Some(exercise.into()));
    let _ = gloo::utils::window().location().set_hash(&Route::Teach(place).href());
}
