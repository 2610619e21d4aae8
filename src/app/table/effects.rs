//! What every table does beyond drawing itself.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{
    context::use_app,
    i18n::Words,
    platform::{
        focus,
        scroll::bring_into_sight,
        sound::Sound,
        thinker::{self, Think},
    },
};

/// The keyboard comes back to where the game is played when what had it is gone. `shown` is whatever decides which buttons
/// there are.
#[hook]
pub fn use_focus_kept<S: PartialEq + 'static>(shown: S, come_back: impl FnOnce() + 'static) {
    use_effect_with(shown, move |_| {
        if focus::is_lost() {
            come_back();
        }
    });
}

/// The record shows the step that is on the screen, of `steps` in all.
#[hook]
pub fn use_record_revealed(steps: usize, viewing: Option<usize>) {
    use_effect_with((steps, viewing), |_| {
        let Ok(Some(step)) = gloo::utils::document().query_selector(".record-step[aria-current]") else { return };
        bring_into_sight(&step, ".record-scroll");
    });
}

/// Tells a screen reader what is new: what `news` has to say of the table as it is `now`, given what was heard of last.
#[hook]
pub fn use_news<T: PartialEq + 'static>(now: T, news: impl FnOnce(&Words, Option<&T>, &T) -> Option<String> + 'static) {
    let app = use_app();
    let heard = use_mut_ref(|| None::<Rc<T>>);
    use_effect_with(Rc::new(now), move |now| {
        if let Some(text) = news(&app.words, heard.replace(Some(now.clone())).as_deref(), now) {
            app.announcer.announce(text);
        }
    });
}

/// A question for a game to think about, and how long to wait before it is asked, in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What the game reads. It names all that decides the answer, the whole record first: a question that has changed is
    /// another one.
    pub text: String,
    /// The wait, so that people see what happened before, or can get in first.
    pub wait: u32,
}

/// Has a game think about the question there is now, and hears the answer. The answer to an earlier one is not heard.
#[hook]
pub fn use_thinking(
    game: &'static str,
    think: Think,
    question: Option<Question>,
    on_answer: impl Fn(String) + 'static,
) {
    let asked = use_mut_ref(|| None);
    use_effect_with(question, move |question| {
        let timer = question.clone().map(|Question { text, wait }| {
            thinker::prepare(game);
            let asked = asked.clone();
            Timeout::new(wait, move || {
                asked.replace(Some(thinker::ask(game, text, think, Callback::from(on_answer))));
            })
        });
        move || {
            drop(timer);
            asked.replace(None);
        }
    });
}

/// Plays the sound of the latest action when a record has grown, for those who want to hear it.
#[hook]
pub fn use_sound(played: usize, sound: Option<Sound>) {
    let on = use_app().settings.sound;
    let heard = use_mut_ref(|| played);
    use_effect_with(played, move |&played| {
        if played > heard.replace(played) && on {
            sound.into_iter().for_each(Sound::play);
        }
    });
}
