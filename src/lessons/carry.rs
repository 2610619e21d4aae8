//! Progress that a learner takes to another device, as a link, a QR code or a file, or hands in to a teacher. Nothing leaves the device by
//! itself.

use std::rc::Rc;

use flub::{
    games::ladders,
    lessons::{ClassProgress, Progress, ProgressFault},
};
use flub_tables::i18n::{Words, isolated};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::kept::{use_class, use_learners};
use crate::{
    context::{AppContext, use_app},
    exercise::learners::Learner,
    platform::{file, page::address_of},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    ui::{
        copied_field::CopiedField,
        notice::{Notice, Tone},
        renewed::renewed,
        share::{QrCode, copied},
    },
};

#[derive(Properties, PartialEq)]
pub struct CarryProps {
    /// The progress in a link.
    pub text: Option<Rc<str>>,
}

/// Takes progress along, or adds that of another device.
#[component]
pub fn Carry(CarryProps { text }: &CarryProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let learners = use_learners();
    let typed = use_state_eq(|| text.as_deref().unwrap_or_default().to_owned());
    let result = use_state_eq(|| None::<Result<String, String>>);
    let progress = learners.learner().progress.to_string();
    let address = address_of(&LearnPlace::Carry(Some(progress.as_str().into())).href());
    let add = {
        let (learners, result, words) = (learners.clone(), result.clone(), words.clone());
        Callback::from(move |text: String| {
            // The text may be a link or the progress in it.
            let bare = text.trim().rsplit('/').next().unwrap_or_default().to_owned();
            let read = Learner::from_progress(&ladders(), "", &bare);
            let added = read.map_err(|fault| describe_fault(&words, fault)).and_then(|learner| {
                let name = words.with("learn-guest-name", &[("number", (learners.all().len() + 1).into())]);
                let learner = Learner { nickname: name.clone(), ..learner };
                let is_full = learners.change(|kept| kept.with(&ladders(), learner)).is_err();
                if is_full { Err(words.text("learn-full")) } else { Ok(name) }
            });
            if let Err(fault) = &added {
                announcer.announce(fault.clone());
            }
            result.set(Some(added));
        })
    };
    let onsubmit = {
        let (typed, add) = (typed.clone(), add.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            add.emit((*typed).clone());
        }
    };
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| typed.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let on_file = {
        let (add, typed) = (add.clone(), typed.clone());
        move |event: Event| {
            let (add, typed) = (add.clone(), typed.clone());
            let on_text = Callback::from(move |text: Option<String>| {
                let text = text.unwrap_or_default();
                typed.set(text.trim().to_owned());
                add.emit(text);
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    let notice = match &*result {
        Some(Ok(name)) => {
            let added = words.with("learn-imported", &[("name", name.as_str().into())]);
            html! { <Notice tone={Tone::Right}><p role="status">{ renewed(added) }</p></Notice> }
        }
        Some(Err(fault)) => {
            html! { <Notice tone={Tone::Wrong}><p role="alert">{ renewed(fault) }</p></Notice> }
        }
        None => html! {},
    };
    let said = [true, false].map(|is_copied| words.with("learn-hand-in-copied", &[copied(is_copied)]));
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-carry") }</h1>
            <section class="sheet stack carry-take" aria-labelledby="take">
                <h2 id="take">{ words.text("learn-take") }</h2>
                <p>{ words.text("learn-take-about") }</p>
                <QrCode address={address.clone()} label={words.text("learn-code")} />
                <CopiedField id="carry-link" label={words.text("learn-link")} text={address}
                    button={words.text("learn-take-copy")} said={said.clone()} is_primary={typed.is_empty()} />
                <p><a href={file::address(&progress)} download="flub-progress.txt">{ words.text("learn-take-file") }</a></p>
            </section>
            <section class="sheet stack" aria-labelledby="hand-in">
                <h2 id="hand-in">{ words.text("learn-hand-in") }</h2>
                <p>{ words.text("learn-hand-in-about") }</p>
                <CopiedField id="hand-in-line" label={words.text("learn-hand-in-line")}
                    text={line_to_hand_in(learners.learner())} button={words.text("learn-hand-in-copy")} {said} />
            </section>
            if let Some(text) = text {
                <AddToClass {text} />
            }
            <section class="sheet stack" aria-labelledby="bring">
                <h2 id="bring">{ words.text("learn-bring") }</h2>
                <form class="stack" {onsubmit}>
                    <label class="field">
                        <span>{ words.text("learn-bring-text") }</span>
                        <input type="text" autocomplete="off" value={(*typed).clone()} {oninput} />
                    </label>
                    <div class="row">
                        <button type="submit" class={classes!("button", (!typed.is_empty()).then_some("primary"))}>
                            { words.text("learn-bring-it") }
                        </button>
                    </div>
                </form>
                <label class="field">
                    <span>{ words.text("learn-bring-file") }</span>
                    <input type="file" accept=".txt,text/plain" onchange={on_file} />
                </label>
                { notice }
            </section>
            <p><a class="button" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a></p>
        </div>
    }
}

/// How much of a file is read, in bytes: more than any progress has.
const LONGEST_FILE: usize = 1_000;

/// Explains in a sentence why a text cannot be read.
fn describe_fault(words: &Words, fault: ProgressFault) -> String {
    let fault = match fault {
        ProgressFault::TooLong => "long",
        ProgressFault::Version => "version",
        ProgressFault::Mangled => "mangled",
        ProgressFault::TooMany => "many",
    };
    words.with("learn-fault", &[("fault", fault.into())])
}

/// The line to hand in to a teacher: the nickname, if the learner has one, and the progress.
fn line_to_hand_in(Learner { nickname, progress, .. }: &Learner) -> String {
    if nickname.is_empty() { progress.to_string() } else { format!("{nickname}: {progress}") }
}

#[derive(Properties, PartialEq)]
struct AddToClassProps {
    /// The progress in a link.
    text: Rc<str>,
}

/// The form that adds the progress in a student's link to the class, under a nickname. Nothing if the link is unreadable.
#[component]
fn AddToClass(AddToClassProps { text }: &AddToClassProps) -> Html {
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
    // Another link may have been opened since.
    let notice = added.as_ref().filter(|(of, _)| of == text).map(|(_, added)| match added {
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
            { notice }
        </section>
    }
}
