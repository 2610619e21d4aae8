//! What goes from a student to whoever teaches: a line to hand in, and a link that lands in the class.

use std::rc::Rc;

use flub::{
    games::ladders,
    teach::{ClassProgress, Progress},
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{
    context::{AppContext, use_app},
    i18n::isolated,
    learn::learners::Learner,
    shell::{
        route::Route,
        teach::{class::use_class::use_class, place::TeachPlace},
    },
    ui::{
        copy::{copied, copy, select},
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The id of the field with the line to hand in.
const LINE: &str = "hand-in-line";

/// Properties of [`ForTeacher`].
#[derive(Properties, PartialEq)]
pub struct ForTeacherProps {
    /// Who learns.
    pub learner: Learner,
}

/// The line to hand in: the nickname, where there is one, and the progress.
#[component]
pub fn ForTeacher(ForTeacherProps { learner }: &ForTeacherProps) -> Html {
    let AppContext { words, .. } = use_app();
    let is_copied = use_state_eq(|| None::<bool>);
    let Learner { nickname, progress, .. } = learner;
    let line = if nickname.is_empty() { progress.to_string() } else { format!("{nickname}: {progress}") };
    let onclick = {
        let (line, is_copied) = (line.clone(), is_copied.clone());
        move |_: MouseEvent| {
            let is_copied = is_copied.clone();
            let on_done = Callback::from(move |done| {
                is_copied.set(Some(done));
                select(LINE);
            });
            copy(&line, on_done);
        }
    };
    let said = is_copied.map(|done| words.with("learn-hand-in-copied", &[copied(done)]));
    html! {
        <div class="stack">
            <h3>{ words.text("learn-hand-in") }</h3>
            <p>{ words.text("learn-hand-in-about") }</p>
            <label class="field">
                <span>{ words.text("learn-hand-in-line") }</span>
                <input id={LINE} class="link-field" type="text" readonly=true value={line} />
            </label>
            <div class="row"><button type="button" class="button" {onclick}>{ words.text("learn-hand-in-copy") }</button></div>
            <p class="quiet" role="status">{ said.map(renewed) }</p>
        </div>
    }
}

/// Properties of [`AddToClass`].
#[derive(Properties, PartialEq)]
pub struct AddToClassProps {
    /// The progress that a link brought.
    pub text: Rc<str>,
}

/// Adds what a student's link brought to the class, under a nickname. Nothing where the link is no progress.
#[component]
pub fn AddToClass(AddToClassProps { text }: &AddToClassProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let class = use_class();
    let nickname = use_state_eq(String::new);
    let added = use_state_eq(|| None::<(Rc<str>, Option<String>)>);
    if Progress::read(&ladders(), text).is_err() {
        return html! {};
    }
    let oninput = {
        let nickname = nickname.clone();
        move |event: InputEvent| nickname.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onsubmit = {
        let (class, words, nickname, added, text) =
            (class.clone(), words.clone(), nickname.clone(), added.clone(), text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let unnamed = |number: usize| words.with("learn-class-unnamed", &[("number", number.into())]);
            let line = format!("{}\t{text}", *nickname);
            let report = class.change(|class| class.hand_in(&ladders(), &line, unnamed));
            let taken = report.taken.into_iter().next().map(|(name, ..)| name);
            if let Some(name) = &taken {
                announcer.announce(words.with("learn-class-added", &[("name", isolated(name).into())]));
            }
            nickname.set(String::new());
            added.set(Some((text.clone(), taken)));
        }
    };
    // Another link may have come since.
    let said = added.as_ref().filter(|(of, _)| of == text).map(|(_, added)| match added {
        Some(name) => html! {
            <Notice tone={Tone::Right}>
                <p>{ words.with("learn-class-added", &[("name", isolated(name).into())]) }</p>
            </Notice>
        },
        None => html! {
            <Notice tone={Tone::Wrong}>
                <p role="alert">{ words.with("learn-class-full", &[("most", ClassProgress::MOST.into())]) }</p>
            </Notice>
        },
    });
    let count = class.class().students().len();
    let values = [("count", count.into()), ("saved", if class.is_saved() { "yes" } else { "no" }.into())];
    html! {
        <section class="sheet stack" aria-labelledby="to-class">
            <h2 id="to-class">{ words.text("learn-class") }</h2>
            <p>{ words.with("learn-class-about", &values) }</p>
            <form class="stack" {onsubmit}>
                <label class="field">
                    <span>{ words.text("learn-class-nickname") }</span>
                    <input type="text" dir="auto" autocomplete="off" maxlength={ClassProgress::LONGEST_NICKNAME.to_string()}
                        value={(*nickname).clone()} {oninput} />
                </label>
                <div class="row">
                    <button type="submit" class="button">{ words.text("learn-class-add") }</button>
                    <a class="button" href={Route::Teach(TeachPlace::Class).href()}>{ words.text("learn-class-see") }</a>
                </div>
            </form>
            { said }
        </section>
    }
}
