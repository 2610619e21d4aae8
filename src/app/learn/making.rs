//! Having an exercise made in the worker.

use std::rc::Rc;

use flub::teach::Exercise;
use yew::prelude::*;

use super::{
    taught::Taught,
    thinking::{LEARN, POSE, think},
};
use crate::app::platform::thinker;

/// Calls back with the exercise once it is made, or with `None` if its text is none.
#[hook]
pub fn use_made<G: Taught>(exercise: Rc<str>, on_made: Callback<Option<Exercise<G>>>) {
    use_effect_with(exercise, move |exercise| {
        let answer = on_made.reform(|made: String| made.parse().ok());
        // A task that is given needs no making.
        let asked = match exercise.parse::<Exercise<G>>() {
            Ok(_) if exercise.contains(" from ") => {
                answer.emit(exercise.to_string());
                None
            }
            _ => {
                let question = format!("{LEARN}{POSE}{exercise}");
                Some(thinker::ask(G::NAME, question, think::<G>, answer))
            }
        };
        move || drop(asked)
    });
}
