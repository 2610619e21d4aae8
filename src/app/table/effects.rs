//! Side effects shared by all tables.

use std::{cell::RefCell, rc::Rc};

use flub::play::Game;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    midend::{Table, TableMsg},
    staging::Beat,
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

/// Restores focus to the board when the focused element is gone. `shown` is whatever determines which buttons there are.
#[hook]
pub fn use_focus_kept<S: PartialEq + 'static>(shown: S, come_back: impl FnOnce() + 'static) {
    use_effect_with(shown, move |_| {
        if focus::is_lost() {
            focus::focus("#stage-go-on");
        }
        // Nothing is on the stage.
        if focus::is_lost() {
            come_back();
        }
    });
}

/// Scrolls the record to the step on screen.
#[hook]
pub fn use_record_revealed(steps: usize, viewing: Option<usize>) {
    use_effect_with((steps, viewing), |_| {
        let Ok(Some(step)) = gloo::utils::document().query_selector(".record-step[aria-current]") else { return };
        bring_into_sight(&step, ".record-scroll");
    });
}

/// Announces news to screen readers, and by sound and voice if switched on. What is on the stage is told beat by beat; what
/// it leads to, after that.
#[hook]
pub fn use_news<G: TableGame>(table: &TableHandle<G>) {
    let AppContext { words, announcer, settings, .. } = use_app();
    let previous = use_mut_ref(|| None::<Rc<Table<G>>>);
    let (sounded, spoken) = (use_mut_ref(|| 0), use_mut_ref(|| 0));
    use_effect_with(Rc::new((**table).clone()), move |now| {
        let before = previous.borrow().clone();
        let news = G::news(&words, before.as_deref(), now);
        let is_new = |heard: &RefCell<usize>| now.step() > heard.replace(now.step()) && before.is_some();
        let is_sounded = is_new(&sounded);
        if let Some(sound) = news.sound.filter(|_| settings.sound && is_sounded) {
            sound.play();
        }
        let aloud = news.aloud.filter(|_| settings.speech);
        match now.stage(&words).filter(|_| before.is_some()) {
            Some(view) => {
                let text = view.spoken();
                if aloud.is_some() {
                    speak(words.language().code(), &text);
                }
                announcer.announce(text);
            }
            None => {
                let is_spoken = is_new(&spoken);
                if let Some(text) = aloud.filter(|_| is_spoken) {
                    speak(words.language().code(), &text);
                }
                news.announced.into_iter().for_each(|text| announcer.announce(text));
                previous.replace(Some(now.clone()));
            }
        }
    });
}

/// Lets the computers act when they may, after a pause for people.
#[hook]
pub fn use_computers<G: TableGame>(table: &TableHandle<G>) {
    let question = table.question(use_app().settings.pace);
    let table = table.clone();
    use_thinking(G::Rules::NAME, G::THINK, question, move |answer: String| {
        if let Some(msg) = G::answer(&table, &answer) {
            table.dispatch(TableMsg::Answer(table.step(), msg));
        }
    });
}

/// Lets what is on the stage go on by itself: a part after a while, words when the pace says so.
#[hook]
pub fn use_stage<G: TableGame>(table: &TableHandle<G>) {
    let pace = use_app().settings.pace;
    let wait = table.beat().and_then(|beat| if beat == Beat::Part { Some(Beat::PART) } else { pace.wait() });
    let dispatcher = table.dispatcher();
    use_effect_with(table.staged.zip(wait), move |timed| {
        let timer =
            timed.map(|(staged, wait)| Timeout::new(wait, move || dispatcher.dispatch(TableMsg::Passed(staged))));
        move || drop(timer)
    });
}

/// A request to the computers, and the delay before it is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The request. It holds everything the answer depends on, so a changed text is a new request.
    pub text: String,
    /// The delay in milliseconds, so that people see the last action or can act first.
    pub wait: u32,
}

/// Sends the current request and receives its answer. Answers to earlier requests are dropped.
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
