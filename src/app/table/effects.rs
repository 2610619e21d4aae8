//! What every table does beyond drawing itself.

use std::rc::Rc;

use flub::play::Game;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    midend::{Table, TableMsg},
    table_game::{TableGame, TableHandle},
};
use crate::app::{
    context::{AppContext, use_app},
    platform::{
        focus,
        scroll::bring_into_sight,
        speech::speak,
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

/// Tells what is new at a table: to a screen reader, and by sounds and a voice to those who want them.
#[hook]
pub fn use_news<G: TableGame>(table: &TableHandle<G>) {
    let AppContext { words, announcer, settings, .. } = use_app();
    let previous = use_mut_ref(|| None::<Rc<Table<G>>>);
    use_effect_with(Rc::new((**table).clone()), move |now| {
        let before = previous.replace(Some(now.clone()));
        let news = G::news(&words, before.as_deref(), now);
        if let Some(text) = news.announced {
            announcer.announce(text);
        }
        let has_grown = before.is_some_and(|before| now.step() > before.step());
        if let Some(sound) = news.sound.filter(|_| settings.sound && has_grown) {
            sound.play();
        }
        if let Some(text) = news.aloud.filter(|_| settings.speech) {
            speak(words.language().code(), &text);
        }
    });
}

/// The computers act when they may, after people had their time.
#[hook]
pub fn use_computers<G: TableGame>(table: &TableHandle<G>) {
    let question = G::question(table, use_app().settings.pace);
    let table = table.clone();
    use_thinking(G::Rules::NAME, G::THINK, question, move |answer: String| {
        if let Some(msg) = G::answer(&table, &answer) {
            table.dispatch(TableMsg::Answer(table.step(), msg));
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
    let pending = use_mut_ref(|| None);
    use_effect_with(question, move |question| {
        let timer = question.clone().map(|Question { text, wait }| {
            thinker::prepare(game);
            let pending = pending.clone();
            Timeout::new(wait, move || {
                pending.replace(Some(thinker::ask(game, text, think, Callback::from(on_answer))));
            })
        });
        move || {
            drop(timer);
            pending.replace(None);
        }
    });
}
