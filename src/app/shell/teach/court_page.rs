//! Court.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`CourtPage`].
#[derive(Properties, PartialEq)]
pub struct CourtPageProps {
    /// The text of the exercise.
    pub exercise: Option<Rc<str>>,
}

/// The page.
#[component]
pub fn CourtPage(_props: &CourtPageProps) -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-court") }</h1></div> }
}
