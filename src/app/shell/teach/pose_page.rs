//! Pose.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`PosePage`].
#[derive(Properties, PartialEq)]
pub struct PosePageProps {
    /// The text of the exercise.
    pub exercise: Option<Rc<str>>,
}

/// The page.
#[component]
pub fn PosePage(_props: &PosePageProps) -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-pose") }</h1></div> }
}
