//! Progress to take along: as a link, a QR code or a file. Nothing leaves the device unless somebody carries it.

use std::rc::Rc;

use flub::{games::ladders, teach::ProgressFault};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    for_class::{AddToClass, ForTeacher},
    place::LearnPlace,
    use_learners::use_learners,
};
use crate::app::{
    context::{AppContext, use_app},
    i18n::Words,
    learn::learners::Learner,
    platform::{file, location::address_of},
    ui::{
        notice::{Notice, Tone},
        qr_code::QrCode,
        renewed::renewed,
    },
};

/// Properties of [`Carry`].
#[derive(Properties, PartialEq)]
pub struct CarryProps {
    /// Progress that a link brought.
    pub text: Option<Rc<str>>,
}

/// Takes progress along, or brings it in.
#[component]
pub fn Carry(CarryProps { text }: &CarryProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let learners = use_learners();
    let typed = use_state_eq(|| text.as_deref().unwrap_or_default().to_owned());
    let told = use_state_eq(|| None::<Result<String, String>>);
    let progress = learners.learner().progress.to_string();
    let address = address_of(&LearnPlace::Carry(Some(progress.as_str().into())).href());
    let bring = {
        let (learners, told, words) = (learners.clone(), told.clone(), words.clone());
        Callback::from(move |text: String| {
            // A link may be brought in as well as what is in it.
            let bare = text.trim().rsplit('/').next().unwrap_or_default().to_owned();
            let brought = Learner::brought(&ladders(), "", &bare);
            let said = brought.map_err(|fault| fault_said(&words, fault)).and_then(|learner| {
                let name = words.with("learn-brought-name", &[("number", (learners.all().len() + 1).into())]);
                let learner = Learner { nickname: name.clone(), ..learner };
                let is_full = learners.change(|kept| kept.with(&ladders(), learner)).is_err();
                if is_full { Err(words.text("learn-full")) } else { Ok(name) }
            });
            if let Err(fault) = &said {
                announcer.announce(fault.clone());
            }
            told.set(Some(said));
        })
    };
    let onsubmit = {
        let (typed, bring) = (typed.clone(), bring.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            bring.emit((*typed).clone());
        }
    };
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| typed.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let on_file = {
        let (bring, typed) = (bring.clone(), typed.clone());
        move |event: Event| {
            let (bring, typed) = (bring.clone(), typed.clone());
            let on_text = Callback::from(move |text: Option<String>| {
                let text = text.unwrap_or_default();
                typed.set(text.trim().to_owned());
                bring.emit(text);
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    let said = match &*told {
        Some(Ok(name)) => {
            let said = words.with("learn-brought", &[("name", name.as_str().into())]);
            html! { <Notice tone={Tone::Right}><p role="status">{ renewed(said) }</p></Notice> }
        }
        Some(Err(fault)) => {
            html! { <Notice tone={Tone::Wrong}><p role="alert">{ renewed(fault) }</p></Notice> }
        }
        None => html! {},
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-carry") }</h1>
            <section class="sheet stack" aria-labelledby="take">
                <h2 id="take">{ words.text("learn-take") }</h2>
                <p>{ words.text("learn-take-about") }</p>
                <QrCode address={address.clone()} label={words.text("learn-code")} />
                <label class="field">
                    <span>{ words.text("learn-link") }</span>
                    <input class="link-field" type="text" readonly=true value={address.clone()} />
                </label>
                <p><a href={file::address(&progress)} download="flub-progress.txt">{ words.text("learn-take-file") }</a></p>
                <ForTeacher learner={learners.learner().clone()} />
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
                    <button type="submit" class="button primary">{ words.text("learn-bring-it") }</button>
                </form>
                <label class="field">
                    <span>{ words.text("learn-bring-file") }</span>
                    <input type="file" accept=".txt,text/plain" onchange={on_file} />
                </label>
                { said }
            </section>
            <p><a class="button" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a></p>
        </div>
    }
}

/// The most bytes read of a file: more than any progress has.
const LONGEST_FILE: usize = 1_000;

/// Why a text is no progress, in a sentence.
fn fault_said(words: &Words, fault: ProgressFault) -> String {
    let fault = match fault {
        ProgressFault::TooLong => "long",
        ProgressFault::Version => "version",
        ProgressFault::Mangled => "mangled",
        ProgressFault::TooMany => "many",
    };
    words.with("learn-fault", &[("fault", fault.into())])
}
