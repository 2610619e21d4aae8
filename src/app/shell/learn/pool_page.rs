//! An exercise that is posed to a class, on somebody's own device. Nobody's progress changes by it.

use std::rc::Rc;

use yew::prelude::*;

use super::room::title;
use crate::app::{
    context::use_words,
    games::Game,
    learn::{answer_view::AnswerProps, lesson::step_in},
};

/// Properties of [`PoolPage`].
#[derive(Properties, PartialEq)]
pub struct PoolPageProps {
    /// The game.
    pub game: &'static Game,
    /// The text of the exercise.
    pub text: Rc<str>,
}

/// The exercise, answered for a code.
#[component]
pub fn PoolPage(PoolPageProps { game, text }: &PoolPageProps) -> Html {
    let words = use_words();
    let Some(lessons) = game.lessons() else { return html! {} };
    let step = step_in(text).filter(|step| (1..=game.steps()).contains(step));
    let title = step.map_or_else(|| words.text(game.tile.title), |step| title(&words, game, step));
    (lessons.answer)(AnswerProps { exercise: text.clone(), title: title.into() })
}
