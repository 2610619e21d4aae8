//! Pose and pool: an exercise on the projector, and how the class answers it.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    place::TeachPlace,
    pose::{chooser::Chooser, next::Chosen},
};
use crate::app::{
    context::use_words,
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
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("teach-pose") }</h1>
                <p class="lead">{ words.text("pose-lead") }</p>
                <Chooser label={words.text("pose-go")} steps={|game| (1..=game.steps()).collect()}
                    place={|exercise| TeachPlace::Pose(Some(exercise.into()))} />
            </div>
        };
    };
    let chosen = Chosen::of(exercise);
    let Some((chosen, lessons)) = chosen.and_then(|chosen| Some((chosen, chosen.game.lessons()?))) else {
        return unreadable(&words, &choose, words.text("pool-choose"));
    };
    let on_next = {
        let exercise = exercise.clone();
        Callback::from(move |()| {
            let next = TeachPlace::Pose(Some(chosen.after(&exercise).into()));
            let _ = gloo::utils::window().location().set_hash(&Route::Teach(next).href());
        })
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
